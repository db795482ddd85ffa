/** The table of docs/deploying.md, between its two marks: what is expected of each server, and proved by this suite. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expectations, observatory } from './expectations'
import { probeNames } from './probes'

const file = 'docs/deploying.md'
const start = '<!-- hosts: written by tests/hosts -->'
const end = '<!-- /hosts -->'

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function table(): string {
  const { local: _, ...others } = expectations
  const hosts = Object.values(others)
  return [
    line(['', ...hosts.map(({ title }) => title)]),
    line(['---', ...hosts.map(() => '---')]),
    ...probeNames.map((name) => line([name, ...hosts.map(({ answers }) => answers[name])])),
    line(['HTTP Observatory', ...hosts.map(({ readsHeaders }) => (readsHeaders ? observatory : '–'))]),
  ].join('\n')
}

/**
 * @returns whether the file had to change
 * @throws Error when it has lost its marks
 */
export function writeTable(): boolean {
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${file} n’a plus les marques « ${start} » et « ${end} ».`)
  writeFileSync(file, `${text.slice(0, from + start.length)}\n\n${table()}\n\n${text.slice(to)}`)
  // Columns are padded as in every other document.
  spawnSync('node_modules/.bin/biome', ['format', '--write', file])
  return readFileSync(file, 'utf8') !== text
}
