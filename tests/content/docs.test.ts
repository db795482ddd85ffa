/** The documentation names what exists, all of it where it says so, and renders as it was meant. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'scripts/demonstrations/README.md',
  ...listFiles('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const read = (file: string) => readText(file)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Links to other files, without their hash; what is between backquotes is an example. */
const linksOf = (file: string) =>
  [
    ...read(file)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g),
  ].map(([, target]) => target as string)

/** Names between backquotes that can only be paths of the repository. */
const pathsOf = (file: string) =>
  [...read(file).matchAll(/`((?:src|scripts|tools|tests|docs|public)\/[\w./-]+\.\w+)`/g)].map(
    ([, name]) => name as string,
  )

/** Lines of a document outside its code fences, which are left empty. */
function linesOf(file: string): string[] {
  let fenced = false
  return read(file)
    .split('\n')
    .map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line)
      if (isFence) fenced = !fenced
      return fenced || isFence ? '' : line
    })
}

const isRow = (line = '') => /^\s*\|/.test(line)
const cellsOf = (row: string) =>
  row
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** True of the line under a header that makes a table of it (https://github.github.com/gfm/#tables-extension-). */
const delimits = (line: string, header: string) =>
  isRow(line) && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell)) && cellsOf(line).length === cellsOf(header).length

/** First lines of the tables that show as raw text, with their number. */
const brokenTablesOf = (file: string) =>
  linesOf(file).flatMap((line, i, lines) =>
    isRow(line) && !isRow(lines[i - 1]) && !delimits(lines[i + 1] ?? '', line) ? [`${i + 1}: ${line}`] : [],
  )

/** An owner may delete that folder. */
const isKept = (name = '') => !/owner-path/.test(name) || existsSync('tests/owner-path')

describe('the documentation', () => {
  test.each(documents)('%s leads to files that exist, and names commands that do', (file) => {
    for (const target of linksOf(file)) expect(existsSync(path.join(path.dirname(file), target)), target).toBe(true)
    for (const name of pathsOf(file).filter(isKept)) expect(existsSync(name), name).toBe(true)
    for (const [, name] of read(file).matchAll(/\bnpm run ([\w:-]+)/g))
      expect(scripts, name).toHaveProperty([name ?? ''])
  })

  test.each(documents)('%s has no table without its delimiter row', (file) => {
    expect(brokenTablesOf(file)).toEqual([])
  })

  test('says what every file of tests protects, and names none that does not exist', () => {
    const named = [
      ...read('docs/tests.md').matchAll(
        /`((?:unit|content|commands|dist|hosts|browser|specification|owner-path)\/[\w-]+)`/g,
      ),
    ].map(([, name]) => name)
    const files = listFiles('tests')
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => file.replace(/\.(?:test|spec)\.tsx?$/, ''))
    expect([...new Set(named)].filter(isKept).sort()).toEqual(files.sort())
  })

  test.runIf(isKept('owner-path'))('of the owner’s path leave out of its copies tests that exist', async () => {
    await expect(import(path.resolve('tests/owner-path/steps.ts'))).resolves.toBeDefined()
  })

  test('of the commands names every command of package.json', () => {
    const text = read('README.md') + read('docs/tests.md')
    // The parts of `check` are named by what they print.
    for (const name of Object.keys(scripts).filter(
      (script) => !script.startsWith('check:') || script === 'check:launch',
    ))
      expect(text, name).toMatch(new RegExp(`\\bnpm (?:run |)${name}\\b|\`${name}\``))
  })

  test('of what is held back names packages that are there', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const held = [...read('docs/updating-dependencies.md').matchAll(/`([@\w/-]+)` \d/g)].map(([, name]) => name)
    expect(held.length).toBeGreaterThan(0)
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(held))
  })

  test('is cited by the lint rules as it is, and they watch over rooms that are there', () => {
    const rules = read('biome.jsonc')
    for (const [, heading, file] of rules.matchAll(/« ([^»]+) » dans ([\w/]+\.md)/g))
      expect(linesOf(file ?? ''), heading).toContainEqual(expect.stringMatching(new RegExp(`^#+ ${heading}$`)))
    const rooms = [...rules.matchAll(/!?(?:@|src)\/(?:\{([\w,]+)\}|([\w-]+))\//g)].flatMap(([, several, one]) =>
      (several ?? one ?? '').split(','),
    )
    expect(rooms.length).toBeGreaterThan(0)
    for (const room of rooms) expect(existsSync(`src/${room}`), room).toBe(true)
  })

  test('numbers each decision once, and says it in one screen', () => {
    for (const file of documents.filter((name) => name.includes('decisions/')))
      expect(read(file).match(/\S*[\p{L}\p{N}]\S*/gu)?.length, file).toBeLessThanOrEqual(200)
    const numbers = documents.flatMap((file) => /decisions\/(\d{3})-/.exec(file)?.[1] ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

const sources = ['src', 'scripts', 'tests', 'tools'].flatMap((room) =>
  listFiles(room)
    .filter((file) => /^(?!.*node_modules).*\.(?:tsx?|css|php)$/.test(file))
    .map((file) => `${room}/${file}`),
)

test('readText reads every text file, with the line ends and the encoding of any editor', () => {
  const others = /readFile(?:Sync)?\((?:[^()]|\([^()]*\))*(?:,\s*[^\s)]|\)\.toString\((?:\)|'utf))/
  expect(sources.filter((file) => others.test(read(file)))).toEqual([])
})

test('a comment names its subject: none begins with « What », « Whether » or « The same »', () => {
  const riddle =
    /(?:\/\*\*?|^ *\*|\/\/) (?:What|Whether|So that|Who is|Where it|The same|Same|Told|As (?:high|large|wide|many)|Of (?:a|the|every|what|whole))\b/m
  expect(sources.filter((file) => riddle.test(read(file)))).toEqual([])
})

// The longer path of a page that an owner has moved is no fault.
test.runIf(isTemplate)('a comment is at most 140 characters wide, as CONTRIBUTING.md asks', () => {
  const wide = /^ *(?:\/?\*|\/\/).{139,}$/m
  const found = sources.filter((file) => (read(file).match(wide)?.[0].length ?? 0) > 140)
  expect(found).toEqual([])
})

test('a name says path, URL or href (CONTRIBUTING.md), and none « address »', () => {
  const vague = /\b(?:const|let|function) \{?\[?[^=\n]*[aA]ddress|[(,] ?\{? ?\w*[aA]ddress(?:es)?\b(?=[:,)])/
  expect(sources.filter((file) => vague.test(read(file)))).toEqual([])
})
