import { existsSync } from 'node:fs'
import path from 'node:path'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import type {} from 'vite-react-ssg'
import { nameLength } from './scripts/build/cache.ts'
import { cleanPage, openRoot } from './scripts/build/html.ts'
import { images } from './scripts/build/images.ts'
import { licenceList } from './scripts/build/licences.ts'
import type { NamedProjet } from './scripts/content/read.ts'
import { portAsked } from './scripts/ports.ts'
import { shortClassNames } from './scripts/vite/classNames.ts'
import { demonstrationPages } from './scripts/vite/demonstrations.ts'
import { documents } from './scripts/vite/documents.ts'
import { ownerFacts } from './scripts/vite/ownerFacts.ts'
import { preflight } from './scripts/vite/preflight.ts'
import { projetModules } from './scripts/vite/projetModules.ts'
import { sources } from './scripts/vite/sources.ts'
import { studyImages } from './scripts/vite/studyImages.ts'
import { studyLinks } from './scripts/vite/studyLinks.ts'
import { studySections } from './scripts/vite/studySections.ts'
import { exemples } from './src/content/exemples.ts'
import { vedettes } from './src/content/vedettes.ts'
import { thisSite } from './src/site/pages.ts'
import { readEnvironment } from './src/site/readEnvironment.ts'
import { breakpointQueries, themeProperties } from './src/theme/postcss.ts'
import { colors } from './src/theme/tokens.ts'

const environment = readEnvironment(process.env)
/** Rolldown refuses hashes of six characters from 65 modules on: some twenty, and one for each project. */
const manyProjets = 30
const { plugin: pictures, imageOf } = images()

/**
 * True of the modules of the `application` chunk, one request for every page: packages except Mantine's (of which the modules that these
 * import come along), hooks, layout, site, and components of several pages. Left to their pages: components of the legal pages, minutes of
 * hosting. `src/*.tsx` is left out: it names the file of every page, whose hash changes with any text.
 */
const isInApplication = (id: string) =>
  /[\\/]node_modules[\\/](?!@mantine[\\/])/.test(id) ||
  /[\\/]src[\\/](?:components[\\/](?!LegalText[\\/])|hooks[\\/]|layout[\\/]|site[\\/](?!minutes)|pages[\\/](?:ProjetVitrine|ServicePage|facts))/.test(
    id,
  )

/**
 * @param options.isDeveloping true for the development server
 * @param options.known the projects, when the build has read and checked them already
 */
export function siteConfig(options: { isDeveloping?: boolean; known?: NamedProjet[] } = {}): UserConfig {
  /** Content hash in the name of a published file. */
  const hash = `[hash:${nameLength + ((options.known?.length ?? 0) > manyProjets ? 1 : 0)}]`
  return {
    base: environment.basePath,
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      // A constant, so that the published site contains no code for previews.
      __SHOWS_SOURCES__: String(!environment.indexable || options.isDeveloping === true),
      __SHOWS_THIS_SITE__: String(
        options.known?.some(({ name }) => name === thisSite) ?? existsSync(`src/content/projets/${thisSite}`),
      ),
      // Read by index.html as %THEME_COLOR%.
      'import.meta.env.THEME_COLOR': JSON.stringify(colors.surface),
    },
    plugins: [
      preflight(),
      sources(),
      ownerFacts(),
      documents(),
      demonstrationPages(environment.basePath),
      projetModules({ ...options, root: path.resolve('src/content/projets'), vedettes, exemples, imageOf }),
      pictures,
      {
        enforce: 'pre',
        ...mdx({ remarkPlugins: [[studyImages, imageOf], studySections], rehypePlugins: [studyLinks] }),
      },
      // Studies too: what is written shows in the page without loading it again.
      react({ include: /\.(?:mdx|tsx?)$/ }),
    ],
    resolve: { tsconfigPaths: true },
    css: {
      modules: {
        generateScopedName: options.isDeveloping ? '[local]-[hash:base64:5]' : shortClassNames(path.resolve('src')),
      },
      postcss: { plugins: [breakpointQueries, themeProperties] },
    },
    server: {
      port: portAsked(5173),
      strictPort: true,
      // A build that goes on beside it writes pages there, each of which would reload the page that is open.
      watch: { ignored: [path.resolve('.cache')] },
    },
    build: {
      // Browsers since spring 2024 (docs/decisions/005): nothing is written twice for older ones, which still read every page without its
      // script.
      target: ['chrome123', 'edge123', 'firefox125', 'safari17.4', 'ios17.4'],
      // One stylesheet for the site: each page carries the part it uses (scripts/build/css.ts).
      cssCodeSplit: false,
      // 1.4 kB of brotli less on every page than Vite's own.
      minify: 'terser',
      // No property of what ships acts when it is read: 0.6 kB less.
      terserOptions: { compress: { ecma: 2020, passes: 3, pure_getters: true } },
      assetsInlineLimit: 1024,
      // A page's module needs nothing but the application, which is there: no preloading code to ship.
      modulePreload: false,
      license: { fileName: licenceList },
      rolldownOptions: {
        input: { main: 'src/main.tsx' },
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: [{ name: 'application', test: isInApplication }] },
          // The module of a project is named after its folder.
          chunkFileNames: ({ facadeModuleId }) => {
            const projet = /\/projets\/([^/]+)\/projet\.ts/.exec(facadeModuleId ?? '')?.[1]
            return projet ? `assets/projet-${projet}-${hash}.js` : `assets/[name]-${hash}.js`
          },
          entryFileNames: `assets/[name]-${hash}.js`,
          assetFileNames: `assets/[name]-${hash}[extname]`,
        },
      },
    },
    ssgOptions: {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      includedRoutes: (paths) => [...paths.filter((p) => !/[:*]/.test(p)), '404'],
      onBeforePageRender: (_route, frame) => openRoot(frame),
      onPageRendered: (_route, html) => cleanPage(html),
    },
  }
}

/** For the development server and Vitest; scripts/build.ts passes options of its own. */
export default defineConfig(({ command }) => siteConfig({ isDeveloping: command === 'serve' }))
