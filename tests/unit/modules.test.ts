/** Modules of one page lie with it: a page that an owner removes with its folder and its copy leaves nothing unused. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { pages } from '../../src/site/pages'
import { isTemplate } from '../template'

/** Text of every module, by file. */
const modules = new Map(
  ['src', 'scripts', 'tools', 'tests']
    .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file))
    .map((file) => [file, readText(file)]),
)

/** The file that an import names; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? path.join('src', specifier.slice(2))
    : path.join(path.dirname(from), specifier)
  return ['', '.ts', '.tsx'].map((extension) => base + extension).find((file) => modules.has(file))
}

/** The page to which a file belongs: its folder in src/pages, or that of the page whose copy it is. */
function pageOf(file: string): string | undefined {
  const copyOf = Object.entries(pages).find(([id]) => file === `src/content/${id}.ts`)
  return copyOf ? path.basename(copyOf[1].path) || copyOf[0] : /^src\/pages\/([^/]+)\//.exec(file)?.[1]
}

/** Folders of pages that programs name outside their own files: an owner keeps those. */
const kept = Object.entries(pages).flatMap(([id, { path: pathname }]) => {
  const names = new RegExp(`\\bpages\\.${id}\\b`)
  const isNamed = [...modules].some(([file, text]) => !/^src\/(?:pages|content)\//.test(file) && names.test(text))
  return isNamed ? [path.basename(pathname) || id] : []
})

/** For each module and each name that it exports, as `file name`: the files that import it. */
const importers = new Map<string, Set<string>>()
const add = (imported: string, file: string) =>
  importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
for (const [file, text] of modules)
  for (const [, names, specifier = ''] of text.matchAll(
    /(?:(?:import|export) (?:type )?(?:\w+,? ?)?(?:\{([^}]*)\} )?from |import\()'([^']+)'/g,
  )) {
    const target = fileOf(specifier, file)
    if (!target) continue
    add(target, file)
    for (const name of names?.split(',') ?? []) {
      const [, imported] = /^\s*(?:type )?(\w+)/.exec(name) ?? []
      if (imported) add(`${target} ${imported}`, file)
    }
  }

/** True for pages that docs/adding-a-page.md lets an owner remove, by their folder. */
const mayGo = (folder: string) =>
  !kept.includes(folder) && Object.values(pages).some(({ path: pathname }) => path.basename(pathname) === folder)

// Where an owner has removed a page, a module that it shared with another is the other's alone.
test.runIf(isTemplate)(
  'a module of one page alone lies in its folder, and so does a function if the page may be removed',
  () => {
    const ofOnePage = [...importers].flatMap(([imported, users]) => {
      const [file = '', name] = imported.split(' ')
      const owners = new Set([...users].map(pageOf))
      const [owner] = owners
      if (!file.startsWith('src/') || pageOf(file) || owners.size !== 1 || !owner) return []
      const isUsedInside = name && (modules.get(file) ?? '').split(new RegExp(`\\b${name}\\b`)).length > 2
      if (isUsedInside || (name && !mayGo(owner))) return []
      return [`${imported} : src/pages/${owner}`]
    })
    expect(ofOnePage).toEqual([])
  },
)
