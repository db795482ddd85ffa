/** What the build refuses in a project, and how it says it. */
import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import { vedettes } from '@/content/vedettes'
import { checkContent } from '../../scripts/content/check'
import { checkHashes } from '../../scripts/content/hashes'
import { mistakeOfImage } from '../../scripts/content/images'
import { ContentError } from '../../scripts/content/mistakes'
import { mistakesOfData } from '../../scripts/content/schema'
import { readStudy } from '../../scripts/content/study'
import { answers, makeFolder } from './folder'

/** A folder with one published project, for the tests that need files. */
async function published(action: (folder: ReturnType<typeof makeFolder>) => Promise<void>) {
  const folder = makeFolder()
  try {
    await folder.publish()
    await action(folder)
  } finally {
    folder.remove()
  }
}

const data = 'src/content/projets/menuiserie-dupont/projet.ts'

test('nothing is wrong with the contents of the site, drafts included', async () => {
  const { hashLinks } = await checkContent(path.resolve('src/content/projets'), true, { vedettes, exemples })
  expect(hashLinks.length).toBeGreaterThan(0)
})

test('nothing is wrong with a project where everything is written', () =>
  published(async (folder) => {
    expect(await folder.mistakes(false)).toEqual([])
  }))

describe('in the data', () => {
  const { nom: _, ...written } = answers
  const couverture = { fichier: 'couverture.png', alt: 'La page d’accueil.', legende: 'L’accueil.', format: 'bureau' }
  const valid = { ...written, couverture, ecrans: [couverture] }

  test('nothing is wrong where nothing is', () => {
    expect(mistakesOfData(valid, data)).toEqual([])
  })

  test.each<[string, object, string, string]>([
    ['a title too long', { titre: 'x'.repeat(41) }, 'titre', '41'],
    ['no title', { titre: ' ' }, 'titre', 'de 1 à 40'],
    ['a description too long', { resume: 'x'.repeat(156) }, 'resume', 'de 70 à 155'],
    ['a description too short', { resume: 'Court.' }, 'resume', 'il y en a 6'],
    ['a service that does not exist', { service: 'seo' }, 'service', 'creation, refonte'],
    ['a tint that does not exist', { teinte: 'rose' }, 'teinte', 'parme, encre'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date', '2026-11-20'],
    ['a date as one says it', { date: '20 novembre' }, 'date', 'la forme'],
    ['a question too short', { question: 'Et ?' }, 'question', 'de 15 à 60'],
    ['a question that asks nothing', { question: 'Parlons de votre site.' }, 'question', '« ? »'],
    ['an image without a description', { ecrans: [{ ...couverture, alt: '' }] }, 'ecrans[0].alt', 'de 10 à'],
    ['an image elsewhere', { couverture: { ...couverture, fichier: '../x.png' } }, 'couverture.fichier', 'du dossier'],
    ['a field nobody knows', { client: 'X' }, 'projet', 'client'],
    ['a field that is missing', { secteur: undefined }, 'secteur', 'manque'],
    ['a number for a text', { secteur: 12 }, 'secteur', 'un texte'],
    ['one image for a list', { ecrans: couverture }, 'ecrans', 'une liste'],
    ['a text left to write', { secteur: 'À écrire' }, 'secteur', 'brouillon: true'],
  ])('%s is told with its file, its field and what would be right', (_, change, field, words) => {
    const mistakes = mistakesOfData({ ...valid, ...change }, data)
    expect(mistakes).toEqual([{ file: data, field, problem: expect.stringContaining(words) }])
  })

  test.each([undefined, null, 'texte', []])('%s is no project', (value) => {
    expect(mistakesOfData(value, data)[0]?.problem).toContain('un objet')
  })

  test('an image that is missing is told', () =>
    published(async (folder) => {
      folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace('couverture.png', 'absente.png'))
      const problem = expect.stringContaining('pas dans le dossier')
      expect(await folder.mistakes(false)).toEqual([{ file: data, field: 'couverture.fichier', problem }])
    }))

  test('a file that cannot be read is told, and the others are still looked at', () =>
    published(async (folder) => {
      await folder.publish({
        nom: 'autre',
        titre: 'Autre',
        resume: `Un autre ${'projet '.repeat(12)}`,
        question: 'Et un autre projet ?',
      })
      folder.edit('menuiserie-dupont/projet.ts', (text) => text.replace('defineProjet({', 'defineProjet({{'))
      folder.edit('autre/projet.ts', (text) => text.replace("'refonte'", "'seo'"))
      expect((await folder.mistakes(false)).map(({ file, field }) => [file, field])).toEqual([
        ['src/content/projets/autre/projet.ts', 'service'],
        [`${data}:3`, 'fichier'],
      ])
    }))

  test('a file that is missing, or that fails, is told in words', () =>
    published(async (folder) => {
      const problems = async () => (await folder.mistakes(false)).map(({ problem }) => problem)
      folder.edit('menuiserie-dupont/projet.ts', (text) => `${text}\nthrow new Error('pas prêt')\n`)
      expect(await problems()).toEqual([expect.stringMatching(/^il ne se lit pas \(pas prêt\)/)])
      rmSync(path.join(folder.root, 'menuiserie-dupont/projet.ts'))
      expect(await problems()).toEqual([expect.stringMatching(/^il manque/)])
    }))

  test('two projects that say the same are told', () =>
    published(async (folder) => {
      await folder.publish({ nom: 'autre' })
      expect((await folder.mistakes(false)).map(({ field }) => field)).toEqual(['titre', 'resume', 'question'])
    }))

  test('a folder whose name is not an address is told', () =>
    published(async (folder) => {
      await folder.publish({
        nom: 'Été 2026',
        titre: 'Autre',
        resume: `Un autre ${'projet '.repeat(12)}`,
        question: 'Et un autre projet ?',
      })
      expect((await folder.mistakes(false)).map(({ field }) => field)).toEqual(['nom du dossier'])
    }))

  test('a page that shows a project of another service, a draft or nothing is told', () =>
    published(async (folder) => {
      await folder.draft({ nom: 'a-venir', titre: 'À venir' })
      const choices = {
        vedettes: ['inconnu', 'a-venir'],
        exemples: { creation: { projet: 'menuiserie-dupont', lien: 'Lire' } } as typeof exemples,
      }
      const mistakes = await folder.mistakes(false, choices)
      expect(mistakes.map(({ file }) => file)).toEqual([
        'src/content/vedettes.ts',
        'src/content/vedettes.ts',
        'src/content/exemples.ts',
      ])
      expect(mistakes.map(({ problem }) => problem).join()).toMatch(/inconnu.*menuiserie-dupont.*brouillon.*refonte/)
    }))
})

describe('in an image', () => {
  test('too few pixels for where it is shown, or a file that is none, empty or cut short, are told', () =>
    published(async ({ root, image }) => {
      const file = path.join(root, 'menuiserie-dupont/couverture.png')
      const problem = (kind: 'bureau' | 'mobile' | 'texte') =>
        mistakeOfImage(path.dirname(file), 'couverture.png', kind, false)
      await image('menuiserie-dupont/couverture.png', 700, 400)
      expect(await problem('bureau')).toMatch(/700 pixels.*1200.*1440 × 900/)
      expect(await problem('texte')).toMatch(/700 pixels.*800/)
      expect(await problem('mobile')).toBeUndefined()
      truncateSync(file, 20)
      expect(await problem('mobile')).toContain('ne se lit pas')
      for (const content of ['', 'du texte']) {
        writeFileSync(file, content)
        expect(await problem('mobile')).toContain('ne se lit pas')
      }
    }))
})

describe('in a study', () => {
  const addresses = { pages: new Set(['/projets', '/refonte-site-web']), drafts: new Set<string>(['/projet/a-venir']) }
  const read = (text: string) =>
    readStudy(`## Le besoin\n\n${text}\n`, { file: 'etude.mdx', path: '/projet/x', isDraft: false, addresses })

  test.each<[string, string, string, string]>([
    ['a link that leads nowhere', '[x](/nulle-part)', 'lien', 'aucune page'],
    ['a link to a draft', '[x](/projet/a-venir)', 'lien', 'brouillon'],
    ['a link in another form than the one address', '[x](/projets/)', 'lien', '« /projets »'],
    ['a link without its slash', '[x](refonte-site-web)', 'lien', 'commence par /'],
    ['a link that runs code', '[x](javascript:alert%281%29)', 'lien', 'https:, mailto: et tel:'],
    ['a link that runs code, in capitals', '[x](JavaScript:alert%281%29)', 'lien', 'https:'],
    ['a link that runs code, by reference', '[x][r]\n\n[r]: vbscript:x', 'lien', 'https:'],
    ['a link to data', '[x](data:text/html,x)', 'lien', 'https:'],
    ['a link that is not secure', '[x](http://exemple.fr)', 'lien', 'https:'],
    ['a link to another host by its slashes', '[x](//evil.example)', 'lien', 'https:'],
    ['a link to another host by a backslash', '[x](/\\evil.example)', 'lien', 'aucune page'],
    ['a link without words', '[](/projets)', 'lien', 'pas de texte'],
    ['an image without a description', '![](./couverture.png)', 'image', 'décrivez'],
    ['an image of another host', '![Une image lointaine](https://x.fr/a.png)', 'image', 'dossier du projet'],
    ['an image out of its folder', '![Une image voisine](../x/a.png)', 'image', 'dossier du projet'],
    ['an image inside a sentence', 'Ici ![Une image de face](./couverture.png) même.', 'image', 'seule sur sa ligne'],
    ['a title of the page', '# Titre', 'titre', '##'],
    ['a level that is skipped', '## Deux\n\n#### Quatre', 'titre', '###'],
    ['braces', 'Un texte {entre} accolades.', 'code', 'accolades'],
    ['an import', "import x from './x.png'", 'code', 'import'],
    ['an element', '<a href="javascript:x">x</a>', 'code', 'Mesures'],
    ['a brace that is not closed', 'Un { texte.', 'texte', 'ne se lit pas'],
    ['a sentence left to write', 'À écrire : la suite.', 'texte', 'brouillon: true'],
  ])('%s is told with its line', async (_, text, field, words) => {
    const { mistakes } = await read(text)
    expect(mistakes.map(({ field }) => field)).toEqual([field])
    expect(mistakes[0]?.file).toMatch(/^etude\.mdx:[35]$/)
    expect(mistakes[0]?.problem).toContain(words)
  })

  test('an image that is missing is told with its line', () =>
    published(async (folder) => {
      folder.edit('menuiserie-dupont/etude.mdx', (text) => `${text}\n![Une image absente](./absente.png)\n`)
      const mistakes = await folder.mistakes(false)
      expect(mistakes.map(({ field }) => field)).toEqual(['image'])
      expect(mistakes[0]?.file).toMatch(/^src\/content\/projets\/menuiserie-dupont\/etude\.mdx:\d+$/)
      expect(mistakes[0]?.problem).toContain('pas dans le dossier')
    }))

  test('links to pages, to other hosts and to people are right, and so are images and comments', () =>
    published(async (folder) => {
      folder.edit(
        'menuiserie-dupont/etude.mdx',
        (text) => `${text}
  [Nous écrire](/nous-contacter?besoin=refonte), [la suite](#nos-choix), [ailleurs](https://exemple.fr/a(b)),
  [un mot](mailto:a@exemple.fr), [un appel](tel:+33300000000). {/* un commentaire */}

  ![La page d’accueil, en violet](couverture.png "Sa légende")

  <Mesures />
  `,
      )
      expect(await folder.mistakes(false)).toEqual([])
    }))

  test('a study that is missing or empty is told', () =>
    published(async (folder) => {
      folder.edit('menuiserie-dupont/etude.mdx', () => '{/* rien */}\n')
      expect((await folder.mistakes(false))[0]?.problem).toContain('vide')
      rmSync(path.join(folder.root, 'menuiserie-dupont/etude.mdx'))
      expect((await folder.mistakes(false))[0]?.problem).toContain('manque')
    }))

  test('a link to a place that the page does not have is told once the page is written', () =>
    published(async (folder) => {
      const page = path.join(folder.base, 'refonte-site-web.html')
      writeFileSync(page, '<section id="signes"></section><p id="m%C3%A9thode"></p><h2 id="plan">Plan</h2>')
      const link = (hash: string) => ({
        file: 'x/etude.mdx:3',
        href: `/refonte-site-web#${hash}`,
        path: '/refonte-site-web',
        hash,
      })
      expect(() => checkHashes(folder.base, [link('signes'), link('plan')])).not.toThrow()
      expect(() => checkHashes(folder.base, [link('absent'), link('100%'), { ...link('x'), path: '/autre' }])).toThrow(
        /etude\.mdx:3.*absent.*signes, plan[\s\S]*100%[\s\S]*\/autre/,
      )
    }))
})

test('all mistakes of all files are told at once, in one message', () =>
  published(async (folder) => {
    folder.edit('menuiserie-dupont/projet.ts', (text) =>
      text.replace("'refonte'", "'seo'").replace('2026-11-20', 'hier'),
    )
    folder.edit('menuiserie-dupont/etude.mdx', (text) => `${text}\n[x](/nulle-part)\n\n# Titre\n`)
    rmSync(path.join(folder.root, 'menuiserie-dupont/couverture.png'))
    const mistakes = await folder.mistakes(false)
    expect(mistakes.map(({ field }) => field)).toEqual(['service', 'date', 'couverture.fichier', 'lien', 'titre'])
    const { message } = new ContentError(mistakes)
    for (const { file, field, problem } of mistakes) expect(message).toContain(`${file}, ${field} : ${problem}`)
  }))
