/** The build itself, run elsewhere: the same bytes from another folder, and a clear end when something is wrong. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pages } from '@/site/pages'
import { listFiles } from '../../scripts/build/files'
import { scaffoldProjet } from '../../scripts/content/scaffold'
import { readText } from '../../scripts/text'
import { projetAnswers } from '../content/folder'
import { allFiles, dist, projets } from './site'

const root = path.resolve('.')
let copy: string

// A whole build takes minutes while the copies of the owner's path are built beside it.
vi.setConfig({ testTimeout: 300_000 })

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'violine-'))
  for (const name of ['src', 'public', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  // Shares the content-addressed image cache.
  for (const cache of ['.cache/images', '.cache/partage'])
    cpSync(path.join(root, cache), path.join(copy, cache), { recursive: true })
  // Copied, not symlinked: the order of modules depends on real paths. Hard links where possible.
  const modules = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')] as const
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) cpSync(...modules, { recursive: true })
  // Plus what file managers and editors leave, and one unpublished project.
  for (const file of listFiles(path.join(copy, 'public'))) chmodSync(path.join(copy, 'public', file), 0o600)
  for (const stray of ['.DS_Store', '._favicon.svg', 'Thumbs.db', 'robots.txt~'])
    writeFileSync(path.join(copy, 'public', stray), '')
  mkdirSync(path.join(copy, 'src/content/projets/.obsidian'))
  scaffoldProjet(path.join(copy, 'src/content/projets'), projetAnswers)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function build(environment: Record<string, string> = {}) {
  // A shell that lets nobody else read what is written.
  const command = 'umask 077; exec "$0" --import tsx scripts/build.ts'
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', TZ: 'Pacific/Auckland', LANG: 'C', ...environment },
  })
  return { status, output: stdout + stderr }
}

/** Edits a source of the copy permanently. */
function change(file: string, by: (text: string) => string) {
  const target = path.join(copy, file)
  const before = readText(target)
  expect(by(before), `${file} n’a pas changé`).not.toBe(before)
  writeFileSync(target, by(before))
}

/**
 * Removes the lightest picture of each kind from the copy's cache, so that encoders are compared too. All pictures would take minutes
 * (decision 014).
 */
function forgetPictures() {
  for (const [kind, cache] of [
    [/^assets\/.*\.avif$/, '.cache/images'],
    [/^assets\/.*\.jpeg$/, '.cache/images'],
    [/^partage\/.*\.png$/, '.cache/partage'],
  ] as const) {
    const pictures = allFiles.filter((file) => kind.test(file)).map((file) => readFileSync(path.join(dist, file)))
    const lightest = pictures.sort((a, b) => a.length - b.length)[0] as Buffer
    const folder = path.join(copy, cache)
    const known = readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).equals(lightest))
    expect(known, `${cache}, ${kind}`).not.toEqual([])
    for (const name of known) rmSync(path.join(folder, name))
  }
}

describe('a build', () => {
  test('made in another folder, another time zone and another shell, with a draft more, gives the same bytes', () => {
    forgetPictures()
    const { status, output } = build()
    expect(status, output).toBe(0)
    const made = path.join(copy, 'dist')
    expect(listFiles(made)).toEqual(allFiles)
    const different = allFiles.filter(
      (file) => !readFileSync(path.join(made, file)).equals(readFileSync(path.join(dist, file))),
    )
    expect(different).toEqual([])
    const unreadable = allFiles.filter((file) => (statSync(path.join(made, file)).mode & 0o044) !== 0o044)
    expect([...unreadable, ...(statSync(made).mode & 0o055 ? [] : [made])]).toEqual([])
    expect(output).toContain('pages prérendues')
    expect(output).toMatch(new RegExp(`Brouillons laissés de côté : .*\\b${projetAnswers.nom}\\b`))
  })

  test('fails on a value of another kind, which a page would show all the same, and leaves the site built before whole', () => {
    const file = 'src/content/vedettes.ts'
    const before = readText(path.join(copy, file))
    change(file, (text) => `export const texte: string = 12\n${text}`)
    const { status, output } = build()
    writeFileSync(path.join(copy, file), before)
    expect(status).toBe(1)
    expect(output).toMatch(/src\/content\/vedettes\.ts:1 : .*'number'/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(listFiles(path.join(copy, 'dist'))).toEqual(allFiles)
  })

  test('fails when a page cannot be rendered, and names it', () => {
    const folder = `src/pages/${path.basename(pages.projets.path)}`
    const page = readdirSync(folder).find((name) => name.endsWith('Page.tsx'))
    change(`${folder}/${page}`, (text) =>
      text.replace(/export default function \w+\(\) \{/, '$& if (document.title) return null'),
    )
    const { status, output } = build()
    expect(status).not.toBe(0)
    expect(output).toContain(pages.projets.path.slice(1))
    expect(listFiles(path.join(copy, 'dist')), 'le site construit auparavant').toEqual(allFiles)
  })

  test('fails on mistakes in the contents, before any page is rendered, and says all of them and nothing else', () => {
    const [first, last] = [projets[0]?.name, projets.at(-1)?.name]
    change(`src/content/projets/${first}/projet.ts`, (text) => text.replace(/titre: '[^']+'/, "titre: ''"))
    change(`src/content/projets/${last}/etude.mdx`, (text) => `${text}\n[x](/nulle-part)\n`)
    const { status, output } = build()
    expect(status).toBe(1)
    expect(output).toMatch(new RegExp(`2 en tout[\\s\\S]*\\b${first}/projet\\.ts, titre`))
    expect(output).toMatch(new RegExp(`\\b${last}/etude\\.mdx:\\d+, lien`))
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('fails on a wrong environment before anything else, and names all that is wrong', () => {
    const wrong = {
      SITE_ORIGIN: 'violine.example',
      BASE_PATH: 'agence',
      ANALYTICS_ORIGIN: 'http://',
      CONTACT_ENDPOINT: 'contact',
      REPORT_ENDPOINT: 'rapports',
      SITE_INDEXABLE: 'oui',
    }
    const { status, output } = build(wrong)
    expect(status).toBe(1)
    for (const name of Object.keys(wrong)) expect(output).toContain(name)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('of a site without projects is right, and links to none', () => {
    rmSync(path.join(copy, 'src'), { recursive: true })
    cpSync(path.join(root, 'src'), path.join(copy, 'src'), { recursive: true })
    rmSync(path.join(copy, 'src/content/projets'), { recursive: true })
    change('src/content/vedettes.ts', () => 'export const vedettes: readonly string[] = []\n')
    change('src/content/exemples.ts', (text) => text.replace(/(?<= = )\{[\s\S]*/, '{}\n'))
    const { status, output } = build()
    expect(status, output).toBe(0)
    const made = path.join(copy, 'dist')
    const pages = listFiles(made).filter((file) => file.endsWith('.html'))
    expect(pages.filter((file) => readText(path.join(made, file)).includes('href="/projet/'))).toEqual([])
  })
})
