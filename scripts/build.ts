/** `npm run build`: checks the environment, prerenders every page, and fails with the name of the page that cannot be rendered. */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mergeConfig } from 'vite'
import { oneDecimal } from '../src/site/formats.ts'
import { readEnvironment } from '../src/site/readEnvironment.ts'
import { BusyError, lockBuild } from './build/lock.ts'
import { checkPlaces, putInPlace, stagingFolder } from './build/place.ts'
import type { RoutedPage } from './build/routed.ts'
import { checkLinks, checkRedirections, checkTexts } from './content/builtPages.ts'
import { CommandError, explain, findTypeErrors } from './explain.ts'

// vite-react-ssg renders pages in an un-awaited queue: without this handler a rendering error would print Node's internals.
process.on('unhandledRejection', fail)

// Every web server must be able to read the site, whatever the umask of the shell.
process.umask(0o022)

// Always the production build, whatever the environment of the shell.
process.env.NODE_ENV = 'production'
delete process.env.MODE

/** True while the finished site takes the place of the one before. */
let isMoving = false

function fail(error: unknown): never {
  console.error(`\nLa construction du site a échoué.\n\n${explain(error)}\n`)
  // Folders belong to the build that holds the lock.
  if (error instanceof BusyError) process.exit(1)
  for (const folder of ['.vite-react-ssg-temp', stagingFolder])
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // The error already reported may also forbid to remove these.
    }
  if (isMoving) console.error('« dist » n’a plus de site entier : ne le publiez pas, construisez de nouveau.\n')
  else if (existsSync('dist/404.html')) console.error('« dist » garde le site construit auparavant, entier.\n')
  process.exit(1)
}

const started = performance.now()
try {
  readEnvironment(process.env)
  await lockBuild(path.resolve('.'))
  checkPlaces('.')
  // Imported after the environment is validated: they read it at load time.
  const { checkSources } = await import('./checkSources.ts')
  const { config } = await import('../src/site/config.ts')
  const { listRedirections } = await import('../src/site/redirections.ts')
  const content = await checkSources()
  // Sought while pages are rendered, since rendering accepts a number for a title; the first to fail ends the build.
  const types = findTypeErrors().then((errors) => errors && fail(new CommandError(errors)))
  const { build } = await import('vite-react-ssg/node')
  // Passed as an object: from a file Vite would load it again for each of its builds, contents included.
  const { siteConfig } = await import('../vite.config.ts')
  const { cleanPage } = await import('./build/html.ts')
  const { finish } = await import('./build/finish.ts')
  const { routedPage } = await import('./build/routed.ts')
  const routed: RoutedPage[] = []
  await build(
    {
      onPageRendered: async (name, html, { routes }) => {
        routed.push(await routedPage(routes as Parameters<typeof routedPage>[0], name))
        return cleanPage(html)
      },
      onFinished: (outDir) => finish(outDir, routed, content.shown, content.projetImages),
    },
    mergeConfig(siteConfig({ known: content.shown }), {
      configFile: false,
      logLevel: 'warn',
      build: { outDir: path.join(stagingFolder, 'dist'), emptyOutDir: true },
    }),
  )
  const made = path.resolve(stagingFolder, 'dist')
  checkLinks(made, config.basePath)
  checkTexts(made)
  checkRedirections(made, listRedirections())
  await types
  isMoving = true
  putInPlace(stagingFolder, '.')
  isMoving = false
  if (content.leftOut.length > 0)
    console.log(`Brouillons laissés de côté : ${content.leftOut.map(({ name }) => name).join(', ')}.`)
  // Findings do not fail the build: only their number is printed.
  const { gatherFindings } = await import('./launch/gather.ts')
  const findings = gatherFindings([...content.found, ...content.leftOut])
  const obligatory = findings.filter(({ niveau }) => niveau === 'obligatoire')
  if (findings.length > 0)
    console.warn(
      `Avant la mise en ligne, ${findings.length} point(s) à voir, dont ${obligatory.length} obligatoire(s) : npm run check:launch.`,
    )
} catch (error) {
  fail(error)
}
const memory = Math.round(process.resourceUsage().maxRSS / 1000)
console.log(
  `Site construit en ${oneDecimal((performance.now() - started) / 1000)} s, avec au plus ${memory} Mo de mémoire.`,
)
