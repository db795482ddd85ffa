/** Mistakes in a project that the build refuses, and their messages. */
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import { vedettes } from '@/content/vedettes'
import { pages } from '@/site/pages'
import { readEnvironment } from '@/site/readEnvironment'
import { serviceIds } from '@/site/services'
import { listFiles } from '../../scripts/build/files'
import { checkLinks, checkRedirections, checkTexts } from '../../scripts/content/builtPages'
import { type Choices, checkContent } from '../../scripts/content/check'
import { ContentError } from '../../scripts/content/mistakes'
import { parse } from '../../scripts/content/parse'
import { mistakesOfEndpoint, mistakesOfPages, mistakesOfRedirections } from '../../scripts/content/paths'
import { scaffoldQuestions } from '../../scripts/content/scaffoldQuestions'
import { mistakesOfData, projetSchema } from '../../scripts/content/schema'
import { readStudy } from '../../scripts/content/study'
import { isIn, readText } from '../../scripts/text'
import { refusesImpossible } from '../impossible'
import { makeFolder, projetAnswers } from './folder'

const data = 'src/content/projets/menuiserie-dupont/projet.ts'

test('nothing is wrong with the contents of the site, drafts included', async () => {
  await checkContent(path.resolve('src/content/projets'), true, { vedettes, exemples })
})

describe('in the data', () => {
  const { nom: _, ...written } = projetAnswers
  const couverture = {
    fichier: 'couverture.png',
    alt: 'La page d’accueil.',
    altCourt: 'Son accueil.',
    legende: 'L’accueil.',
    format: 'bureau',
  }
  const { altCourt: __, ...wide } = couverture
  const phone = { ...wide, format: 'mobile' }
  const band = { ...couverture, vitrine: true }
  const words = { texte: 'Bien.', auteur: 'A', fonction: 'Gérant', date: '2026-11-20' }
  const result = { mesure: 'Appels par mois', avant: '3', apres: '9', source: 'Standard', date: '2026-11-20' }
  const valid = { ...written, couverture, ecrans: [couverture] }

  test('each mistake is reported with its file, its field and what would be right', () => {
    const faults: [change: object, field: string, words: string][] = [
      [{ titre: 'un mot '.repeat(6).slice(0, 41) }, 'titre', '41'],
      [{ titre: `Un ${'x'.repeat(21)}` }, 'titre', 'de 20 lettres'],
      [{ resume: 'x'.repeat(156) }, 'resume', 'de 70 à 155'],
      [{ service: 'seo' }, 'service', serviceIds.slice(0, 2).join(', ')],
      [{ teinte: 'rose' }, 'teinte', 'parme, encre'],
      [{ date: '2026-02-30' }, 'date', '2026-11-20'],
      [{ date: '2999-01-01' }, 'date', 'à venir'],
      [{ date: '0206-11-20' }, 'date', 'l’année'],
      [{ question: 'Et ?' }, 'question', 'de 15 à 60'],
      [{ question: 'Parlons de votre site.' }, 'question', '« ? »'],
      [{ ecrans: [{ ...couverture, alt: 'x'.repeat(151) }] }, 'ecrans[0].alt', '150'],
      [{ couverture: { ...couverture, altCourt: undefined } }, 'couverture.altCourt', 'manque'],
      [{ couverture: { ...couverture, altCourt: 'x'.repeat(91) } }, 'couverture.altCourt', '90'],
      [{ ecrans: [phone] }, 'ecrans[0].altCourt', 'téléphone'],
      [{ ecrans: [{ ...wide, vitrine: true }] }, 'ecrans[0].altCourt', 'court'],
      [{ ecrans: [{ ...couverture, format: 'mobile', vitrine: true }] }, 'ecrans[0].vitrine', 'bureau'],
      [{ ecrans: [band, { ...band, fichier: 'page.png', legende: 'Une page.' }] }, 'ecrans[0].vitrine', 'gardez-en un'],
      [{ couverture: band }, 'couverture', 'vitrine'],
      [{ couverture: { ...couverture, fichier: '../x.png' } }, 'couverture.fichier', 'du dossier'],
      [{ couleur: 'X' }, 'projet', 'couleur'],
      [{ demonstration: true, client: 'X' }, 'client', 'démonstration'],
      [{ demonstration: true, resultats: [] }, 'resultats', 'demonstration: false'],
      [{ url: 'http://a.fr' }, 'url', 'https://'],
      [{ temoignage: words }, 'temoignage.accord', 'accord écrit manque'],
      [{ temoignage: { ...words, accord: '2999-01-01' } }, 'temoignage.accord', 'à venir'],
      [{ resultats: [{ ...result, date: '2999-01-01' }] }, 'resultats[0].date', 'à venir'],
      [{ secteur: undefined }, 'secteur', 'manque'],
      [{ secteur: 'Un **mot**' }, 'secteur', 'tel quel'],
      [{ secteur: 'Un *mot* là' }, 'secteur', 'tel quel'],
      [{ secteur: 'Un _mot_, là' }, 'secteur', 'tel quel'],
      [{ secteur: 'Un `mot`' }, 'secteur', 'tel quel'],
      [{ secteur: '- Un mot' }, 'secteur', 'tel quel'],
      [{ secteur: 'Un&nbsp;mot' }, 'secteur', 'tel quel'],
      [{ secteur: 'Un mot\u200d' }, 'secteur', 'U+200D'],
      [{ secteur: 'Ãcole dâ€™Ã©tÃ©' }, 'secteur', 'lettre perdue'],
      [{ secteur: 'Un e\u0301te\u0301' }, 'secteur', 'npm run fix'],
      [{ secteur: 'L’a\ufb03che' }, 'secteur', '« ffi »'],
      [{ secteur: 'À écrire' }, 'secteur', 'brouillon: true'],
    ]
    for (const [change, field, words] of faults)
      expect
        .soft(mistakesOfData({ ...valid, ...change }, data))
        .toEqual([{ file: data, field, problem: expect.stringContaining(words) }])
  })

  test('what a real project proves is right, and every field refuses what it cannot be', () => {
    const proofs = { client: 'A', url: 'https://a.fr', duree: 'dix semaines', resultats: [result] }
    const temoignage = { ...words, accord: '2026-11-20' }
    const ecrans = [{ ...band, essai: 'ajoutez un pain' }]
    const complete = { ...valid, ...proofs, temoignage, ecrans, secteur: 'Bois* et fer*, 2 * 3 * 4, a_b_c, 5 - 3' }
    expect(mistakesOfData(complete, data)).toEqual([])
    refusesImpossible(projetSchema, complete, (given) => mistakesOfData(given, data))
  })

  test.each([undefined, null, 'texte', []])('%s is no project', (value) => {
    expect(mistakesOfData(value, data)[0]?.problem).toContain('defineProjet(')
  })
})

describe('in a study', () => {
  const targets = { pages: new Set(['/projets', '/refonte-site-web']), drafts: new Set<string>(['/projet/a-venir']) }

  test.each<[string, string, string, string]>([
    ['a link that leads nowhere', '[x](/nulle-part)', 'lien', 'aucune page'],
    ['a link to a draft', '[x](/projet/a-venir)', 'lien', 'brouillon'],
    ['a link in another form than the one path', '[x](/projets/)', 'lien', '« /projets »'],
    ['a link without its slash', '[x](refonte-site-web)', 'lien', 'commence par /'],
    ['a link that runs code', '[x](javascript:alert%281%29)', 'lien', 'https:, mailto: et tel:'],
    ['a link that runs code, by reference', '[x][r]\n\n[r]: vbscript:x', 'lien', 'https:'],
    ['a link that is not secure', '[x](http://exemple.fr)', 'lien', 'https:'],
    ['a link to another host by its slashes', '[x](//evil.example)', 'lien', 'https:'],
    ['a link without words', '[](/projets)', 'lien', 'pas de texte'],
    ['an image without a description', '![](./couverture.png)', 'image', 'décrivez'],
    ['an image described at length', `![${'x'.repeat(151)}](./couverture.png)`, 'image', '151'],
    ['an image of another host', '![Une image lointaine](https://x.fr/a.png)', 'image', 'dossier du projet'],
    ['an image out of its folder', '![Une image voisine](../x/a.png)', 'image', 'dossier du projet'],
    ['an image inside a sentence', 'Ici ![Une image de face](./couverture.png) même.', 'image', 'seule sur sa ligne'],
    ['an image of a format that is not converted', '![Un dessin au trait](./dessin.svg)', 'image', 'avif'],
    ['an image whose name has an accent', '![Un écran de face](./écran.png)', 'image', 'ni accent'],
    ['an image whose name has a space, encoded', '![Un écran de face](./un%20ecran.png)', 'image', 'espace'],
    ['an image whose name has a space', '![Un écran](./Capture d’écran été.png "Un écran")', 'image', 'Renommez-le'],
    ['a link whose href has a space', 'Voir [la page](/nos projets) là.', 'lien', 'espace'],
    ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |', 'tableau', 'une liste'],
    ['a title of the page', '# Titre', 'titre', '##'],
    ['a level that is skipped', '## Deux\n\n#### Quatre', 'titre', '###'],
    ['braces', 'Un texte {entre} accolades.', 'code', 'parenthèses'],
    ['a brace that is not closed', 'Un { texte.', 'code', 'parenthèses'],
    ['an import', "import x from './x.png'", 'code', 'ni import'],
    ['a paragraph that begins with « import »', 'import de bois, 2 m³', 'code', '« L’import »'],
    ['a paragraph that begins with « export »', 'export des données vers Excel', 'code', '« L’export »'],
    ['an element', '<a href="javascript:x">x</a>', 'code', '[le texte]'],
    ['bold in HTML', 'Un <b>mot</b> gras.', 'code', '**en gras**'],
    ['an element of nobody', 'Un <Mot x="1" /> ici.', 'code', '<Chiffres />'],
    ['a component that is not closed', '<Chiffres>', 'code', '<Chiffres />'],
    ['a line break', 'Une ligne<br>Une autre', 'code', 'ligne vide'],
    ['an element that is not closed', 'Un <span mot.', 'code', 'ne la ferme pas'],
    ['an element that is not opened', 'Un mot</div> là.', 'code', 'balise'],
    ['less than', 'Un poids < 100 ko.', 'code', 'moins de'],
    ['a comment of HTML', 'Un mot. <!-- à voir -->', 'commentaire', '{/* … */}'],
    ['a comment that is not closed', 'Un mot. {/* à voir', 'commentaire', '*/}'],
    ['a note', 'Un fait[^1].', 'note', 'lien'],
    ['a list of a word processor', '• un', 'liste', '« - »'],
    ['a list on one line', 'Trois choses : • un • deux', 'liste', '« - »'],
    ['a list of dashes', '– un', 'liste', '« - »'],
    ['a list without its spaces', '-un', 'liste', 'espace'],
    ['a box to tick', '- [ ] le logo', 'liste', 'case'],
    ['bold that does not hold', 'Un **gras **collé.', 'gras', '**comme ceci**'],
    ['bold that is not closed', 'Un **gras oublié.', 'gras', '**comme ceci**'],
    ['bold that opens with two stars and closes with one', 'Un **gras* là.', 'gras', '**comme ceci**'],
    ['italics that are not closed', 'Un *mot en italique.', 'gras', '**comme ceci**'],
    ['an underscore left at the end', 'Un _mot_ oublié_ là.', 'gras', '**comme ceci**'],
    ['a no-break space after the sign of a title', '##\u00a0Titre', 'texte', 'insécable'],
    ['a no-break space after the sign of a list', '-\u00a0un', 'texte', 'insécable'],
    ['a no-break space after a number', '1.\u00a0un', 'texte', 'insécable'],
    ['a numbered list without its spaces', '1.Un', 'liste', 'espace'],
    ['a list of ticks', '✓ un', 'liste', '« - »'],
    ['an item without words', '-\n- deux', 'liste', 'pas de texte'],
    ['a title without words', '##', 'titre', 'pas de texte'],
    ['a title underlined once', 'Titre\n-', 'titre', '##'],
    ['a table without its line', '|a|b|', 'tableau', 'une liste'],
    ['a block of code that is not closed', '```\nUn mot.', 'code', 'pas fermé'],
    ['an apostrophe typed as an accent', 'Un mot de l`eau et l`air.', 'code', 'apostrophe'],
    ['figures inside a sentence', 'Un mot <Chiffres /> là.', 'code', 'seul sur sa ligne'],
    ['a mark of another program', 'Un ==mot== là.', 'texte', 'autre logiciel'],
    ['a link to nowhere', '[x](#)', 'lien', 'nulle part'],
    ['a link to no number', '[x](tel:abc)', 'lien', 'tel:+33320000000'],
    ['a link with a password', '[x](https://a:b@exemple.fr)', 'lien', 'mot de passe'],
    ['a link to a host without a domain', '[x](https://exemple)', 'lien', 'https://www.exemple.fr'],
    ['a link to half an e-mail', '[x](mailto:a@b)', 'lien', 'mailto:contact'],
    ['a link that is not closed', 'Un [mot](/projets là.', 'lien', 'pas fermée'],
    ['a title without its space', '##Titre', 'titre', 'espace après ##'],
    ['a title underlined', 'Titre\n---', 'titre', '##'],
    ['a rule', 'Un mot.\n\n***', 'texte', '##'],
    ['a table of a spreadsheet', 'un\tdeux', 'tableau', 'une liste'],
    ['a bare URL', 'Voir https://exemple.fr/page.', 'adresse', '](https://exemple.fr/page)'],
    ['a bare URL without its scheme', 'Voir www.exemple.fr', 'adresse', '](https://www.exemple.fr)'],
    ['a bare e-mail', 'Écrire à a@exemple.fr', 'adresse', '](mailto:a@exemple.fr)'],
    ['a URL between angles', 'Voir <https://exemple.fr>.', 'adresse', '](https://exemple.fr)'],
    ['a link with a space in it', 'Voir [la page] (/projets).', 'lien', 'pas d’espace'],
    ['a link the wrong way round', 'Voir (la page)[/projets].', 'lien', 'entre crochets'],
    ['a link to nothing named', 'Voir [la page][ref].', 'lien', 'entre parenthèses'],
    ['words struck out', 'Un ~~mot~~ barré.', 'texte', 'barré'],
    ['a character nobody sees', 'Un mot\u200bcollé.', 'caractère', 'U+200B'],
    ['a character of control', 'Un mot\u0007.', 'caractère', 'U+0007'],
    ['a letter lost', 'Un \ufffd.', 'caractère', 'encodage'],
    ['a sentence left to write', 'À écrire : la suite.', 'texte', 'brouillon: true'],
  ])('%s is reported with its line', async (_, text, field, words) => {
    const options = { file: 'etude.mdx', path: '/projet/x', isDraft: false, targets }
    const { mistakes } = await readStudy(`## Le besoin\n\n${text}\n`, options)
    const file = expect.stringMatching(/^etude\.mdx:[345]$/)
    expect(mistakes).toEqual([{ file, field, problem: expect.stringContaining(words) }])
  })

  test('a fifth part is reported, and so is all that is wrong, at once and in the order of its lines', async () => {
    const options = { file: 'etude.mdx', path: '/projet/x', isDraft: false, targets }
    const text = '## A\n\n<br> et {b\n\n## B\n\n[x](/nulle-part)\n\n## C\n\n• un\n\n## D\n\nUn mot.\n\n## E\n\n## F\n'
    const { mistakes } = await readStudy(text, options)
    expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual(
      ['3 code', '3 code', '7 lien', '11 liste', '17 titre'].map((place) => `etude.mdx:${place}`),
    )
  })

  test('what only looks like it is right', async () => {
    const options = { file: 'etude.mdx', path: '/projet/x', isDraft: false, targets }
    const right = [
      '## Agence · web',
      'Le poids \\< 100, un \\{mot\\}, `a < b {c}`, 3 * 4 * 5, prix* et A & B > C.',
      '- **un**, *deux* ;\n- [www.exemple.fr](https://www.exemple.fr) ;\n- [a@exemple.fr](mailto:a@exemple.fr).',
      '1. [sic] un (deux)\n2. L’import de bois\nimport ancien',
      '```\n<b>{x}</b> • **\n```',
      '~~~js\nx\n~~~',
      'Un snake_case, une note* (*), `d` et « `e` », 2 == 3, [sic], a*b, 1.5 et -5.',
      '## `code`\n\n- `x`',
      '{/* <br> {x} */}',
      '<Chiffres />',
    ]
    const { mistakes } = await readStudy(right.join('\n\n'), options)
    expect(mistakes).toEqual([])
  })

  test('facts written above it are reported as belonging elsewhere', async () => {
    const options = { file: 'etude.mdx', path: '/projet/x', isDraft: false, targets }
    const { mistakes } = await readStudy('---\nclient: Dupont\n---\n\n## Le besoin\n\nUn texte.\n', options)
    expect(mistakes).toEqual([{ file: 'etude.mdx:1', field: 'texte', problem: expect.stringContaining('projet.ts') }])
  })
})

describe('in a folder', () => {
  let folder: ReturnType<typeof makeFolder>
  beforeEach(async () => {
    folder = makeFolder()
    await folder.publish()
  })
  afterEach(() => folder.remove())
  const file = (name: string) => path.join(folder.root, 'menuiserie-dupont', name)
  const editData = (change: (text: string) => string) => folder.edit('menuiserie-dupont/projet.ts', change)
  const editStudy = (change: (text: string) => string) => folder.edit('menuiserie-dupont/etude.mdx', change)
  const problems = async () => (await folder.mistakes(false)).map(({ field, problem }) => `${field} : ${problem}`)

  test('nothing is wrong where all is written; links to pages, hosts and people, images and comments are right', async () => {
    editStudy(
      (text) => `${text}
[Nous écrire](${pages.contact.path}?besoin=${projetAnswers.service}), [la suite](#nos-choix), [ailleurs](https://exemple.fr/a(b)),
[un mot](mailto:a@exemple.fr), [un appel](tel:+33300000000). {/* un commentaire */}

![La page d’accueil, en violet](couverture.png "Sa légende")

<Chiffres />
`,
    )
    expect(await problems()).toEqual([])
  })

  test('all mistakes of all files are reported at once, in one message', async () => {
    editData((text) => text.replace(`'${projetAnswers.service}'`, "'seo'").replace('2026-11-20', 'hier'))
    editStudy((text) => `${text}\n[x](/nulle-part)\n\n![Une image absente](./absente.png)\n`)
    rmSync(file('couverture.png'))
    const mistakes = await folder.mistakes(false)
    const fields = mistakes.map(({ field }) => field)
    expect(fields.sort()).toEqual(['couverture.fichier', 'date', 'image', 'lien', 'service'])
    const { message } = new ContentError(mistakes)
    for (const { file, field, problem } of mistakes) expect(message).toContain(`${file}, ${field} : ${problem}`)
  })

  test.each<[string, () => unknown, RegExp]>([
    ['missing', () => rmSync(file('couverture.png')), /pas dans le dossier/],
    ['too small', () => folder.image('menuiserie-dupont/couverture.png', 700), /700 pixels.*1200.*2880 × 1800/],
    ['cut short', () => truncateSync(file('couverture.png'), 20), /ne se lit pas/],
    ['empty', () => writeFileSync(file('couverture.png'), ''), /ne se lit pas/],
    ['a text', () => writeFileSync(file('couverture.png'), 'du texte'), /ne se lit pas/],
  ])('an image that is %s is reported', async (_, change, problem) => {
    await change()
    expect(await folder.mistakes(false)).toEqual([
      { file: data, field: 'couverture.fichier', problem: expect.stringMatching(problem) },
    ])
  })

  test('an image needs the pixels of where it is shown', async () => {
    await folder.image('menuiserie-dupont/couverture.png', 700)
    editData((text) => text.replace("'bureau'", "'mobile'"))
    expect(await problems()).toEqual([])
    editStudy((text) => `${text}\n![Une image de la page](./couverture.png)\n`)
    expect(await problems()).toEqual([expect.stringMatching(/^image : .*700 pixels.*800/)])
  })

  test('two images described with the same words are reported, with both names', async () => {
    await folder.image('menuiserie-dupont/page.png', 1440)
    editData((text) =>
      text.replace(/(couverture: (\{[\s\S]*?\n {2}\}),)([\s\S]*)ecrans: \[\]/, (_, whole, image, rest) => {
        return `${whole}${rest}ecrans: [${image.replace('couverture.png', 'page.png')}]`
      }),
    )
    expect(await problems()).toEqual([expect.stringMatching(/^ecrans\[0\]\.alt : .*page\.png.*couverture\.png/)])
  })

  test('the drawing of a decision that the study does not take is reported, with those it takes', async () => {
    editStudy((text) => `${text}\n- **Du bois.** Il vient d’ici.\n`)
    editData((text) => text.replace('  question:', "  signes: { 'Du bois.': 'page' },\n  question:"))
    expect(await problems()).toEqual([])
    editStudy((text) => text.replace('**Du bois.**', '**Du chêne.**'))
    expect(await problems()).toEqual([expect.stringMatching(/^signes : « Du bois\. ».*« Du chêne\. »/)])
  })

  test('data that cannot be read, that fail or that are missing are reported, and others are still looked at', async () => {
    await folder.publish({ nom: 'autre' })
    folder.edit('autre/projet.ts', (text) => text.replace(`'${projetAnswers.service}'`, "'seo'"))
    editData((text) => text.replace('defineProjet({', 'defineProjet({{'))
    const mistakes = await folder.mistakes(false)
    expect(mistakes.map(({ file, field }) => [file, field])).toEqual([
      ['src/content/projets/autre/projet.ts', 'service'],
      [`${data}:3`, 'fichier'],
    ])
    editData((text) => `throw new Error('pas prêt')\n${text.replace('({{', '({')}`)
    expect(await problems()).toContainEqual(expect.stringMatching(/^fichier : il ne se lit pas \(pas prêt\)/))
    rmSync(file('projet.ts'))
    expect(await problems()).toContainEqual(expect.stringMatching(/^fichier : il manque/))
  })

  test('a text that is not in UTF-8, or is a folder, is one mistake, and any line ends are read', async () => {
    editStudy((text) => `${text}\n- **Du bois.** Il vient d’ici.\n`)
    editData((text) => text.replace('  question:', "  signes: { 'Du bois.': 'page' },\n  question:"))
    const texts = readdirSync(file('')).filter((name) => /\.(?:mdx|ts)$/.test(name))
    expect(texts).toHaveLength(2)
    for (const name of texts) {
      const text = readText(file(name))
      const wrong = async (bytes: Buffer) => {
        writeFileSync(file(name), bytes)
        return (await folder.mistakes(false)).map((one) => `${path.basename(one.file)} : ${one.problem}`)
      }
      for (const end of ['\r\n', '\r'])
        expect(await wrong(Buffer.from(`\ufeff${text.replaceAll('\n', end)}`))).toEqual([])
      for (const encoding of ['latin1', 'utf16le'] as const)
        expect(await wrong(Buffer.from(`\ufeff${text}`, encoding))).toEqual([
          expect.stringMatching(`^${name} : .*UTF-8`),
        ])
      rmSync(file(name))
      mkdirSync(file(name))
      expect((await folder.mistakes(false))[0]?.problem).toContain('c’est un dossier')
      rmSync(file(name), { recursive: true })
      writeFileSync(file(name), text)
    }
  })

  test('a folder that is a link is reported', async () => {
    renameSync(file(''), path.join(folder.base, 'ailleurs'))
    symlinkSync(path.join(folder.base, 'ailleurs'), file('').replace(/\/$/, ''))
    expect(await problems()).toEqual([expect.stringContaining('lien vers un autre')])
  })

  test.each([
    ["{\n  nom: 'L'Estran',\n  lieu: 'à Lille',\n}", /:2,.*« nom: 'L'Estran', ».*apostrophe/],
    ["{\n  nom: 'Estran'\n  lieu: \"L'été\",\n}", /:2,.*virgule après « nom: 'Estran' »\./],
    ["['a' 'b']", /:1,.*virgule après.*, ou le guillemet/],
    ["{\n  nom: 'Estran,\n  lieu: 'à Lille',\n}", /:2,.*« nom: 'Estran, ».*guillemet droit/],
    ["{\n  nom: 'Estran',\n", /:3,.*la fin.*accolade/],
    ['{\n  nom: “Estran”,\n}', /:2,.*guillemets, qui sont droits/],
    ["{\n  prix: 1 500,\n  texte: '1, 2',\n}", /:2,.*un nombre s’écrit sans espace/],
    ['{\n  prix: 2.400,\n}', /:2,.*« 2\.400 ».* 2400\.$/],
    ['{\n  prix: 1500,50,\n}', /:2,.*un nombre s’écrit sans espace/],
    ...[
      '03 20 00 00 00',
      '0320000000',
      '03.20.00.00.00',
      '+33 3 20 00 00 00',
      '01000',
      '123 456 782',
      'FR 44 732829320',
    ].map((number): [string, RegExp] => [
      `{\n  nom: 'Estran',\n  numero: ${number},\n}`,
      new RegExp(`:3,.*guillemets droits, '${number.replaceAll(/[+.]/g, '\\$&')}'\\.$`),
    ]),
    [
      "{\n  legal: { nom: 'Estran',\n  },\n};\nexport const a = { b: { c: 1 }\nexport const d = 2",
      /:5,.*plus haut une accolade/,
    ],
  ])('%s is said by its line, its words and the likely cause', (value, message) => {
    expect(() => parse('src/site/config.ts', `export default ${value}`)).toThrow(message)
  })

  test('in the copy of a page, signs that would be shown as typed are reported with their line, and code is none', async () => {
    const copy = [
      'titre: "Un <b>mot</b>"',
      "texte: 'Un Ã©tÃ©'",
      "chemin: '/a**b'",
      'note: `Un\u200bmot, deux`',
      "lien: 'Un [mot](/x)'",
    ]
    writeFileSync(path.join(folder.base, 'content/page.ts'), `export const page = {\n${copy.join(',\n')}\n}\n`)
    const mistakes = await folder.mistakes(false)
    expect(mistakes.map(({ file, field }) => `${/\w+\.ts:\d+$/.exec(file)?.[0]} ${field}`)).toEqual(
      [2, 3, 5, 6].map((line) => `page.ts:${line} texte`),
    )
  })

  test('in the copy of a page, a day of its last change that is none, or is to come, is reported with its line', async () => {
    for (const day of ['28/11/2026', '2999-01-01', '2026-02-30', '']) {
      writeFileSync(
        path.join(folder.base, 'content/page.ts'),
        `export const a = 'Un mot'\nexport const miseAJour = '${day}'\n`,
      )
      expect(await folder.mistakes(false), day).toEqual([
        expect.objectContaining({ file: expect.stringMatching(/page\.ts:2$/), field: 'miseAJour' }),
      ])
    }
  })

  test('in the copy of a page, what is empty under its title is reported with its line', async () => {
    const copy = ['points: []', "answer: ''", 'note: ` `', "items: ['un', '']", "text: a ? 'b' : ''", 'list: [1]']
    writeFileSync(path.join(folder.base, 'content/page.ts'), `export const page = {\n${copy.join(',\n')}\n}\n`)
    const mistakes = await folder.mistakes(false)
    expect(mistakes.map(({ file, field }) => `${/\w+\.ts:\d+$/.exec(file)?.[0]} ${field}`)).toEqual([
      'page.ts:2 points',
      'page.ts:3 answer',
      'page.ts:4 note',
    ])
  })

  test('a file under a name with other capitals or another extension is missing on every system, and is named', async () => {
    for (const [name, other] of [
      ['couverture.png', 'Couverture.PNG'],
      ['etude.mdx', 'etude.md'],
      ['projet.ts', 'Projet.ts'],
    ] as const) {
      renameSync(file(name), file(other))
      expect(await problems(), name).toEqual([expect.stringContaining(`« ${other} »`)])
      renameSync(file(other), file(name))
    }
  })

  test('files of an owner are looked up by their exact names, those of folders too, as hosts do', () => {
    const names = listFiles('public').map((name) => `public/${name}`)
    expect(names.filter((name) => !isIn(name))).toEqual([])
    const others = names.flatMap((name) => [name.replace('public', 'Public'), name.toUpperCase()])
    expect(others.filter(isIn)).toEqual([])
    // The system's own look-ups ignore capitals on macOS and Windows.
    const sources = ['scripts/content', 'scripts/launch'].flatMap((folder) =>
      listFiles(folder).flatMap((name) => (name.endsWith('.ts') ? path.join(folder, name) : [])),
    )
    const byTheSystem = sources.filter((name) => /\b(?:exists|access|stat)Sync\b/.test(readText(name)))
    expect(byTheSystem).toEqual([])
  })

  test('a study that is missing or empty is reported', async () => {
    editStudy(() => '{/* rien */}\n')
    expect(await problems()).toEqual([expect.stringContaining('vide')])
    rmSync(file('etude.mdx'))
    expect(await problems()).toEqual([expect.stringContaining('manque')])
  })

  test('two projects that say the same are reported, and a name that is no path', async () => {
    const { titre, resume, question } = projetAnswers
    await folder.publish({ nom: 'Été 2026', titre, resume, question })
    const fields = (await folder.mistakes(false)).map(({ field }) => field)
    expect(fields.sort()).toEqual(['nom du dossier', 'question', 'resume', 'titre'])
  })

  test.each(['Été', 'a b', 'a_b', 'a--b', 'index', '404', 'con', 'a'.repeat(81), 'a'.repeat(246)])(
    'a folder may not be called %s, whether one answers a question or makes it oneself',
    async (nom) => {
      const [, asked] = scaffoldQuestions({ names: [], titre: [], resume: [], question: [] }, '2026-11-20')
      expect(asked?.problem(nom)).toContain(`« ${nom} »`)
      await folder.publish({
        ...projetAnswers,
        nom,
        titre: 'Un autre',
        resume: projetAnswers.resume.replace(/^./, 'X'),
        question: 'Et une autre question ?',
      })
      expect(await problems()).toEqual([expect.stringContaining(`nom du dossier : « ${nom} »`)])
    },
  )

  test('a page that shows a project of another service, a draft, nothing or the same twice is reported', async () => {
    folder.draft({ nom: 'a-venir' })
    const mistakes = await folder.mistakes(false, {
      vedettes: ['inconnu', 'a-venir', 'menuiserie-dupont', 'menuiserie-dupont'],
      exemples: { [serviceIds[1]]: { projet: 'menuiserie-dupont', link: 'Lire' } },
    })
    expect(mistakes.map(({ file, problem }) => `${path.basename(file)} : ${problem}`)).toEqual([
      expect.stringMatching(/^vedettes\.ts : .*inconnu.*menuiserie-dupont/),
      expect.stringMatching(/^vedettes\.ts : .*brouillon/),
      expect.stringMatching(/^vedettes\.ts : .*menuiserie-dupont.*retirez/),
      expect.stringMatching(new RegExp(`^exemples\\.ts : .*${projetAnswers.service}`)),
    ])
  })

  test('choices of another shape are reported with what would be right, before anything is looked up', async () => {
    const [service] = serviceIds
    const faults: [choices: object, place: string, words: string][] = [
      [{ vedettes: 'ce-site' }, 'vedettes.ts vedettes', 'une liste'],
      [{ vedettes: ['ce-site', 12] }, 'vedettes.ts vedettes[1]', 'un texte'],
      [{ exemples: ['ce-site'] }, 'exemples.ts exemples', 'un objet'],
      [{ exemples: { [service]: 'ce-site' } }, `exemples.ts exemples.${service}`, 'un objet'],
      [{ exemples: { seo: { projet: 'ce-site', link: 'Lire' } } }, 'exemples.ts exemples', 'inconnu : seo'],
      [{ exemples: { [service]: { projet: 'ce-site' } } }, `exemples.ts exemples.${service}.link`, 'manque'],
      [
        { exemples: { [service]: { projet: 'ce-site', link: 'Un <b>mot</b>' } } },
        `exemples.ts exemples.${service}.link`,
        'balise',
      ],
    ]
    for (const [change, place, words] of faults) {
      const mistakes = await folder.mistakes(false, { vedettes: [], exemples: {}, ...change } as Choices)
      const said = mistakes.map(({ file, field, problem }) => `${path.basename(file)} ${field} : ${problem}`)
      expect.soft(said).toEqual([expect.stringContaining(words)])
      expect.soft(said[0]).toContain(`${place} : `)
    }
  })

  test('a receiver of the form that is a page of this site is reported; a path of its host that is none is not', () => {
    const problemsOf = (endpoint: string) =>
      mistakesOfEndpoint(
        readEnvironment({ SITE_ORIGIN: 'https://a.fr', CONTACT_ENDPOINT: endpoint }),
        new Set(['/', '/ici']),
      ).map(({ problem }) => problem)
    for (const endpoint of ['https://a.fr', 'https://a.fr/ici', 'https://a.fr/Ici.html?a#b', 'https://a.fr/ici/'])
      expect(problemsOf(endpoint), endpoint).toEqual([expect.stringContaining('cloudflare, netlify, php')])
    expect(problemsOf('https://a.fr/envoi.php')).toEqual([expect.stringContaining('mettez « php »')])
    for (const endpoint of ['php', 'netlify', 'https://a.fr/api/message', 'https://b.fr/ici'])
      expect(problemsOf(endpoint), endpoint).toEqual([])
  })

  test('a redirection that is no path, hides a page or leads to none is reported with what would be right', () => {
    const targets = new Set(['/', '/projets', '/projet/publie'])
    const problemOf = (from: string, to: string) =>
      mistakesOfRedirections([{ from, to }], targets).map(({ field, problem }) => `${field} ${problem}`)
    for (const from of ['/ancien', '/projet/ancien']) expect(problemOf(from, '/projets')).toEqual([])
    expect(problemOf('/projet/ancien', '/projet/publie')).toEqual([])
    expect(problemOf('/projet/publie', '/')).toEqual([expect.stringContaining('la page « /projet/publie »')])
    expect(mistakesOfRedirections([{ from: '/projet/publie', to: '/' }], targets, targets)).toEqual([])
    for (const from of ['/projets', '/Projets', '/projets.html', '/projets/index.html'])
      expect(problemOf(from, '/')).toEqual([expect.stringMatching(/la page « \/projets »/)])
    expect(problemOf('/index.html', '/')).toEqual([expect.stringContaining('la page « / »')])
    for (const from of ['/envoi.php', '/Assets/x.css', '/_headers'])
      expect(problemOf(from, '/')).toEqual([expect.stringContaining('réservé')])
    const twice = ['/qualité', '/Qualité'].map((from) => ({ from, to: '/' }))
    expect(mistakesOfRedirections(twice, targets)).toMatchObject([{ problem: expect.stringContaining('déjà') }])
    const besideHtml = ['/contact', '/contact.html'].map((from) => ({ from, to: '/' }))
    expect(mistakesOfRedirections(besideHtml, targets)).toEqual([])
    expect(problemOf('/ancien', 'projet')).toEqual([
      expect.stringMatching(/^« \/ancien » .*« projet ».*accueil, .*\/projet\/publie/),
    ])
    for (const from of ['/été', '/l’été d’hier', '/2019/05/a_b.php']) expect(problemOf(from, '/')).toEqual([])
    for (const from of ['//a', '/.a', '/a"b', '/{a}', '/a\n', '/%', ''])
      expect(problemOf(from, '/')).toEqual([expect.stringContaining(`« ${from} » il faut un chemin`)])
    for (const from of ['ancien', '/ancien/', 'https://www.exemple.fr/ancien/', '/ancien?p=12'])
      expect(problemOf(from, '/')).toEqual([expect.stringMatching(/il faut .*chemin.*ici « \/ancien »/)])
    expect(problemOf('/?p=12', '/')).toEqual([expect.stringMatching(/« \? ».*sitemap\.xml/)])
  })

  test('a path of a page that is none, or that another page has, is reported with what would be right', () => {
    const problemsOf = (path: string) =>
      mistakesOfPages({ accueil: { path: '/' }, plan: { path } }).map(({ field, problem }) => `${field} ${problem}`)
    expect(mistakesOfPages()).toEqual([])
    for (const path of ['plan', '/plan/', '/plan-été', '/a b', '//a', ''])
      expect(problemsOf(path)).toEqual([expect.stringMatching(/^plan .*n’est pas un chemin.*« \/nos-services »/)])
    expect(problemsOf('/')).toEqual([expect.stringMatching(/^plan .*« accueil »/)])
    const reserved = [
      '/index',
      '/404.html',
      '/sitemap.xml',
      '/_headers',
      '/assets',
      '/projet/plan',
      '/envoi',
      '/Partage/plan',
    ]
    for (const path of reserved)
      expect(problemsOf(path)).toEqual([expect.stringMatching(/^plan .*est réservé.*« \/nos-services »/)])
    expect(problemsOf('/projet-de-site')).toEqual([])
    expect(mistakesOfPages({ a: { path: '/plan' }, b: { path: '/Plan' } })).toEqual([
      expect.objectContaining({ field: 'b', problem: expect.stringContaining('« a »') }),
    ])
    const words = { label: 'x', subject: ' ', title: ' | Violine' }
    expect(
      mistakesOfPages({ a: { ...words, path: '/a' }, b: { path: '/b', title: words.title } }).map(({ field }) => field),
    ).toEqual(['a.title', 'a.subject', 'b.title', 'b.title'])
  })

  test('a page that shows what a program has not found, has one id twice, or a link without words, is reported once', () => {
    const page = (html: string) => {
      for (const name of ['index.html', 'b.html']) writeFileSync(path.join(folder.base, name), `<main>${html}</main>`)
    }
    page(
      '<p id="a">Undefined, banane <code>NaN</code></p><p data-id="a" id="b" title="undefined">null</p><script>undefined</script><a href="/"><img alt="Accueil"></a><button aria-label="Menu"><i></i></button>',
    )
    expect(() => checkTexts(folder.base)).not.toThrow()
    page(
      '<p id="a">De 9 h à undefined</p><p id="a">NaN euros, [object Object], Invalid Date</p><a href="/b"><i></i>&nbsp;&#x27;</a><h2 id="c"> </h2>',
    )
    expect(() => checkTexts(folder.base)).toThrow(
      /5 en tout[\s\S]*1 autre\(s\) page\(s\), id : « a »[\s\S]*« <a href="\/b"> » n[\s\S]*« <h2 id="c"> » n[\s\S]*« De 9 h à undefined »[\s\S]*« NaN euros, \[object Object\], Invalid Date »/,
    )
  })

  test('a redirection that takes a file of the site is reported once it is built', () => {
    writeFileSync(path.join(folder.base, 'Plan.xml'), '')
    const taken = (from: string) => () => checkRedirections(folder.base, [{ from, to: '/' }])
    expect(taken('/flux.xml')).not.toThrow()
    expect(taken('/plan.XML')).toThrow(/redirections\.ts, « \/plan\.XML » : .*retirez/)
  })

  test('a link of any page to a path or a place that is not there is reported once, with a page that leads to it', () => {
    const linkTo = (...paths: string[]) => paths.map((one) => `<a class="x" href="${one}">x</a>`).join('')
    const right = linkTo('/agence/', '/agence/b', '/agence/a%20b.txt', '/autre', '//a.fr', '#x', 'https://a.fr')
    const place = '<h2 id="x"></h2><p id="é"></p>'
    writeFileSync(path.join(folder.base, 'index.html'), place + right + linkTo('/agence/#x', '/agence/b?y=1#%C3%A9'))
    writeFileSync(path.join(folder.base, 'b.html'), place + right)
    writeFileSync(path.join(folder.base, 'a b.txt'), '')
    expect(() => checkLinks(folder.base, '/agence/')).not.toThrow()
    writeFileSync(
      path.join(folder.base, 'b.html'),
      `<h2 id="z"></h2>${linkTo('/agence/projet/c?x=1', '/agence/projet/c#y', '/agence/d', '/agence/legal', '#100%')}`,
    )
    mkdirSync(path.join(folder.base, 'legal'))
    expect(() => checkLinks(folder.base, '/agence/')).toThrow(
      /5 en tout[\s\S]*\/b, lien : « \/projet\/c »[\s\S]*« \/d »[\s\S]*« \/legal »[\s\S]*« \/b#100% »[\s\S]*\/, lien : « \/b#é » : la page \/b n[^(]*\(il y a z\)/,
    )
  })
})
