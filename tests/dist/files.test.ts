/** Which files ship, and which must not. */
import { describe, expect, test } from 'vitest'
import { fontPackage } from '@/theme/tokens'
import { hashOf, hashPattern, nameLength } from '../../scripts/build/cache'
import { fileOf } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { everyPage } from './every'
import { builtPages, demonstrations, dist, files, read } from './site'

const isText = (file: string) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file)

describe('the files of the site', () => {
  everyPage('have every page as x.html and as x/index.html, identical', ({ html }, path) => {
    if (path === '/' || path === '/404') return
    expect(read(`${path.slice(1)}/index.html`)).toBe(html)
  })

  test('hold a page for every promised path, and none that nobody promised', () => {
    const promised = [...builtPages.map(({ meta }) => meta), ...demonstrations].flatMap(({ path }) =>
      path === '/' || path === '/404' ? [fileOf(path)] : [fileOf(path), `${path.slice(1)}/index.html`],
    )
    expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(promised.sort())
  })

  test('hold nothing left over by the machinery', () => {
    expect(files.filter((file) => /static-loader-data|\.vite|\.map$|manifest\.json$|\.DS_Store/.test(file))).toEqual([])
  })

  test('may be kept for ever by browsers below assets/: each name is made from the content', () => {
    const hashed = new RegExp(`-${hashPattern}\\.\\w+$`)
    const unhashed = files.filter((file) => file.startsWith('assets/') && !hashed.test(file))
    expect(unhashed).toEqual([])
    // scripts/build/css.ts names the stylesheets, Vite the rest.
    for (const file of files.filter((name) => name.endsWith('.css')))
      expect(file).toContain(hashOf(read(file)).slice(0, nameLength))
  })

  test('are all used by a page, a script or a stylesheet', () => {
    const everything = files.filter(isText).map(read).join('\n')
    const unused = files.filter(
      (file) => file.startsWith('assets/') && !everything.includes(file.slice(file.lastIndexOf('/') + 1)),
    )
    expect(unused).toEqual([])
  })

  test('tell nothing of the machine that built them, and keep no mark to fill', () => {
    const root = dist.slice(0, -'/dist'.length)
    for (const file of files.filter(isText)) {
      const text = read(file)
      expect(text.includes(root), `${file} contient le chemin ${root}`).toBe(false)
      expect(/⟦\w+⟧/.exec(file.endsWith('.html') ? text : '')?.[0], file).toBeUndefined()
    }
  })

  test('quote the licence of every package and font that ships, and not of a build tool', () => {
    const { dependencies } = JSON.parse(readText('package.json'))
    const entries = read('third-party-licences.txt').split(/\n(?=\S+ (?:[\d.]+ )?\([\w.-]+\)\n=+\n)/)
    const names = entries.slice(1).map((entry) => entry.slice(0, entry.indexOf(' ')))
    const own = [...Object.keys(dependencies), fontPackage]
    expect(names).toEqual(expect.arrayContaining(own))
    expect(names).not.toContain('typescript')
    for (const entry of entries.slice(1)) expect(entry).toMatch(/Copyright|\(c\)/i)
  })
})
