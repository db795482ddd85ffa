/** The parts of docs/performance.md that programs write, between two comments. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const file = 'docs/performance.md'

/**
 * @returns the text with what stands between the marks of that name replaced
 * @throws Error when the marks are not there
 */
export function fillPart(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`Les repères « ${start} » et « ${end} » manquent.`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}

/** Writes one part of the page on performance, its tables padded as in every other document. */
export function writePart(name: string, content: string): void {
  writeFileSync(file, fillPart(readFileSync(file, 'utf8'), name, content))
  spawnSync(path.resolve('node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
}

/** Date and machine of a measure: what one needs to judge it, and nothing that names the machine. */
export function circumstances(browser: string): string {
  const cpus = os.cpus()
  const model = (cpus[0]?.model ?? 'unknown CPU').trim()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${new Date().toISOString().slice(0, 10)}, ${model}, ${cpus.length} cores, ${memory} GiB, Node ${process.versions.node}, ${browser}`
}
