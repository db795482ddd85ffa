import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Ecran, Projet } from '../../src/content/projet.ts'
import { type ServiceId, serviceIds } from '../../src/site/pages.ts'
import { checkProjets } from './projets-check.ts'

type NamedProjet = Projet & { name: string }

const prefix = 'virtual:projet'
/** Widths in CSS pixels × densities that the layouts ask for; see the `sizes` of ProjectCard and of the project page. */
const cardWidths = '320;600;840'
const desktopWidths = '600;800;1080'
const mobileWidths = '240;480'

/** Reads every project's data and checks it: by service, newest first within a service, then by name. It is the order of the whole site. */
export async function readProjets(root: string): Promise<NamedProjet[]> {
  const names = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const projets = await Promise.all(
    names.map(async ({ name }) => {
      const { module } = await runnerImport<{ default: Projet }>(path.join(root, name, 'projet.ts'), {
        configFile: false,
        logLevel: 'error',
      })
      return { name, ...module.default }
    }),
  )
  const rank = ({ service }: NamedProjet) => serviceIds.indexOf(service)
  projets.sort((a, b) => rank(a) - rank(b) || b.date.localeCompare(a.date) || a.name.localeCompare(b.name))
  checkProjets(projets, root)
  return projets
}

/**
 * @param list name of the module that imports, so that two lists do not share a module of their own for each image they share: the files
 * are the same, the requests fewer
 */
const imageImport = (variable: string, folder: string, fichier: string, widths: string, list = '') =>
  `import ${variable} from ${JSON.stringify(`${folder}/${fichier}?${list}largeurs=${widths}`)}`

const withImage = ({ fichier: _, ...ecran }: Ecran, variable: string) =>
  `{ ...${JSON.stringify(ecran)}, image: ${variable} }`

/** What a card needs, as source: imports, then an object expression. */
function resume(
  { couverture, ecrans: _, question: __, ...projet }: NamedProjet,
  folder: string,
  variable: string,
  list: string,
) {
  return {
    imports: imageImport(variable, folder, couverture.fichier, cardWidths, `${list}&`),
    expression: `{ ...${JSON.stringify(projet)}, couverture: ${withImage(couverture, variable)} }`,
  }
}

function listModule(name: string, projets: NamedProjet[], root: string) {
  const cards = projets.map((projet, index) => resume(projet, `${root}/${projet.name}`, `image${index}`, name))
  return `${cards.map((card) => card.imports).join('\n')}
export const ${name} = [${cards.map((card) => card.expression).join(',\n')}]`
}

function exempleModule(projet: NamedProjet, lien: string, root: string) {
  const card = resume(projet, `${root}/${projet.name}`, 'image', 'exemple')
  return `${card.imports}
export const exemple = { ...${card.expression}, lien: ${JSON.stringify(lien)} }`
}

/** The project `step` places further in the list, which loops; none where there is no other. */
function neighbour(projets: NamedProjet[], index: number, step: 1 | -1) {
  return projets.length > 1 ? projets.at((index + step) % projets.length) : undefined
}

const voisin = (projet: NamedProjet | undefined) =>
  projet ? JSON.stringify({ name: projet.name, titre: projet.titre, secteur: projet.secteur }) : 'undefined'

function projetModule(projets: NamedProjet[], index: number, root: string) {
  const projet = projets[index] as NamedProjet
  const folder = `${root}/${projet.name}`
  const { couverture, ecrans, ...data } = projet
  return `import Etude from ${JSON.stringify(`${folder}/etude.mdx`)}
${imageImport('couverture', folder, couverture.fichier, desktopWidths)}
${ecrans.map((ecran, i) => imageImport(`ecran${i}`, folder, ecran.fichier, ecran.format === 'mobile' ? mobileWidths : desktopWidths)).join('\n')}
export default {
  ...${JSON.stringify(data)},
  couverture: ${withImage(couverture, 'couverture')},
  ecrans: [${ecrans.map((ecran, i) => withImage(ecran, `ecran${i}`)).join(', ')}],
  Etude,
  precedent: ${voisin(neighbour(projets, index, -1))},
  suivant: ${voisin(neighbour(projets, index, 1))},
}`
}

interface Options {
  root: string
  vedettes: readonly string[]
  exemples: Record<ServiceId, { projet: string; lien: string }>
}

/**
 * The projects as modules: `virtual:projets` (all cards), `virtual:projets/vedettes` (the cards of the home page),
 * `virtual:projets/exemple/<service>` (the one that the page of a service shows), one module per project with its study, images and
 * neighbours, and the loaders that reach them. A page therefore weighs the same however many projects there are.
 * @param options.root folder of the projects
 * @param options.vedettes names of the projects shown on the home page, in order
 * @param options.exemples name of the project that the page of each service shows, and the text of the link to it
 */
export function projets({ root, vedettes, exemples }: Options): Plugin {
  let reading: Promise<NamedProjet[]> | undefined
  const all = () => {
    reading ??= readProjets(root)
    return reading
  }
  return {
    name: 'violine:projets',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id, options) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const list = await all()
      const what = id.slice(`\0${prefix}`.length)
      if (what === 's') return listModule('projets', list, root)
      if (what === 's/vedettes') {
        const chosen = vedettes.map((name) => {
          const projet = list.find((p) => p.name === name)
          if (!projet)
            throw new Error(`src/content/vedettes.ts : le projet mis en avant « ${name} » n’existe pas dans ${root}.`)
          return projet
        })
        return listModule('vedettes', chosen, root)
      }
      const service = /^s\/exemple\/(.+)/.exec(what)?.[1] as ServiceId | undefined
      if (service) {
        const { projet: name, lien } = exemples[service]
        const projet = list.find((p) => p.name === name)
        if (projet?.service !== service)
          throw new Error(`src/content/exemples.ts : « ${name} » n’est pas un projet de ${service} dans ${root}.`)
        return exempleModule(projet, lien, root)
      }
      if (what === 's/noms') return `export const noms = ${JSON.stringify(options?.ssr ? list.map((p) => p.name) : [])}`
      if (what === 's/chargeurs')
        return `export const chargeurs = {${list.map((p) => `${JSON.stringify(p.name)}: () => import('${prefix}/${p.name}')`).join(',\n')}}`
      const index = list.findIndex((p) => `/${p.name}` === what)
      return index < 0 ? undefined : projetModule(list, index, root)
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(root) || !file.endsWith('.ts')) return undefined
      reading = undefined
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module)
      server.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
