/** `npm run nouveau:projet`: a valid draft at once, which cannot be published by mistake. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serviceIds } from '@/site/services'
import { readProjets } from '../../scripts/content/read'
import { folderNameOf, scaffoldQuestions } from '../../scripts/content/scaffoldQuestions'
import { readText } from '../../scripts/text'
import { typeset } from '../../scripts/typography/rules'
import { makeFolder, projetAnswers } from '../content/folder'

let folder: ReturnType<typeof makeFolder>
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => folder.remove())

describe('a new project', () => {
  beforeEach(() => {
    folder.draft({ secteur: 'À écrire', date: '2999-01-01' })
  })

  test('is right as a draft, and shown as one', async () => {
    expect(await folder.mistakes(true)).toEqual([])
    expect((await readProjets(folder.root, true)).map(({ titre }) => titre)).toEqual(['Menuiserie Dupont (brouillon)'])
  })

  test('does not exist for a published site, whatever it holds', async () => {
    folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace(`'${projetAnswers.service}'`, "'seo'"))
    folder.edit('menuiserie-dupont/etude.mdx', (text) => `${text}\n[x](/nulle-part)\n`)
    expect(await folder.mistakes(false)).toEqual([])
    expect(await readProjets(folder.root, false)).toEqual([])
    expect((await folder.mistakes(true)).map(({ field }) => field)).toEqual(['service', 'lien'])
  })

  test('cannot be published before its texts and its cover are there', async () => {
    folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace('  brouillon: true,\n', ''))
    const mistakes = await folder.mistakes(false)
    expect(mistakes.every(({ problem }) => problem.includes('brouillon: true'))).toBe(true)
    const wrong = [
      'secteur',
      'couverture.alt',
      'couverture.altCourt',
      'couverture.legende',
      'couverture.fichier',
      'texte',
    ]
    expect(mistakes.map(({ field }) => field)).toEqual(expect.arrayContaining(wrong))
  })

  test('keeps the client and the URL as they were given', async () => {
    folder.draft({ nom: 'dupont-2', client: "L'atelier Dupont", url: "https://dupont.fr/l'atelier" })
    const projets = await readProjets(folder.root, true)
    expect(projets.find(({ name }) => name === 'dupont-2')).toMatchObject({
      client: 'L’atelier Dupont',
      url: "https://dupont.fr/l'atelier",
    })
  })

  test('replaces nothing', () => {
    folder.edit('menuiserie-dupont/etude.mdx', () => 'Un texte écrit.\n')
    expect(() => folder.draft()).toThrow(/EEXIST/)
    expect(readText(path.join(folder.root, 'menuiserie-dupont/etude.mdx'))).toBe('Un texte écrit.\n')
  })
})

describe('the questions', () => {
  const existing = { names: ['pris', 'pris-3'], titre: ['Déjà là'], resume: ['Déjà dit'], question: ['Déjà posé ?'] }
  const list = scaffoldQuestions(existing, '2026-11-20')

  // Mistakes in the values: mistakes.test.ts.
  test('refuse what is taken, what cannot be read and what the site would refuse, and say what would be right', () => {
    const refused = {
      titre: ['déjà là', 'déjà ce texte'],
      resume: ['déjà dit', 'déjà ce texte'],
      question: ['Déjà\u00a0posé?', 'déjà ce texte'],
      nom: ['pris', 'rien n’est remplacé'],
      url: ['a.fr', 'https://'],
    }
    const all = { ...refused, demonstration: ['peut-être', 'oui, non'], service: ['seo', serviceIds[0]] }
    for (const [name, [answer = '', words]] of Object.entries(all))
      expect.soft(list.find((one) => one.name === name)?.problem(answer), name).toContain(words)
  })

  test('are about answers as they will be written, with the spaces that typography adds', () => {
    const isRight = (text: string) => list.find(({ name }) => name === 'accroche')?.problem(text) === undefined
    const texts = Array.from(
      { length: 200 },
      (_, length) => `Deux mots: ${'un mot '.repeat(30).slice(0, length).trim()}`,
    )
    expect(texts.filter((text) => isRight(text) !== isRight(typeset(text)))).toEqual([])
    expect(texts.filter(isRight).length).toBeGreaterThan(0)
  })

  test('propose answers that are right', () => {
    for (const { name, proposed, problem } of list)
      for (const title of ['L’Œuvre d’été', 'Pris'])
        if (proposed) expect(problem(proposed(title)), name).toBeUndefined()
    expect(folderNameOf('L’Œuvre d’été & fils !')).toBe('l-oeuvre-d-ete-fils')
  })
})

test('the command asks again after a wrong answer, proposes others, and writes what it says', () => {
  const cwd = path.join(folder.base, 'depot')
  mkdirSync(path.join(cwd, 'src/content/projets'), { recursive: true })
  cpSync('src/content/defineProjet.ts', path.join(cwd, 'src/content/defineProjet.ts'))
  const program = [path.resolve('scripts/nouveau-projet.ts')]
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), program, {
    cwd,
    encoding: 'utf8',
    // After the service, more empty lines than questions are left: default answers.
    // « Été » with accents of their own, as macOS may give it.
    input: `Essai d’E\u0301te\u0301\n\nseo\n${serviceIds[0]}\n${'\n'.repeat(12)}`,
  })
  expect(stdout + stderr).toMatch(new RegExp(`✗ service\\s: .*${serviceIds[0]}`))
  expect(status, stderr).toBe(0)
  expect(existsSync(path.join(cwd, 'src/content/projets/essai-d-ete/couverture.png'))).toBe(true)
})
