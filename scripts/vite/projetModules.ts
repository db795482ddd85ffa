import path from 'node:path'
import type { Plugin } from 'vite'
import type { ServiceId } from '../../src/site/services.ts'
import type { ImageOf } from '../build/images.ts'
import { type Choices, checkContent } from '../content/check.ts'
import { type NamedProjet, readProjets } from '../content/read.ts'
import { completeOf, type MakeImage, resumeOf } from '../content/viewModels.ts'

const prefix = 'virtual:projets'
/** Request for the complete data of a project. */
const complete = /\/([^/]+)\/projet\.ts\?complet$/

interface Options extends Choices {
  root: string
  isDeveloping?: boolean
  known?: NamedProjet[]
  imageOf: ImageOf
}

/**
 * The projects as modules: `virtual:projets` (all of them, as lists show them), `virtual:projets/titres` (all titles, for the site map),
 * `virtual:projets/vedettes` (those of the home page), `virtual:projets/exemple/<service>` (the one that the page of a service shows),
 * `virtual:projets/complets` (what loads each), and `projet.ts?complet` in the folder of each: its data with its study, images
 * and the project after it. A page therefore weighs the same however many projects there are, but for the list, the site map and the
 * wiring.
 * @param options.root folder of the projects
 * @param options.isDeveloping true for the development server, which checks all content on each change
 * @param options.known the projects, when the build has read and checked them already
 * @param options.vedettes names of the projects shown on the home page, in order
 * @param options.exemples the project that the page of each service shows
 * @param options.imageOf makes the images
 */
export function projetModules({ root, isDeveloping = false, known, imageOf, ...choices }: Options): Plugin {
  let reading = known && Promise.resolve(known)
  const read = async () => (isDeveloping ? (await checkContent(root, true, choices)).shown : readProjets(root))
  const all = (): Promise<NamedProjet[]> => {
    reading ??= read()
    return reading
  }
  const makeImage: MakeImage = ({ name }, fichier, files) => imageOf(`${root}/${name}/${fichier}`, files)

  /** Source of a virtual module, from the end of its id; empty for an unknown one. */
  async function sourceOf(what: string, list: NamedProjet[]): Promise<string> {
    const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`
    const resume = (projet: NamedProjet) => resumeOf(projet, makeImage)
    // checkContent has validated the name.
    const chosen = (name: string) => resume(list.find((one) => one.name === name) as NamedProjet)
    if (what === '') return constant('projets', await Promise.all(list.map(resume)))
    if (what === '/titres')
      return constant(
        'titres',
        list.map(({ name, titre }) => ({ name, titre })),
      )
    if (what === '/vedettes') return constant('vedettes', await Promise.all(choices.vedettes.map(chosen)))
    if (what === '/complets') {
      const loaders = list.map(({ name }) => {
        const file = `/${path.relative('.', root)}/${name}/projet.ts?complet`
        return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`
      })
      return `export const complets = { ${loaders} }`
    }
    const service = /^\/exemple\/(.+)/.exec(what)?.[1] as ServiceId | undefined
    if (!service) return ''
    const exemple = choices.exemples[service]
    if (!exemple) return constant('exemple', null)
    // checkContent has validated the name.
    const projet = list.find((one) => one.name === exemple.projet) as NamedProjet
    return constant('exemple', { ...(await resume(projet)), link: exemple.link })
  }

  return {
    name: 'site:projets',
    resolveId: { filter: { id: new RegExp(`^${prefix}`) }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: [new RegExp(`^\\0${prefix}`), complete] },
      async handler(id) {
        const list = await all()
        const projet = list.find(({ name }) => name === complete.exec(id)?.[1])
        if (!projet) return sourceOf(id.slice(`\0${prefix}`.length), list)
        const data = JSON.stringify(await completeOf(projet, list, makeImage))
        const etude = JSON.stringify(`${root}/${projet.name}/etude.mdx`)
        const code = `import Etude from ${etude}\nexport default { ...${data}, Etude }`
        return { code, moduleType: 'js' }
      },
    },
    configureServer(server) {
      let changed: string[] = []
      let timer: NodeJS.Timeout | undefined
      let wasWrong = false
      const update = async () => {
        // Vite updates a changed study and copy by itself; added and removed folders change images and data too.
        const isOnlyText = changed.every((file) => file.endsWith('.mdx') || !file.startsWith(root))
        changed = []
        reading = undefined
        const mistake = await all().then(
          () => undefined,
          (error: Error) => error.message,
        )
        if (!mistake && !wasWrong && isOnlyText) return
        wasWrong = mistake !== undefined
        // A reload then reports the mistake again.
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
        if (mistake) server.config.logger.error(mistake)
        const { hot } = server.environments.client
        hot.send(mistake ? { type: 'error', err: { message: mistake, stack: '' } } : { type: 'full-reload' })
      }
      // Debounced: copying or removing a folder causes many events.
      const onEvent = (file: string) => {
        // The copy of pages lies beside the projects, and is checked with them.
        if (!file.startsWith(path.dirname(root) + path.sep)) return
        changed.push(file)
        clearTimeout(timer)
        timer = setTimeout(update, 100)
      }
      for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) server.watcher.on(event, onEvent)
    },
  }
}
