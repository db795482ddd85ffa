/** Commands of package.json: what stops them, and what they say instead of a stack. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mistakesOfModules } from '../../scripts/content/exports'
import { explain } from '../../scripts/explain'
import { problemOfArguments } from '../../scripts/options'
import { listen, portAsked } from '../../scripts/ports'
import { serve } from '../../scripts/serve'
import { readText } from '../../scripts/text'
import { problemOfCommand } from '../../scripts/vite/preflight'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const viteReactSsg = '/site/node_modules/.bin/vite-react-ssg'

describe('Vite by itself', () => {
  test.each([
    ['build', 'npm run build'],
    ['serve', 'npm run dev'],
    ['preview', 'npm run preview'],
  ] as const)('asked to %s, names the command that does', (command, right) => {
    for (const program of ['/site/node_modules/.bin/vite', 'C:\\site\\node_modules\\vite\\bin\\vite.js'])
      expect(problemOfCommand(program, command, folder)).toContain(`«\u00a0${right}\u00a0»`)
    expect(problemOfCommand(viteReactSsg, command, folder)).toBeUndefined()
  })

  test('builds nothing', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder],
      { encoding: 'utf8' },
    )
    expect(stderr).toContain('npm run build')
    expect(status).toBe(1)
  })
})

describe('a .env file', () => {
  const written = (text: string, name = '.env') => {
    writeFileSync(path.join(folder, name), text)
    return problemOfCommand(viteReactSsg, 'build', folder)
  }

  test('that sets a variable of the site, which nothing would read, is refused by its name', () => {
    expect(written('TOKEN=1\nexport SITE_ORIGIN=https://www.exemple.fr\n')).toContain('.env')
    expect(written('\ufeffSITE_INDEXABLE = "false"\r\n')).toContain('.env')
    rmSync(path.join(folder, '.env'))
    expect(written('BASE_PATH=/a/', '.env.production.local')).toContain('.env.production.local')
  })

  test('of other programs is let be', () => {
    expect(written('TOKEN=1\n# SITE_ORIGIN=https://www.exemple.fr\nMY_BASE_PATH=/\n')).toBeUndefined()
    expect(written('SITE_ORIGIN=https://www.exemple.fr', '.env.example')).toBeUndefined()
    writeFileSync(path.join(folder, '.env.latin1'), Buffer.from('NOM=\xe9t\xe9\n', 'latin1'))
    mkdirSync(path.join(folder, '.env.folder'))
    symlinkSync('rien', path.join(folder, '.env.link'))
    expect(written('TOKEN=1\n')).toBeUndefined()
  })
})

describe('a mistake in a source', () => {
  const run = (code: string) => {
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    mkdirSync(path.join(folder, 'src/site'), { recursive: true })
    writeFileSync(path.join(folder, 'src/site/config.ts'), `\n${code}\n`)
    writeFileSync(path.join(folder, 'command.ts'), "import { nom } from './src/site/config.ts'\nconsole.log(nom)\n")
    const options = { cwd: folder, encoding: 'utf8' } as const
    return spawnSync(
      path.resolve('node_modules/.bin/tsx'),
      ['--import', path.resolve('scripts/first.ts'), 'command.ts'],
      options,
    )
  }

  test.each([
    ["export const nom = 'L'Estran'", /^ {2}- src\/site\/config\.ts:2, fichier : .*apostrophe.*$/m],
    ['export const nom = Estran', /^src\/site\/config\.ts:2 : « Estran » n’est rien : .*$/m],
    ["export const name = 'Estran'", /^src\/site\/config\.ts : il n’exporte pas « nom » : .*$/m],
  ])('%s ends a command in French, without a stack', (code, words) => {
    const { status, stderr } = run(code)
    expect(stderr).toMatch(words)
    expect(stderr).not.toMatch(/\n\s+at |Error/)
    expect(status).toBe(1)
  })

  test('that only shows when it is run is said by TypeScript, in French, with its line', () => {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [], "skipLibCheck": true }, "include": ["src"] }',
    )
    const { status, stderr } = run(
      "interface Facts {\n  nom: { court: string; long: string }\n}\nconst facts: Facts = {\n  nom: { long: 'Estran' },\n}\nexport const nom = facts.nom.court.trim()",
    )
    expect(stderr).toMatch(/en tout :\n {2}- src\/site\/config\.ts:6 : .*propriété 'court'/)
    expect(stderr).not.toMatch(/\n\s+at |Error/)
    expect(status).toBe(1)
  })

  test('is caught in every command of package.json, which loads scripts/first.ts before', () => {
    const commands = Object.values<string>(JSON.parse(readText('package.json')).scripts)
    expect(
      commands.filter((command) => /\btsx (?!--import \.\/scripts\/first\.ts )|vite-react-ssg/.test(command)),
    ).toEqual([])
  })
})

test.each([
  ['ENOSPC: no space left on device, write', 'plein'],
  ['EROFS: read-only file system, open', 'droit'],
  ["EEXIST: file already exists, mkdir '.cache'", 'même nom'],
  ["ENOENT: no such file or directory, mkdir 'dist'", 'lien'],
  ['Build failed with 1 error:\n\nNo space left on device (os error 28)', 'plein'],
  ['Build failed:\nPermission denied (os error 13)', 'droit'],
])('an error of the machine is said in French, without a stack: %s', (message, words) => {
  const said = explain(Object.assign(new Error(message), { path: path.resolve('dist/a.html') }))
  expect(said).toMatch(new RegExp(`^dist/a\\.html : .*${words}`))
  expect(said).not.toContain('\n')
})

test('a file in the place of a folder is named, not what was to be in the folder', () => {
  writeFileSync(path.join(folder, 'cache'), '')
  const place = path.join(folder, 'cache/a/b')
  const error = Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${place}'`), { path: place })
  expect(explain(error)).toMatch(/\/cache : .*même nom/)
})

test('an import of a fact or a text that is gone is reported, with the module that reads it, whatever way it was exported', () => {
  const write = (name: string, code: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), code)
  }
  const found = () => mistakesOfModules(folder).map(({ file, problem }) => `${file} : ${problem}`)
  write(
    'src/content/a.ts',
    'export const un = 1\nexport type T = 1\nexport interface I {}\nexport function f() {}\nexport { un as deux }',
  )
  write('src/content/b.ts', 'export * from "./a.ts"\nexport default 1')
  write('src/content/c.ts', 'const liste = [1]\nexport const [x] = liste')
  write(
    'src/pages/p.tsx',
    `import { type T, type I, f, un, deux } from '@/content/a'\nimport d, { autre } from '../content/b'\nimport { x } from '@/content/c'
    import * as a from '@/content/a'\nimport s from '@/content/x.module.css'\nimport { z } from 'content/z'`,
  )
  expect(found()).toEqual([])
  // Reported once, with the first module that reads it.
  write('src/pages/q.tsx', "import { un } from '@/content/a'")
  write(
    'src/content/a.ts',
    'export const uns = 1\nexport type T = 1\nexport interface I {}\nexport function f() {}\nexport { uns as deux }',
  )
  rmSync(path.join(folder, 'src/content/c.ts'))
  expect(found()).toEqual([
    expect.stringMatching(/^src\/content\/a\.ts : .*« un ».*src\/pages\/p\.tsx/),
    expect.stringMatching(/^src\/content\/c\.ts : il manque.*src\/pages\/p\.tsx/),
  ])
})

test('a folder in which nothing can be built is refused by the character that stops it', () => {
  const run = (name: string) => {
    const cwd = path.join(folder, name)
    mkdirSync(path.join(cwd, 'src'), { recursive: true })
    writeFileSync(path.join(cwd, 'command.ts'), '')
    const args = ['--import', path.resolve('scripts/first.ts'), 'command.ts']
    return spawnSync(path.resolve('node_modules/.bin/tsx'), args, { cwd, encoding: 'utf8' }).stderr
  }
  expect(run("Sites d’été, l'un (2) & $1")).toBe('')
  expect(run('a#b')).toMatch(/dossier du site : .*« # ».*déplacez/)
})

test('a server listens on the port it is asked for, on the command line before the environment', () => {
  expect(portAsked(5173, [], {})).toBe(5173)
  expect(portAsked(5173, [], { PORT: '4000' })).toBe(4000)
  expect(portAsked(5173, ['dev', '--host', '--port', '3000'], { PORT: '4000' })).toBe(3000)
  expect(portAsked(5173, ['--port=3000'], {})).toBe(3000)
  for (const args of [['--port', 'x'], ['--port'], ['--port', '70000']])
    expect(() => portAsked(5173, args, {})).toThrow('--port 3000')
})

test('an option that a command does not have, or what it does not expect, ends it with those it has', () => {
  const problem = (program: string, line: string) => problemOfArguments(path.resolve(program), line.split(' '))
  for (const [program, line] of [
    ['scripts/dev.ts', '--port 3000 --host'],
    ['scripts/serve.ts', '--port=3000'],
    ['tools/pictures.ts', 'ce-site readme'],
    ['tools/bench.ts', '--paths /,/projets --runs 3'],
  ] as const)
    expect(problem(program, line)).toBeUndefined()
  expect(problem('scripts/dev.ts', '--prot 3000')).toMatch(/« --prot ».*--port, --host/)
  expect(problem('scripts/dev.ts', '-p 3000')).toMatch(/« -p ».*--port, --host/)
  expect(problem('scripts/serve.ts', '3000')).toMatch(/« 3000 » n’est pas attendu.*--port/)
  for (const line of ['--port', '--port=', '--port --host'])
    expect(problem('scripts/dev.ts', line), line).toMatch(/« --port » attend une valeur/)
  expect(problem('scripts/dev.ts', '--host=x')).toMatch(/« --host » ne prend pas de valeur/)
  expect(problem('scripts/build.ts', '--watch')).toMatch(/« --watch ».*elle n’a pas d’option/)
  expect(problem('scripts/nouveau-projet.ts', 'mon-projet')).toMatch(/« mon-projet » n’est pas attendu/)
})

test.each([
  ['scripts/build.ts', ['--watch'], /« --watch »/],
  ['tools/bench.ts', ['--runs', 'x'], /« x » : il faut un nombre/],
] as const)('%s %s ends in French, without a stack', (program, args, words) => {
  const { status, stderr } = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    ['--import', './scripts/first.ts', program, ...args],
    { encoding: 'utf8' },
  )
  expect(stderr).toMatch(words)
  expect(stderr).not.toMatch(/\n\s+at |Error/)
  expect(status).toBe(1)
})

test('a site that is built again while it is served is waited for', async () => {
  const page = path.join(folder, '404.html')
  writeFileSync(page, '')
  const { url, close } = await serve({ dist: folder, port: 0 })
  const ask = async () => (await fetch(`${url}/x`)).status
  expect(await ask()).toBe(404)
  rmSync(page)
  expect(await ask()).toBe(503)
  writeFileSync(page, '')
  expect(await ask()).toBe(404)
  await close()
})

test('a port that is taken is reported in French, with what to do', async () => {
  const other = createServer()
  const PORT = String(await listen(other))
  for (const file of ['404.html', '_headers']) writeFileSync(path.join(folder, file), '')
  for (const program of ['scripts/serve.ts', 'scripts/start.ts']) {
    const { status, stdout, stderr } = spawnSync(
      path.resolve('node_modules/.bin/tsx'),
      ['--import', './scripts/first.ts', program],
      {
        encoding: 'utf8',
        env: { ...process.env, PORT, DIST: folder },
      },
    )
    expect(stderr).toContain(`Le port ${PORT} est déjà pris`)
    // Before anything is built.
    expect(stdout).toBe('')
    expect(status).toBe(1)
  }
  other.close()
})
