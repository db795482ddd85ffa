import { readdirSync } from 'node:fs'
import type { Plugin, ViteDevServer } from 'vite'
import type { Ecran } from '../../src/content/projet.ts'
import type { ServiceId } from '../../src/site/pages.ts'
import { type Choices, checkContent } from '../content/check.ts'
import { type NamedProjet, readProjets, showsDrafts } from '../content/read.ts'
import type { ImageOf } from './images.ts'

const prefix = 'virtual:projets'
/** The data of a project, asked for with all that its page shows (src/projets.tsx). */
const complete = /\/([^/]+)\/projet\.ts\?complet$/
/** Widths of the files, in pixels: those of the layouts (the `sizes` of Vitrine and of the project page) times one, two or three. */
const bandWidths = [760, 960, 1280, 1620]
const desktopWidths = [...bandWidths, 2160]
const mobileWidths = [264, 400, 560]

interface Options extends Choices {
  root: string
  imageOf: ImageOf
}

/** An image as the page shows it, beside what is written of it. */
const shownImage = async (
  { fichier, ...ecran }: Ecran,
  projet: NamedProjet,
  { root, imageOf }: Options,
  widths = desktopWidths,
) => ({
  ...ecran,
  image: await imageOf(`${root}/${projet.name}/${fichier}`, ecran.format === 'mobile' ? mobileWidths : widths),
})

/** What a band needs: the cover, and the first screen of a phone. */
async function resume(projet: NamedProjet, options: Options) {
  const { couverture, ecrans, question: _, ...data } = projet
  const telephone = ecrans.find(({ format }) => format === 'mobile')
  return {
    ...data,
    couverture: await shownImage(couverture, projet, options, bandWidths),
    telephone: telephone && (await shownImage(telephone, projet, options)),
  }
}

async function listModule(name: string, projets: NamedProjet[], options: Options) {
  const cards = await Promise.all(projets.map((projet) => resume(projet, options)))
  return `export const ${name} = ${JSON.stringify(cards)}`
}

async function exempleModule(projet: NamedProjet, lien: string, options: Options) {
  return `export const exemple = ${JSON.stringify({ ...(await resume(projet, options)), lien })}`
}

async function projetModule(projets: NamedProjet[], index: number, options: Options) {
  const projet = projets[index] as NamedProjet
  const { couverture, ecrans } = projet
  // The list loops; a project alone has none after it.
  const suivant = projets.length > 1 ? projets[(index + 1) % projets.length] : undefined
  const data = {
    ...projet,
    couverture: await shownImage(couverture, projet, options),
    ecrans: await Promise.all(ecrans.map((ecran) => shownImage(ecran, projet, options))),
    suivant: suivant && (await resume(suivant, options)),
  }
  return `import Etude from ${JSON.stringify(`${options.root}/${projet.name}/etude.mdx`)}
export default {
  ...${JSON.stringify(data)},
  Etude,
}`
}

/** A choice of another page, which checkContent has found right. */
function chosen(list: NamedProjet[], name: string): NamedProjet {
  const projet = list.find((one) => one.name === name)
  if (!projet) throw new Error(`Le projet « ${name} » n’est pas parmi ceux du site.`)
  return projet
}

/** Source of a module, from the end of its name; undefined when there is none of that name. */
async function sourceOf(what: string, list: NamedProjet[], options: Options) {
  const { vedettes, exemples } = options
  if (what === '') return listModule('projets', list, options)
  if (what === '/vedettes') {
    const named = vedettes.map((name) => chosen(list, name))
    return listModule('vedettes', named, options)
  }
  if (what === '/titres')
    return `export const titres = ${JSON.stringify(list.map(({ name, titre }) => ({ name, titre })))}`
  const service = /^\/exemple\/(.+)/.exec(what)?.[1] as ServiceId | undefined
  return service ? exempleModule(chosen(list, exemples[service].projet), exemples[service].lien, options) : undefined
}

/** The modules made from the data are made again when they are next asked for. */
function forget(server: ViteDevServer) {
  for (const environment of Object.values(server.environments))
    for (const [id, module] of environment.moduleGraph.idToModuleMap)
      if (id.startsWith(`\0${prefix}`) || complete.test(id)) environment.moduleGraph.invalidateModule(module)
}

/**
 * The projects as modules: `virtual:projets` (all of them, as lists show them), `virtual:projets/titres` (all titles, for the site map),
 * `virtual:projets/vedettes` (those of the home page), `virtual:projets/exemple/<service>` (the one that the page of a service shows), and
 * `projet.ts?complet` in the folder of each: its data with its study, its images and the project after it. A page therefore weighs the same however many
 * projects there are, but for the list and the site map.
 * @param options.root folder of the projects
 * @param options.vedettes names of the projects shown on the home page, in order
 * @param options.exemples name of the project that the page of each service shows, and the text of the link to it
 * @param options.imageOf makes the images (images.ts)
 */
export function projets(options: Options): Plugin {
  const { root } = options
  let isDeveloping = false
  let reading: Promise<NamedProjet[]> | undefined
  /** A build is checked before it starts (scripts/build.ts); while writing, each change is. */
  async function read(): Promise<NamedProjet[]> {
    if (isDeveloping) await checkContent(root, true, options)
    return readProjets(root, showsDrafts(isDeveloping))
  }
  const all = () => {
    reading ??= read()
    return reading
  }
  return {
    name: 'violine:projets',
    configResolved: ({ command, mode }) => {
      isDeveloping = command === 'serve' && mode !== 'test'
    },
    resolveId: { filter: { id: new RegExp(`^${prefix}`) }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: [new RegExp(`^\\0${prefix}`), complete] },
      async handler(id) {
        const list = await all()
        const name = complete.exec(id)?.[1]
        if (!name) return sourceOf(id.slice(`\0${prefix}`.length), list, options)
        const index = list.findIndex((projet) => projet.name === name)
        return { code: await projetModule(list, index, options), moduleType: 'js' }
      },
    },
    // The table of all projects (src/projets.tsx) finds them by their folders: those of the drafts that are left out are not among them.
    transform: {
      order: 'pre',
      filter: { code: "'!brouillons'" },
      async handler(code) {
        const shown = (await all()).map(({ name }) => name)
        const drafts = readdirSync(root).filter((name) => !shown.includes(name))
        return {
          code: code.replace("'!brouillons'", drafts.map((name) => `'!./content/projets/${name}/*'`).join(', ')),
          map: null,
        }
      },
    },
    configureServer(server) {
      let changed: string[] = []
      let timer: NodeJS.Timeout | undefined
      let wasWrong = false
      const update = async () => {
        const { hot } = server.environments.client
        // A study that changes is Vite's to update in the page; a folder that comes or goes brings its images and data too.
        const isOnlyStudies = changed.every((file) => file.endsWith('.mdx'))
        changed = []
        reading = undefined
        try {
          await all()
          if (isOnlyStudies && !wasWrong) return
          wasWrong = false
          forget(server)
          hot.send({ type: 'full-reload' })
        } catch (error) {
          const { message } = error as Error
          wasWrong = true
          // So that loading the page again says it again.
          forget(server)
          server.config.logger.error(message)
          hot.send({ type: 'error', err: { message, stack: '' } })
        }
      }
      // A folder that is copied or removed is many events.
      const onEvent = (file: string) => {
        if (!file.startsWith(root)) return
        changed.push(file)
        clearTimeout(timer)
        timer = setTimeout(update, 100)
      }
      for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) server.watcher.on(event, onEvent)
    },
  }
}
