/** Statements of the pages on this site itself, against the code and its history. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cookies } from '@/content/confidentialite'
import { propriete } from '@/content/mentions'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'

const sources = listFiles(path.resolve('src'))
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:content|theme)\//.test(file))
  .map((file) => readText(path.resolve('src', file)))

/** Every key under which the code keeps something on the visitor's device. */
const keysOfCode = sources.flatMap((code) =>
  [...code.matchAll(/'(site:[a-z]+|disable-rybbit)'/g)].map(([, key = '']) => key),
)

test('the privacy page lists every key that the code keeps on the device, and no other', () => {
  expect(cookies.rows.flatMap(({ keys }) => keys).sort()).toEqual([...new Set(keysOfCode)].sort())
})

/** Parts that the licence of the code leaves out, in both languages. */
const leftOut = [/\btext(?:e)?s\b/i, /\blogo\b/i, /\b(?:pictures|images)\b/i, /\bd[ée]monstration\b/i]

test.each([
  ['LICENSE', /What this licence covers[\s\S]*/.exec(readText('LICENSE'))?.[0]],
  ['README.md', /## Licence[\s\S]*/.exec(readText('README.md'))?.[0]],
  ['the legal page', propriete.code],
])('%s says the same of what is not under the licence of the code', (_, text) => {
  for (const what of leftOut) expect(text).toMatch(what)
})

/** Output of git; undefined where it cannot tell: no git, no repository, or a shallow clone. */
function git(...options: string[]): string | undefined {
  try {
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

const knowsHistory = git('rev-parse', '--is-shallow-repository') === 'false'

test.runIf(knowsHistory)('the date of a page is not before its last change', () => {
  for (const file of listFiles('src/content').flatMap((name) =>
    /^[\w-]+\.ts$/.test(name) ? `src/content/${name}` : [],
  )) {
    const [, date] = /^export const miseAJour = '(.*)'/m.exec(readText(file)) ?? []
    const changed = git('log', '-1', '--format=%cs', '--', file) ?? ''
    if (date) expect.soft(date >= changed, `${file} a changé le ${changed} : mettez « miseAJour » à jour`).toBe(true)
  }
})
