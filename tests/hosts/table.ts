/** Compares the table of docs/deploying.md with the expectations. */
import { readText } from '../../scripts/text'
import { expectations } from './expectations'
import { probeNames } from './probes'

const file = 'docs/deploying.md'
const start = '<!-- hosts: compared by tests/hosts -->'
const end = '<!-- /hosts -->'

/** A table row, spaces normalised. */
const tidy = (row: string) => row.replaceAll(/\s*\|\s*/g, '|').replaceAll(/-+/g, '-')
const line = (cells: string[]) => `|${cells.join('|')}|`

/** Expected rows. */
export function expectedTable(): string[] {
  const { local: _, ...others } = expectations
  const hosts = Object.values(others)
  return [
    line(['', ...hosts.map(({ title }) => title)]),
    line(['---', ...hosts.map(() => '---')]),
    ...probeNames.map((name) => line([name, ...hosts.map(({ answers }) => answers[name])])),
    // Rules of tests/dist/hosts, for who sends our headers.
    line(['HTTP Observatory', ...hosts.map(({ readsHeaders }) => (readsHeaders ? 'A+' : '–'))]),
  ].map(tidy)
}

/** Actual rows. */
export function writtenTable(): string[] {
  const text = readText(file)
  return text
    .slice(text.indexOf(start) + start.length, text.indexOf(end))
    .trim()
    .split('\n')
    .map((row) => tidy(row.trim()))
}
