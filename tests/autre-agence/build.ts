/**
 * `npm run build:autre-agence`: makes the sites of another agency (sites.ts) as its owner would, in a copy of the repository: other facts,
 * colours, words, city and projects. Then builds them. What an owner edits is edited here; what is not, must follow.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/build/files.ts'
import { runTogether } from '../../scripts/run.ts'
import { serviceIds } from '../../src/site/services.ts'
import { tints } from '../../src/theme/tokens.ts'
import { inOtherWords } from './autresMots.ts'
import { type Site, sites } from './sites.ts'

/** Violet gives way to green. */
const colours = {
  surface: '#0c1a15',
  surfaceRaised: '#142a22',
  text: '#0c1a15',
  primary: '#157156',
  primaryHover: '#08543e',
  primaryOnDark: '#7fdcb9',
  tint: '#eef8f4',
}

/** Folder of the project number `rank`, from 1 on. */
const nameOf = (rank: number) => `exemple-${rank}`

/** Edits the files of one site's copy. */
function editorOf(root: string) {
  const at = (file: string) => path.join(root, file)
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${file} n’est plus écrit comme tests/autre-agence/build.ts l’attend.`)
    writeFileSync(at(file), after)
  }
  return { at, edit }
}
type Editor = ReturnType<typeof editorOf>

/** The repository as git has it, without what is made from it; packages and encoded pictures are shared. */
function copyRepository({ folder }: Site) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, '.cache'), { recursive: true })
  const made = ['.git', '.cache', 'dist', 'dist-servers', 'node_modules', 'test-results']
  for (const name of readdirSync('.'))
    if (!made.includes(name)) cpSync(name, path.join(folder, name), { recursive: true })
  mkdirSync('.cache/images', { recursive: true })
  mkdirSync('.cache/partage', { recursive: true })
  for (const shared of ['node_modules', '.cache/images', '.cache/partage'])
    symlinkSync(path.resolve(shared), path.join(folder, shared))
}

function replaceFacts({ edit }: Editor, { saysAll }: Site) {
  const { 1: facts = '' } = readFileSync('tests/autre-agence/config.ts', 'utf8').split(/(?=\/\*\* Facts that every)/)
  edit('src/site/config.ts', (text) =>
    text.replace(/export const config[\s\S]*/, () => (saysAll ? facts : facts.replace(', ...slots', ''))),
  )
  for (const [name, colour] of Object.entries(colours))
    edit('src/theme/tokens.ts', (text) => text.replace(new RegExp(`(?<= ${name}: )'#\\w+'`), `'${colour}'`))
}

function replaceWords({ at }: Editor) {
  const files = listFiles(at('src/content')).filter((file) => /\.(?:ts|mdx)$/.test(file))
  for (const file of [...files.map((name) => `src/content/${name}`), 'src/site/pages.ts', 'src/site/navigation.ts'])
    writeFileSync(at(file), inOtherWords(file, readFileSync(at(file), 'utf8')))
}

/** The address of the agency's page names its city; the page's folder and its route follow. */
function moveAgencyPage({ at, edit }: Editor) {
  const [from, to] = ['agence-developpement-web-lille', 'agence-developpement-web-angers']
  renameSync(at(`src/pages/${from}`), at(`src/pages/${to}`))
  for (const file of ['src/site/pages.ts', 'src/routes.tsx']) edit(file, (text) => text.replace(from, to))
}

/** Projects of the agency's own, told in words that are each one's. The demonstrations are gone; `ce-site` stays, with its pictures. */
function replaceProjets({ at, edit }: Editor, { projets }: Site) {
  const folder = 'src/content/projets'
  const model = readFileSync(`${folder}/ce-site/projet.ts`, 'utf8')
  const study = readFileSync(`${folder}/ce-site/etude.mdx`, 'utf8').replace('<Mesures />', '')
  const names = Array.from({ length: projets }, (_, index) => nameOf(index + 1))
  for (const name of readdirSync(at(folder)))
    if (name !== 'ce-site') rmSync(at(`${folder}/${name}`), { recursive: true })
  for (const [index, name] of names.entries()) {
    cpSync('src/content/projets/ce-site', at(`${folder}/${name}`), { recursive: true })
    const teinte = Object.keys(tints)[index % Object.keys(tints).length]
    const proofs = `client: 'Exemple ${name}',\n  url: 'https://www.${name}.example',\n  duree: 'dix semaines',`
    const facts = model
      .replace(/titre: '[^']*'/, `titre: 'Exemple ${index + 1}'`)
      .replace(/teinte: '\w+'/, `teinte: '${teinte}',\n  ${proofs.slice(0, -1)}`)
      .replace(/service: '\w+'/, `service: '${serviceIds[(index + 1) % serviceIds.length]}'`)
    writeFileSync(at(`${folder}/${name}/projet.ts`), inOtherWords('projet.ts', facts, name))
    writeFileSync(at(`${folder}/${name}/etude.mdx`), inOtherWords('etude.mdx', study, name))
  }
  const shown = [...names.slice(0, 4), 'ce-site']
  edit('src/content/vedettes.ts', (text) => text.replace(/\[[^\]]*\]/, JSON.stringify(shown)))
  const exemples = names.slice(0, 4).map((name, index) => {
    const service = serviceIds[(index + 1) % serviceIds.length]
    return `${service}: { projet: '${name}', lien: 'Lire cet exemple' },`
  })
  edit('src/content/exemples.ts', (text) => text.replace(/(?<= = )\{[\s\S]*/, `{ ${exemples.join(' ')} }\n`))
}

/** A page as docs/adding-a-page.md says: the one of the agency's standards once more, in other words. */
function addPage({ at, edit }: Editor) {
  const content = readFileSync(at('src/content/expertises.ts'), 'utf8')
  writeFileSync(at('src/content/usages.ts'), inOtherWords('usages.ts', content, 'usages'))
  cpSync(at('src/pages/nos-expertises'), at('src/pages/nos-usages'), { recursive: true })
  for (const file of listFiles(at('src/pages/nos-usages')).filter((name) => name.endsWith('.tsx')))
    writeFileSync(
      at(`src/pages/nos-usages/${file}`),
      readFileSync(at(`src/pages/nos-usages/${file}`), 'utf8')
        .replaceAll('@/content/expertises', '@/content/usages')
        .replaceAll("crumbsTo('expertises')", "crumbsTo('usages')"),
    )
  edit('src/site/pages.ts', (text) =>
    text.replace(/(?<=export const pages = \{)/, "usages: page('/nos-usages', 'Nos usages', 'Nos usages, un par un'),"),
  )
  edit('src/routes.tsx', (text) =>
    text.replace(/(?<=const modules = \{)/, "usages: () => import('./pages/nos-usages/NosExpertisesPage'),"),
  )
  edit('src/content/plan.ts', (text) => text.replace("'expertises'", "'expertises', 'usages'"))
  edit('src/site/navigation.ts', (text) =>
    text.replace(/(?=\{ page: 'plan')/, "{ page: 'usages', label: 'Nos usages' }, "),
  )
}

for (const site of Object.values<Site>(sites)) {
  const editor = editorOf(site.folder)
  copyRepository(site)
  replaceFacts(editor, site)
  replaceWords(editor)
  moveAgencyPage(editor)
  replaceProjets(editor, site)
  if (site.hasOnePageMore) addPage(editor)
}

/** Commands of the documentation, each in every copy. */
for (const command of ['tsx scripts/typography/fix.ts', 'tsx tools/icons.ts', 'tsx scripts/build.ts']) {
  const steps = Object.values<Site>(sites).map(({ folder, environment }) => {
    return { name: `${command}, ${folder}`, command, cwd: folder, env: environment }
  })
  if (!(await runTogether(steps))) process.exit(1)
}
