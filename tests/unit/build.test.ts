import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { siteStyles } from '../../scripts/build/css'
import { ecoIndex, ecoIndexGrade } from '../../scripts/build/ecoindex'
import { fillMarks } from '../../scripts/build/figures'
import { listFiles } from '../../scripts/build/files'
import { cleanPage, openRoot } from '../../scripts/build/html'
import { modulesOf } from '../../scripts/build/manifest'
import { putInPlace } from '../../scripts/build/place'
import type { NamedProjet } from '../../scripts/content/read'
import { readText } from '../../scripts/text'
import { siteConfig } from '../../vite.config'

test('a site of any number of projects has names for their modules', async () => {
  // The names of modules of the site's own build, on as many empty ones.
  for (const count of [30, 31, 400]) {
    const config = siteConfig({
      known: Array.from({ length: count }, (_, index) => ({ name: `p${index}` }) as NamedProjet),
    })
    const { entryFileNames, chunkFileNames } = [config.build?.rolldownOptions?.output].flat()[0] ?? {}
    const modules = count + 30
    const name = '/virtual'
    const plugin = {
      name: 'modules',
      resolveId: (id: string) => (id.startsWith(name) ? id : null),
      load: (id: string) => {
        if (id !== name) return id.startsWith(name) ? `export default '${id}'` : null
        return Array.from({ length: modules }, (_, index) => `import('${name}/${index}')`).join('\n')
      },
    }
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, rolldownOptions: { input: name, output: { entryFileNames, chunkFileNames } as object } },
    })
    expect([made].flat().flatMap((one) => ('output' in one ? one.output : []))).toHaveLength(modules + 1)
  }
})

test('a finished site takes the place of the one before, in its own folder, and leaves there only the branch it is published from', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'place-'))
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), name)
  }
  for (const name of [
    'dist/old.html',
    'dist/assets/old.js',
    'dist/.git/HEAD',
    'made/dist/a.html',
    'made/dist/assets/a.js',
  ])
    write(name)
  for (const name of ['made/dist/.htaccess', 'made/dist-servers/nginx.conf', 'else.txt']) write(name)
  const { ino } = statSync(path.join(root, 'dist'))
  putInPlace(path.join(root, 'made'), root)
  expect(listFiles(root).sort()).toEqual(
    [
      'dist-servers/nginx.conf',
      'dist/.git/HEAD',
      'dist/.htaccess',
      'dist/a.html',
      'dist/assets/a.js',
      'else.txt',
    ].sort(),
  )
  expect(statSync(path.join(root, 'dist')).ino).toBe(ino)
  rmSync(root, { recursive: true })
})

describe('the HTML of a page', () => {
  test('fails the build rather than shipping a page without a title', () => {
    expect(() => cleanPage('<html><body><div id="root"><p></p>')).toThrow('<title>')
    expect(() => cleanPage('<html></html>')).toThrow('racine')
  })

  test('is filled by position, not by `replace`, in which « $& » of a text would be the root itself', () => {
    const frame = openRoot(readText('index.html'))
    // Replaced by node_modules/vite-react-ssg, renderHTML.
    const replaced = '<div id="root"></div>'
    expect(frame.replace(replaced, '<div id="root"><p>$$ $&</p></div>')).toBe(frame)
    expect(frame).toContain('id="root"')
  })
})

describe('the styles of the site', () => {
  const css = `:root{--used:1px;--via:var(--used);--dead:2px;--inline:3px}
.a1_x{margin:var(--via)}.b1_x{color:red}.c1_x,.a1_x:hover{color:blue}.dead_x{color:green}
.a1_x:not(.gone_x){top:0}@media print{.dead_x{color:black}}@keyframes spin{to{top:1px}}@keyframes idle{to{top:1px}}
.b1_x{animation:spin 1s}:where(.a1_x,.y1_x) .c1_x{left:0}p{bottom:0}.a1_x[open]{right:0}:focus-visible{outline:0}a:where(:hover){top:1px}.dead_x:hover{top:2px}@font-face{font-family:F;src:url(f.woff2)}`
  const pages = ['<p class="a1_x b1_x"><a>', '<i class="c1_x" style="margin:var(--inline)">']
  const made = siteStyles(css, pages, ['const k={button:`js-only_x`}'])

  test('leave out the rules, the variables and the animations that nothing uses', async () => {
    const { full } = await made
    for (const gone of ['.dead_x', '@media', 'idle', '--dead']) expect(full).not.toContain(gone)
    for (const kept of [
      '@keyframes spin',
      '--used:1px',
      '--inline:3px',
      '[open]',
      'p{bottom:0}',
      ':focus-visible{',
      'a:where(:hover)',
    ])
      expect(full).toContain(kept)
  })

  test('give a page only its own part, what its scripts may show included', async () => {
    const part = await (await made).forPage('<p class="a1_x">', ['const c=`c1_x`'])
    for (const kept of ['.a1_x{margin', '.a1_x:hover{color:blue}', '.c1_x', 'p{bottom:0}']) expect(part).toContain(kept)
    for (const gone of ['.b1_x', 'a:where']) expect(part).not.toContain(gone)
  })

  test('give a page the rules for what it contains, and not those for what only others contain', async () => {
    const kinds = ['rouge', 'bleu']
    const rules = kinds.map((kind) => `[data-kind=${kind}] p{color:${kind === 'rouge' ? 'red' : 'blue'}}`)
    const asked = 'p:has(.a_x){top:2px}p:has(> .b_x){top:3px}p:has(> i > .c_x){top:4px}'
    const css = `${rules.join('')}${asked}:root:has([data-state=on]) p{top:0}p:has(:checked){top:1px}`
    const { full, forPage } = await siteStyles(
      css,
      kinds.map((kind) => `<p data-kind="${kind}">`),
      [],
    )
    for (const kept of [...rules, 'data-state', ':checked']) expect(full).toContain(kept)
    const part = await forPage('<p data-kind="rouge">', [])
    for (const gone of ['bleu', 'a_x', 'b_x', 'c_x']) expect(part).not.toContain(gone)
    for (const kept of [rules[0], 'data-state', ':checked']) expect(part).toContain(kept)
  })

  test('register a custom property in the pages that set it alone', async () => {
    const registered = '@property --a{syntax:"<integer>";inherits:true;initial-value:0}'
    const { full, forPage } = await siteStyles(`${registered}.a_x{--a:1;top:var(--a)}`, ['<p class="a_x">', '<p>'], [])
    for (const kept of [full, await forPage('<p class="a_x">', [])]) expect(kept).toContain('@property --a')
    expect(await forPage('<p>', [])).not.toContain('@property')
  })

  test('keep the rules for a value that is a French word', async () => {
    const css = 'td[data-part=mène]{color:red}td[data-part=aide]{color:blue}'
    const { forPage } = await siteStyles(css, ['<td data-part="mène"><td data-part="aide">'], [])
    expect(await forPage('<td data-part="mène">', [])).toBe('td[data-part=mène]{color:red}')
  })

  test('declare a font in the page alone: a second declaration would lay every line out again', async () => {
    const { full } = await made
    expect(await (await made).forPage('<p>', [])).toContain('@font-face')
    expect(full).not.toContain('@font-face')
  })
})

test('a page that does not follow the convention stops the build', () => {
  expect(() => modulesOf('nouvelle-page.html', {})).toThrow('src/pages/nouvelle-page/')
})

test('a figure that a page shows and nothing measures stops the build', () => {
  expect(fillMarks('a.html', '<p>⟦poids⟧</p>', { poids: '3 ko' })).toBe('<p>3 ko</p>')
  expect(() => fillMarks('a.html', '<p>⟦vitesse⟧</p>', { poids: '3 ko' })).toThrow('a.html montre le chiffre')
})

const folder = mkdtempSync(path.join(tmpdir(), 'violine-construction-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what is kept from one build to the next', () => {
  /** A build with an empty memory cache. */
  const build = async (file: string, data: string) => {
    vi.resetModules()
    const { cached } = await import('../../scripts/build/cache')
    const make = vi.fn(async () => data)
    await cached(file, make)
    return { makes: make.mock.calls.length, kept: readText(file) }
  }

  test('is made once, and again when a byte of it or of its digest is not what it was', async () => {
    const file = path.join(folder, 'images/a.avif')
    expect(await build(file, 'image')).toEqual({ makes: 1, kept: 'image' })
    expect(await build(file, 'autre')).toEqual({ makes: 0, kept: 'image' })
    const kept = readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name))
    for (const one of kept)
      for (const damage of ['', 'imagE', undefined]) {
        if (damage === undefined) rmSync(one)
        else writeFileSync(one, damage)
        expect(await build(file, 'image'), `${one} : ${damage}`).toEqual({ makes: 1, kept: 'image' })
      }
  })

  test('leaves nothing half written, of a disk that is full or of a build that was stopped', async () => {
    const images = path.join(folder, 'images')
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(path.join(images, `b.avif.${pid}`), 'moitié')
    // A folder at its path makes the write fail.
    mkdirSync(path.join(images, 'c.avif'))
    await expect(build(path.join(images, 'c.avif'), 'image')).rejects.toThrow()
    expect(readdirSync(images).filter((name) => /\.\d+$/.test(name))).toEqual([])
  })
})

test('two builds never write in the same folder: the second says so, and one that crashed holds nothing back', async () => {
  const lock = pathToFileURL(path.resolve('scripts/build/lock.ts')).href
  const start = (then: string) =>
    spawn(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        '--input-type=module',
        '-e',
        `import { lockBuild } from '${lock}'; try { await lockBuild(process.cwd()); console.log('libre'); ${then} } catch (error) { console.log(error.message) }`,
      ],
      { cwd: folder },
    )
  const firstOutput = async ({ stdout }: ReturnType<typeof start>) => String((await once(stdout, 'data'))[0])
  for (const _ of ['after an end', 'after a crash']) {
    const first = start('setInterval(() => {}, 1000)')
    expect(await firstOutput(first)).toContain('libre')
    expect(await firstOutput(start(''))).toMatch(/Une autre construction est en cours/)
    first.kill('SIGKILL')
    await once(first, 'close')
  }
  expect(await firstOutput(start(''))).toContain('libre')
})

describe('the EcoIndex', () => {
  // On the bounds of the quantiles the formula can be worked out by hand: five points less per rank, elements counting three times,
  // requests twice, weight once.
  test.each([
    [{ elements: 0, requests: 0, kilobytes: 0 }, 100, 'A'],
    [{ elements: 75, requests: 15, kilobytes: 144.7 }, 90, 'A'],
    [{ elements: 159, requests: 2, kilobytes: 1.37 }, 90, 'A'],
    [{ elements: 117, requests: 15, kilobytes: 144.7 }, 88.75, 'A'],
    [{ elements: 233, requests: 34, kilobytes: 479.46 }, 80, 'B'],
    [{ elements: 1076, requests: 130, kilobytes: 2866.31 }, 25, 'F'],
    [{ elements: 600_000, requests: 5000, kilobytes: 300_000 }, 0, 'G'],
  ] as const)('of %o is %d, grade %s', (input, score, grade) => {
    expect(ecoIndex(input)).toBeCloseTo(score)
    expect(ecoIndexGrade(ecoIndex(input))).toBe(grade)
  })
})
