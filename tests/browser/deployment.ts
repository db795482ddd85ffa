/** A host whose site can be replaced by its next version under the visitors' feet. */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from '../../scripts/build/files'
import { serve } from '../../scripts/serve'
import { test as base } from './test'

/** Heading of /projets in each version. */
export const heading = 'Des projets, et leurs raisons'
export const nextHeading = 'Des projets, version 2'

const isText = (file: string) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file)
/** The hash in the name of a file, or in the pattern of those of the projects. */
const hashed = /(?<=-)[\w-]{8}(?=\.\w+)/g

/**
 * The next version of a built site: no file below assets/ but the font keeps its name, every reference follows, and /projets has another heading. It
 * takes a second where a build takes twenty; NEXT_DIST=FOLDER puts a version really built in its place (decision 027).
 */
function writeNextVersion(from: string, to: string) {
  cpSync(from, to, { recursive: true })
  const files = listFiles(to)
  const hashes = new Map<string, string>()
  // The font keeps its name: it is in the styles of the pages, whose hash their policy holds.
  for (const file of files.filter((name) => name.startsWith('assets/') && !name.endsWith('.woff2'))) {
    const [hash = ''] = file.match(hashed) ?? []
    hashes.set(hash, createHash('sha256').update(hash).digest('base64url').slice(0, 8))
    renameSync(path.join(to, file), path.join(to, file.replace(hash, hashes.get(hash) as string)))
  }
  for (const file of listFiles(to).filter(isText)) {
    const target = path.join(to, file)
    const text = readFileSync(target, 'utf8').replace(hashed, (hash) => hashes.get(hash) ?? hash)
    writeFileSync(target, text.replaceAll(heading, nextHeading))
  }
}

export interface Host {
  /** Address of the site, without a trailing slash. */
  url: string
  /** Puts the next version in place of the first, whose files are gone. */
  deploy: () => void
}

export const test = base.extend<{ host: Host }, { versions: { first: string; next: string } }>({
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'violine-versions-'))
      const first = path.resolve('dist')
      const next = process.env.NEXT_DIST ?? path.join(folder, 'next')
      if (!process.env.NEXT_DIST) writeNextVersion(first, next)
      await use({ first, next })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ versions: { first, next } }, use) => {
    const current = await serve({ dist: first, port: 0 })
    const following = await serve({ dist: next, port: 0 })
    const deploy = () => {
      current.server.removeAllListeners('request')
      current.server.on('request', (request, response) => following.server.emit('request', request, response))
    }
    await use({ url: current.url, deploy })
    await Promise.all([current.close(), following.close()])
  },
})
