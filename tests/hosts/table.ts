/** The table of docs/deploying.md, between its two marks. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expectations } from './expectations'
import { type ProbeName, probeNames } from './probes'
import type { HostName } from './servers'

type Seen = Partial<Record<ProbeName | 'observatory', string>>
export type Observed = Partial<Record<HostName, Seen>>

const file = 'docs/deploying.md'
const start = '<!-- hosts: written by tests/hosts -->'
const end = '<!-- /hosts -->'

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function tableOf(observed: Observed): string {
  const hosts = Object.keys(expectations) as HostName[]
  const rows: (keyof Seen)[] = [...probeNames, 'observatory']
  const label = (row: keyof Seen) => (row === 'observatory' ? 'HTTP Observatory' : row)
  return [
    line(['', ...hosts.map((host) => expectations[host].title)]),
    line(['---', ...hosts.map(() => '---')]),
    ...rows.map((row) => line([label(row), ...hosts.map((host) => observed[host]?.[row] ?? '–')])),
  ].join('\n')
}

/**
 * @returns whether the file had to change
 * @throws Error when it has lost its marks
 */
export function writeTable(observed: Observed): boolean {
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${file} n’a plus les marques « ${start} » et « ${end} ».`)
  const next = `${text.slice(0, from + start.length)}\n\n${tableOf(observed)}\n\n${text.slice(to)}`
  writeFileSync(file, next)
  // Columns are padded as in every other document.
  spawnSync('node_modules/.bin/biome', ['format', '--write', file])
  return readFileSync(file, 'utf8') !== text
}
