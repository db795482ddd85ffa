/** Keeps what went into every chunk of the browser's bundle, for the table of docs/performance.md (`npm run what-ships`). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

export const whatShipsFile = '.cache/what-ships.json'

export interface ShippedChunk {
  /** Name without its hash: `application`. */
  name: string
  /** Bytes as written, minified. */
  bytes: number
  brotli: number
  parts: Record<string, number>
}

/** What the build keeps: weighing takes seconds, and is left to the command. */
interface KeptChunk {
  name: string
  /** As written, minified. */
  code: string
  /** Code of each part, before minification. */
  parts: Record<string, string>
}

/**
 * Estimate of what each part takes of the bytes after brotli. A compressor has no parts: each one is minified and compressed by itself,
 * and the sum is brought down to what the chunk weighs.
 * @param code of each part, before minification
 */
export function estimateParts(code: Record<string, string>, brotli: number): Record<string, number> {
  const alone = Object.entries(code).map(
    ([part, text]) => [part, brotliCompressSync(minifySync('part.js', text).code || text).length] as const,
  )
  const total = alone.reduce((sum, [, size]) => sum + size, 0)
  return Object.fromEntries(alone.map(([part, size]) => [part, Math.round((size / total) * brotli)]))
}

/**
 * The part of the site, or the package, a module belongs to: `src/layout`, `react-dom`, `@mantine/core · Button`.
 * @param id as Vite names modules, on this machine
 */
export function partOf(id: string): string {
  const file = id
    .split(path.sep)
    .join('/')
    .replace(/[?\0].*$/, '')
  const [, inside] = /.*\/node_modules\/(.+)$/.exec(file) ?? []
  if (!inside) return partOfSource(file || id)
  const [name = '', scoped = '', ...rest] = inside.split('/')
  if (!name.startsWith('@')) return name
  const folder = /(?:components|core)\/([A-Z]\w+)\//.exec(rest.join('/'))?.[1]
  return name === '@mantine' && folder ? `${name}/${scoped} · ${folder}` : `${name}/${scoped}`
}

function partOfSource(file: string): string {
  const [, room, next] = /\/src\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? []
  if (!room) return 'generated'
  return room === 'pages' && next ? `src/pages/${next}` : `src/${room}`
}

/** Weighs what the last build kept. */
export const readShipped = (): ShippedChunk[] =>
  (JSON.parse(readFileSync(whatShipsFile, 'utf8')) as KeptChunk[]).map(({ name, code, parts }) => {
    const brotli = brotliCompressSync(code).length
    return { name, bytes: Buffer.byteLength(code), brotli, parts: estimateParts(parts, brotli) }
  })

export function whatShips(): Plugin {
  return {
    name: 'violine:what-ships',
    apply: (config) => !config.build?.ssr,
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file): KeptChunk[] => {
        if (file.type !== 'chunk') return []
        const code: Record<string, string> = {}
        for (const [id, module] of Object.entries(file.modules)) {
          const part = partOf(id)
          if (module.code) code[part] = (code[part] ?? '') + module.code
        }
        return [{ name: file.name, code: file.code, parts: code }]
      })
      mkdirSync(path.dirname(whatShipsFile), { recursive: true })
      writeFileSync(whatShipsFile, JSON.stringify(chunks))
    },
  }
}
