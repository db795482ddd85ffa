/** `npm run owner-path`: follows docs/make-it-yours.md in copies of the repository (sites.ts), editing only what an owner edits. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { listFiles } from '../../scripts/build/files.ts'
import { scaffoldProjet } from '../../scripts/content/scaffold.ts'
import { runTogether } from '../../scripts/run.ts'
import { readText } from '../../scripts/text.ts'
import { pages } from '../../src/site/pages.ts'
import { serviceIds } from '../../src/site/services.ts'
import { tints } from '../../src/theme/tokens.ts'
import { facts } from '../facts.ts'
import { isTemplate } from '../template.ts'
import { inOtherWords } from './otherWords.ts'
import { type Agency, sites } from './sites.ts'

/** Replaces violet by green, and gold by coral. */
const colours = {
  surface: '#0c1a15',
  surfaceRaised: '#142a22',
  text: '#0c1a15',
  primary: '#157156',
  primaryHover: '#08543e',
  primaryOnDark: '#7fdcb9',
  star: '#ff9b71',
  tint: '#eef8f4',
}

/** A font unlike the repository's: very wide letters, thin in titles. */
const font = {
  name: 'Unbounded',
  authors: 'The Unbounded Project Authors',
  package: '@fontsource-variable/unbounded',
  file: 'unbounded-latin-wght-normal.woff2',
  display: { wght: 300 },
}

/** A removed service and a removed page; `to`: the page that their links then lead to. */
const removedService = { id: 'refonte', to: 'creation' }
const removedPage = { id: 'expertises', to: 'agence' }
/** An added service, and the one whose copy and page it takes. */
const addedService = { id: 'boutique', path: '/vente-en-ligne', name: 'Vente en ligne' }
const copiedService = { id: 'referencement', folder: 'referencement-naturel', component: 'ReferencementNaturelPage' }

const allServices: readonly string[] = serviceIds
const paths: Record<string, string> = Object.fromEntries(Object.entries(pages).map(([page, { path }]) => [page, path]))

/** Moves of pages: in both copies the one whose path names a city; in the whole one the others too, except home and the not-found page. */
const cityMove = { page: 'agence', from: pages.agence.path, to: '/agence-developpement-web-la-plaine-des-palmistes' }
const otherMoves = Object.entries(pages)
  .filter(([page]) => !['accueil', 'agence', 'introuvable', removedService.id, removedPage.id].includes(page))
  .map(([page, { path: from }]) => ({ page, from, to: `${from}-bis` }))

/** Folder of the project that the owner adds. */
const ownProjet = 'menuiserie-exemple'

const demonstrations = readdirSync('src/content/projets').filter((name) => name !== 'ce-site')

/** Reads and edits files of one copy. */
function editorOf(root: string) {
  const at = (file: string) => path.join(root, file)
  const read = (file: string) => readText(at(file))
  const edit = (file: string, change: (text: string) => string) => {
    const after = change(read(file))
    if (after === read(file)) throw new Error(`${file} n’est plus écrit comme tests/owner-path/make.ts l’attend.`)
    writeFileSync(at(file), after)
  }
  const sources = (folder: string, name: RegExp) =>
    listFiles(at(folder)).flatMap((file) => (name.test(file) ? `${folder}/${file}` : []))
  return { at, read, edit, sources }
}
type Editor = ReturnType<typeof editorOf>

/** Copies the repository without what is made in it; packages, encoded pictures and share images are linked. */
function copyRepository(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, '.cache'), { recursive: true })
  const made = ['.git', '.cache', 'dist', 'dist-servers', 'node_modules', 'test-results']
  for (const name of readdirSync('.'))
    if (!made.includes(name)) cpSync(name, path.join(folder, name), { recursive: true })
  for (const shared of ['.cache/images', '.cache/partage', 'node_modules']) {
    mkdirSync(shared, { recursive: true })
    symlinkSync(path.resolve(shared), path.join(folder, shared))
  }
}

/** Step 2: replaces every fact, then the defaults of the variables. Marks (`§name`) become `environment.name`, as the file has them. */
function giveFacts({ edit }: Editor, services: string[]) {
  const { origin, basePath, indexable, contact, ...given } = facts
  const ofServices = <T>(all: Partial<Record<string, T>>, fallback: T) =>
    Object.fromEntries(services.map((id) => [id, all[id] ?? fallback]))
  const written = {
    ...given,
    tarifs: ofServices(given.tarifs, given.tarifs[serviceIds[0]]),
    delais: ofServices(given.delais, given.delais[serviceIds[0]]),
    accepte: ['brouillons'],
    contact: { ...contact, endpoint: '§contactEndpoint', receiver: '§contactReceiver' },
    origin: '§siteOrigin',
    basePath: '§basePath',
    indexable: '§indexable',
    analytics: { ...given.analytics, origin: '§analyticsOrigin' },
  }
  const literal = inspect(written, { depth: null, breakLength: 100, compact: false, maxStringLength: null })
  edit('src/site/config.ts', (text) =>
    text.replace(/(?<=export const config = withoutBlanks<SiteConfig>\()[\s\S]*(?=\))/, () =>
      literal.replaceAll(/'§(\w+)'/g, 'environment.$1'),
    ),
  )
  edit('src/site/readEnvironment.ts', (text) =>
    text
      .replaceAll('https://www.violine.example', origin)
      .replaceAll('https://analytics.violine.example', given.analytics.origin),
  )
}

/** Step 5: replaces every text, headlines included. */
function writeTexts({ edit, read, at, sources }: Editor) {
  for (const file of [...sources('src/content', /\.(?:ts|mdx)$/), 'src/site/pages.ts', 'src/site/navigation.ts'])
    writeFileSync(at(file), inOtherWords(file, read(file)))
  edit('src/content/accueil.ts', (text) =>
    text
      .replace(
        /(?<=title: )\['[\s\S]*?\](?=,\n {2}accent)/,
        `['Votre boutique ouvre aussi la nuit,', 'le dimanche, et les jours', 'où vous êtes ailleurs.']`,
      )
      .replace(/(?<=accent: )'[^']*'/, "'la nuit'"),
  )
  edit('src/content/projets.ts', (text) => text.replace(/(?<=title: )\[[^\]]*\]/, "['Nos chantiers']"))
}

/** Changes the links of studies, whose paths are written by hand: the build names those that would break. */
function moveLinks({ edit, read, sources }: Editor, from: string, to: string) {
  const link = new RegExp(`\\]\\(${from}(?:#[\\w-]+)?\\)`, 'g')
  for (const file of sources('src/content/projets', /\.mdx$/).filter((one) => read(one).match(link)))
    edit(file, (text) => text.replaceAll(link, `](${to})`))
}

/** Step 3 and « Paths »: changes the paths of pages, and redirects the old ones. */
function movePages(editor: Editor, moves: (typeof cityMove)[]) {
  const { at, edit, read, sources } = editor
  for (const { from, to } of moves) {
    const [folder, after] = [path.basename(from), path.basename(to)]
    renameSync(at(`src/pages/${folder}`), at(`src/pages/${after}`))
    const written = read('src/site/pages.ts').includes(`'${from}'`) ? 'pages' : 'readEnvironment'
    edit(`src/site/${written}.ts`, (text) => text.replace(`'${from}'`, `'${to}'`))
    for (const file of ['src', 'scripts', 'tests', 'tools'].flatMap((top) => sources(top, /\.tsx?$/)))
      if (read(file).includes(`pages/${folder}/`))
        edit(file, (text) => text.replaceAll(`pages/${folder}/`, `pages/${after}/`))
    moveLinks(editor, from, to)
  }
  // One that another program has made, too.
  const old = [...moves.map(({ page, from }) => `'${from}': '${page}',`), "'/nos références/qualit%C3%A9': 'projets',"]
  edit('src/site/redirections.ts', (text) => text.replace(/(?<=Record<string, Target> = \{)/, old.join(' ')))
}

/** Step 4: changes the colours, gives a multicoloured logo, and takes the belfry from the street. */
function changeLook({ at, edit }: Editor) {
  for (const [name, colour] of Object.entries(colours))
    edit('src/theme/tokens.ts', (text) => text.replace(new RegExp(`(?<= ${name}: )'#\\w+'`), `'${colour}'`))
  cpSync('tests/owner-path/logo.svg', at('public/logo.svg'))
  edit('src/components/Logo/sign.ts', (text) =>
    text.replace(/(?<=LogoFile \| undefined = )undefined/, "{ file: '/logo.svg', width: 48, height: 24 }"),
  )
  edit('src/components/Rue/drawing.ts', (text) =>
    text.replace(/(?<=belfryTown: string \| undefined = ).*/, 'undefined'),
  )
}

/** Step 4, « Another font »: changes it. */
function changeFont({ edit }: Editor) {
  edit('src/theme/tokens.ts', (text) =>
    text
      .replace(/(?<=fontName = )'.*'/, `'${font.name}'`)
      .replace(/(?<=fontAuthors = )'.*'/, `'${font.authors}'`)
      .replace(/(?<=fontPackage = )'.*'/, `'${font.package}'`)
      .replaceAll(/(?<=(?:text|display): \{ file: )'.*?'/g, `'${font.file}'`)
      .replace(/(?<=display: \{.* axes: )\{.*?\}/, inspect(font.display)),
  )
}

/** « Services »: adds one wherever TypeScript requires it, with page and copy of another. */
function addService({ at, edit, read }: Editor) {
  const { id, path: pathname, name } = addedService
  const folder = `src/pages${pathname}`
  const renamed = (text: string) => text.replaceAll(new RegExp(`(?<=['"./])${copiedService.id}(?=['"/#-])`, 'g'), id)
  writeFileSync(
    at(`src/content/${id}.ts`),
    inOtherWords(`${id}.ts`, renamed(read(`src/content/${copiedService.id}.ts`)), id),
  )
  cpSync(at(`src/pages/${copiedService.folder}`), at(folder), { recursive: true })
  for (const file of listFiles(at(folder)).filter((one) => one.endsWith('.tsx')))
    edit(`${folder}/${file}`, (text) => `${renamed(text).replaceAll(`pages.${copiedService.id}`, `pages.${id}`)}\n`)
  edit('src/site/services.ts', (text) =>
    text.replace(/(?=\] as const)/, `, '${id}'`).replace(/(?<=serviceNames[^{]*\{)/, `${id}: '${name}',`),
  )
  edit('src/site/pages.ts', (text) =>
    text.replace(/(?<=export const pages = \{)/, `${id}: page('${pathname}', '${name} web', '${name} de site web'),`),
  )
  edit('src/routes.tsx', (text) =>
    text.replace(/(?<=const modules = \{)/, `${id}: () => import('./pages${pathname}/${copiedService.component}'),`),
  )
  edit('src/site/navigation.ts', (text) => text.replace(/(?<=serviceNotes[^{]*\{)/, `${id}: 'Lu par chacun',`))
  edit('src/content/etude.ts', (text) => text.replace(/(?<=links: [^{]*\{)/, `${id}: 'Rendre un site lisible',`))
  edit('src/content/accueil.ts', (text) =>
    text.replace(
      /(?<= services: \{)/,
      `${id}: { title: pages.${id}.label, text: 'Un site que chacun lit, au clavier comme à la voix.' },`,
    ),
  )
}

/** docs/adding-a-page.md, « To remove »: removes a page, and what TypeScript names; its links and its path lead to another. */
function removePage(editor: Editor, { id, to }: typeof removedPage) {
  const { at, edit, read, sources } = editor
  const [pathname, target] = [paths[id] ?? '', paths[to] ?? '']
  rmSync(at(`src/pages${pathname}`), { recursive: true })
  rmSync(at(`src/content/${id}.ts`))
  // A property of one line or of several, an item of a menu, an id in a list.
  const property = new RegExp(`\\n( *)${id}: (?:.*[^[({\\n]|.*[[({]\\n(?:\\1 .*\\n|\\n)*\\1[\\])}]+,?)(?=\\n)`, 'g')
  const item = new RegExp(`\\n *\\{ page: '${id}',.*\\},|'${id}', `, 'g')
  const without = (text: string) => text.replaceAll(property, '').replaceAll(item, '')
  const named = ['services', 'pages', 'navigation'].map((name) => `src/site/${name}.ts`)
  for (const file of [
    ...named,
    'src/routes.tsx',
    ...['etude', 'accueil', 'plan'].map((name) => `src/content/${name}.ts`),
  ])
    if (without(read(file)) !== read(file)) edit(file, without)
  const linked = new RegExp(`\`\\$\\{pages\\.${id}\\.path\\}[^\`]*\`|pages\\.${id}\\.path`, 'g')
  for (const file of sources('src', /\.(?:tsx?|mdx)$/).filter((one) => read(one).match(linked)))
    edit(file, (text) => text.replaceAll(linked, `pages.${to}.path`))
  moveLinks(editor, pathname, target)
  edit('src/site/redirections.ts', (text) =>
    text.replace(/(?<=Record<string, Target> = \{)/, `'${pathname}': '${to}',`),
  )
}

/** Writes an upright photograph as a telephone does: its pixels lie on their side, EXIF orientation 6 says to turn them by 90°. */
async function takePhotograph(picture: string, file: string) {
  const upright = await sharp(picture).resize(1500, 2000, { position: 'right' }).toBuffer()
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(file)
}

/** Step 6: adds a real project with evidence, and so many others; every other demonstration becomes a draft, the rest are deleted. */
async function chooseProjets({ at, edit }: Editor, { projets }: Agency, services: string[]) {
  const folder = 'src/content/projets'
  // A client's site is named by a reference and by a project.
  const [url] = facts.references.map(({ site }) => site)
  scaffoldProjet(at(folder), {
    nom: ownProjet,
    titre: 'Menuiserie',
    accroche: 'Des escaliers que l’on comprend avant de les monter.',
    resume: 'Le site d’une menuiserie : des escaliers montrés par usage, et un devis qui se demande en trois lignes.',
    secteur: 'Menuiserie',
    service: addedService.id as (typeof serviceIds)[number],
    date: '2026-03-01',
    teinte: 'braise',
    question: 'Que cherche-t-on d’abord chez vous ?',
    demonstration: false,
    client: 'Menuiserie Exemple',
    ...(url && { url }),
  })
  const proofs = {
    duree: 'dix semaines',
    resultats: [
      { mesure: 'Appels par mois', avant: '3', apres: '9', source: 'relevé du standard', date: '2026-03-01' },
    ],
    temoignage: {
      texte: 'On nous appelle depuis que le site dit ce que nous faisons.',
      auteur: 'Claude Exemple',
      fonction: 'menuisier',
      date: '2026-03-02',
      accord: '2026-03-03',
    },
  }
  edit(`${folder}/${ownProjet}/projet.ts`, (text) =>
    text
      .replaceAll('À écrire', 'Écrit')
      .replace('  brouillon: true,\n', inspect(proofs, { depth: null, compact: false }).slice(1, -2).concat(',\n')),
  )
  const sentence = 'Le client a relu chaque page avec nous, puis a choisi celles que ses visiteurs ouvrent d’abord. '
  edit(`${folder}/${ownProjet}/etude.mdx`, (text) => text.replaceAll('À écrire', `${sentence}Écrit`))
  await takePhotograph(`${folder}/ce-site/couverture.png`, at(`${folder}/${ownProjet}/couverture.jpg`))
  rmSync(at(`${folder}/${ownProjet}/couverture.png`))
  edit(`${folder}/${ownProjet}/projet.ts`, (text) => text.replace('couverture.png', 'couverture.jpg'))

  for (const [index, name] of demonstrations.entries())
    if (index % 2) rmSync(at(`${folder}/${name}`), { recursive: true })
    else
      edit(`${folder}/${name}/projet.ts`, (text) =>
        text
          .replace(/(?=\n {2}teinte:)/, '\n  brouillon: true,')
          .replace(`service: '${removedService.id}'`, `service: '${addedService.id}'`),
      )

  const others = Array.from({ length: projets }, (_, index) => `exemple-${index + 1}`)
  for (const [index, name] of others.entries()) {
    cpSync(at(`${folder}/ce-site`), at(`${folder}/${name}`), { recursive: true })
    edit(`${folder}/${name}/projet.ts`, (text) =>
      inOtherWords('projet.ts', text, name)
        .replace(/titre: '[^']*'/, `titre: 'Exemple ${index + 1}'`)
        .replace(/teinte: '\w+'/, `teinte: '${Object.keys(tints)[index % Object.keys(tints).length]}'`)
        .replace(/service: '\w+'/, `service: '${services[index % services.length]}'`)
        .replace(/(?=\n {2}teinte:)/, `\n  client: 'Exemple ${name}',`),
    )
    edit(`${folder}/${name}/etude.mdx`, (text) => inOtherWords('etude.mdx', text.replace('<Chiffres />', ''), name))
  }
  edit('src/content/vedettes.ts', (text) => text.replace(/\[[^\]]*\]/, JSON.stringify([ownProjet, 'ce-site'])))
  edit('src/content/exemples.ts', (text) =>
    text.replace(/(?<= = )\{[\s\S]*/, `{ ${addedService.id}: { projet: '${ownProjet}', link: 'Lire cette étude' } }\n`),
  )
}

/** `npm run owner-path -- --all`: runs `npm test` in the copy « whole », as its owner does. */
const isAll = process.argv.includes('--all')
const copies = Object.entries<Agency>(sites).filter(([name]) => name === 'whole' || !isAll)

if (!isTemplate) {
  console.log('La marque a changé : le parcours du propriétaire est derrière vous, rien n’est à vérifier ici.')
  process.exit(0)
}

for (const [name, site] of copies) {
  const editor = editorOf(site.folder)
  const kept = name === 'whole' ? allServices.filter((id) => id !== removedService.id) : allServices
  const services = [...kept, addedService.id]
  copyRepository(site.folder)
  giveFacts(editor, services)
  writeTexts(editor)
  changeLook(editor)
  if (name === 'whole') changeFont(editor)
  addService(editor)
  if (name === 'whole') for (const page of [removedService, removedPage]) removePage(editor, page)
  movePages(editor, name === 'whole' ? [cityMove, ...otherMoves] : [cityMove])
  await chooseProjets(editor, site, services)
  writeFileSync(editor.at('environment.json'), JSON.stringify(site.environment))
}

/** Documented commands, in every copy. `--files`: makes the font without measuring it, which the tests of the copy do. */
const commands = [
  isAll ? 'npm run --silent fix' : 'tsx scripts/typography/fix.ts',
  'tsx tools/icons.ts',
  { whole: isAll ? 'tsx tools/font.ts' : 'tsx tools/font.ts --files', large: '' },
  'tsx scripts/build.ts',
  // In a repository of its own: Biome leaves out what git ignores, as this one does the copy.
  ...(isAll ? ['git init --quiet', 'git add .', 'npm test'] : []),
]
for (const one of commands) {
  const steps = copies.flatMap(([name, { folder, environment }]) => {
    const command = typeof one === 'string' ? one : one[name as keyof typeof sites]
    return command ? [{ name: `${command}, ${folder}`, command, cwd: folder, env: environment }] : []
  })
  if ((await runTogether(steps)).length > 0) process.exit(1)
}
