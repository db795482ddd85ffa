/** `npm run nouveau:projet`: a project that is complete at once, and that nobody publishes by mistake. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderNameOf, questions } from '../../scripts/content/questions'
import { readProjets } from '../../scripts/content/read'
import { projets as projetsPlugin } from '../../scripts/vite/projets'
import { imageOf, makeFolder } from './folder'

let folder: ReturnType<typeof makeFolder>
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => folder.remove())

describe('a new project', () => {
  test('is right as a draft, and shown as one', async () => {
    await folder.draft()
    expect(await folder.mistakes(true)).toEqual([])
    expect((await readProjets(folder.root, true)).map(({ titre }) => titre)).toEqual(['Menuiserie Dupont (brouillon)'])
  })

  test('does not exist for a published site, whatever it holds', async () => {
    await folder.draft()
    folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace("'refonte'", "'seo'"))
    folder.edit('menuiserie-dupont/etude.mdx', (text) => `${text}\n[x](/nulle-part)\n`)
    expect(await folder.mistakes(false)).toEqual([])
    expect(await readProjets(folder.root, false)).toEqual([])
    expect((await folder.mistakes(true)).map(({ field }) => field)).toEqual(['service', 'lien'])
  })

  test('cannot be published before its texts and its cover are there', async () => {
    await folder.draft({ secteur: 'À écrire' })
    folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace('  brouillon: true,\n', ''))
    const mistakes = await folder.mistakes(false)
    expect(mistakes.every(({ problem }) => problem.includes('brouillon: true'))).toBe(true)
    const fields = mistakes.map(({ field }) => field)
    for (const field of ['secteur', 'couverture.alt', 'couverture.legende', 'couverture.fichier', 'texte'])
      expect(fields).toContain(field)
  })

  test('replaces nothing', async () => {
    await folder.draft()
    folder.edit('menuiserie-dupont/etude.mdx', () => 'Un texte écrit.\n')
    await expect(folder.draft()).rejects.toThrow(/EEXIST/)
    expect(readFileSync(path.join(folder.root, 'menuiserie-dupont/etude.mdx'), 'utf8')).toBe('Un texte écrit.\n')
  })
})

describe('a draft among published projects', () => {
  const one = {
    nom: 'un',
    titre: 'Un',
    resume: `Un premier ${'projet '.repeat(12)}`,
    question: 'Et un premier projet ?',
  }
  const two = {
    nom: 'deux',
    titre: 'Deux',
    resume: `Un second ${'projet '.repeat(12)}`,
    question: 'Et un second projet ?',
  }

  /** Every module of the site that knows projects, as a build makes them. */
  async function modules() {
    const plugin = projetsPlugin({ root: folder.root, vedettes: ['un'], exemples: {} as never, imageOf })
    type Load = (id: string, context: { ssr: boolean }) => Promise<string | undefined>
    const { handler: load } = plugin.load as unknown as { handler: Load }
    const names = ['s', 's/vedettes', 's/noms', 's/chargeurs', '/un', '/deux', '/menuiserie-dupont']
    const sources = await Promise.all(names.map((name) => load(`\0virtual:projet${name}`, { ssr: true })))
    return sources.map((source) => source ?? '')
  }

  test('is in no list, no neighbour, no address and no module of a published site', async () => {
    await folder.publish(one)
    await folder.publish(two)
    const before = await modules()
    await folder.draft()
    expect(await modules()).toEqual(before)
    // And it would be, were it published.
    folder.edit('menuiserie-dupont/projet.ts', (text) =>
      text.replaceAll('À écrire', 'Écrit').replace('brouillon: true', 'brouillon: false'),
    )
    const after = await modules()
    for (const index of [0, 2, 3, 6]) expect(after[index]).toContain('menuiserie-dupont')
  })
})

describe('the questions', () => {
  const list = questions({ names: ['pris'], projets: [{ titre: 'Déjà là' }] }, '2026-11-20')
  const question = (name: string) => list.find((one) => one.name === name)

  test.each<[string, string, string]>([
    ['titre', '', 'de 1 à 40'],
    ['titre', 'déjà là', 'déjà ce titre'],
    ['nom', 'Été', 'minuscules'],
    ['nom', '../ailleurs', 'minuscules'],
    ['nom', 'pris', 'rien n’est remplacé'],
    ['service', 'seo', 'creation, refonte'],
    ['demonstration', 'peut-être', 'oui, non'],
    ['resume', 'Court.', 'de 70 à 155'],
    ['question', 'Parlons de votre site.', '« ? »'],
    ['date', '2026-02-30', 'calendrier'],
    ['teinte', 'rose', 'parme'],
  ])('refuse for « %s » the answer « %s », and say what would be right', (name, answer, words) => {
    expect(question(name)?.mistake(answer)).toContain(words)
  })

  test('propose answers that are right', () => {
    for (const { name, proposed, mistake } of list)
      if (proposed) expect(mistake(proposed('L’Œuvre d’été')), name).toBeUndefined()
    expect(folderNameOf('L’Œuvre d’été & fils !')).toBe('l-oeuvre-d-ete-fils')
  })
})

describe('the command', () => {
  const run = (args: string[], input = '') => {
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [tsx, path.resolve('scripts/nouveau-projet.ts'), ...args],
      {
        cwd: path.join(folder.base, 'depot'),
        encoding: 'utf8',
        input,
      },
    )
    return { status, output: stdout + stderr }
  }

  test('asks again after a wrong answer, takes options, and writes what it says', () => {
    const repository = path.join(folder.base, 'depot/src')
    mkdirSync(path.join(repository, 'content/projets'), { recursive: true })
    cpSync('src/content/projet.ts', path.join(repository, 'content/projet.ts'))
    const { status, output } = run(['--titre', 'Essai', '--defauts'], 'seo\nrefonte\n')
    expect(output).toMatch(/✗ service : .*creation/)
    expect(status, output).toBe(0)
    expect(existsSync(path.join(repository, 'content/projets/essai/couverture.png'))).toBe(true)
  })
})
