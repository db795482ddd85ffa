/** `npm run what-ships`: writes into docs/performance.md what the last build put into each chunk (`npm run build` first). */
import { existsSync } from 'node:fs'
import { writePart } from './bench/document.ts'
import { markdownTable } from './bench/markdown.ts'
import { readShipped, type ShippedChunk, whatShipsFile } from './vite/whatShips.ts'

/** Why each part of the application is there. A part that is not in this list has nobody who answers for it. */
const reasons: Record<string, string> = {
  'react-dom': 'hydrates and renders; most of it is one reconciler, which cannot be cut',
  '@remix-run/router': 'navigation and history; its loaders, actions and fetchers come with it, in one module',
  '@mantine/core': 'helpers of the provider',
  '@mantine/core · MantineProvider': 'the theme, for the fields of the contact form; its style printers stay home',
  '@mantine/hooks': 'smooth scrolling, effects that also run while prerendering',
  clsx: 'needed by the provider',
  react: 'elements and hooks',
  'react-router': 'routes as React elements',
  'react-router-dom': 'links and the browser’s router',
  scheduler: 'hydration in slices of 5 ms, so that a click is heard',
  'vite-react-ssg': 'hydrates what it has prerendered',
  generated: 'cards of the home page’s projects and names of all, helpers of the bundler',
  'src/components': 'what several pages show',
  'src/hooks': 'measurement, scrolling, menu, recovery, prefetch',
  'src/layout': 'header, footer, error screen',
  'src/main.tsx': 'the start',
  'src/pages/ServiceExemple.tsx': 'shared by the pages of services',
  'src/router.tsx': 'router without loaders, fades, projects',
  'src/routes.tsx': 'which module shows which page',
  'src/seo': 'the head of a page reached by navigation',
  'src/site': 'paths, titles, navigation',
  'src/theme': 'colours and sizes Mantine is told of',
}

if (!existsSync(whatShipsFile)) throw new Error(`${whatShipsFile} manque : lancez d’abord « npm run build ».`)
const chunks = readShipped()
const heaviest = <T extends { brotli: number }>(list: T[]) => [...list].sort((a, b) => b.brotli - a.brotli)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const application = chunks.find(({ name }) => name === 'application')
if (!application) throw new Error('La construction n’a pas de module « application ».')
const parts = Object.entries(application.parts).sort(([, a], [, b]) => b - a)
const unexplained = parts.filter(([part]) => !reasons[part]).map(([part]) => part)
if (unexplained.length > 0)
  throw new Error(
    `Personne ne répond de : ${unexplained.join(', ')}. Dites pourquoi dans scripts/what-ships.ts, ou retirez-les.`,
  )

const own = ({ parts: known }: ShippedChunk) =>
  Object.entries(known)
    .filter(([part]) => !part.startsWith('src/'))
    .map(([part, size]) => `${part} ${kilobytes(size)}`)
    .join(', ') || '–'

writePart(
  'what-ships',
  [
    `The application, on every page: ${kilobytes(application.bytes)} kB, ${kilobytes(application.brotli)} after brotli.`,
    markdownTable(
      ['part', 'brotli kB, estimated', 'why it is there'],
      parts.map(([part, size]) => [part, kilobytes(size), reasons[part] ?? '']),
      [0, 2],
    ),
    'The others, each on its own page:',
    markdownTable(
      ['chunk', 'kB', 'brotli kB', 'of which packages and data'],
      heaviest(chunks.filter((chunk) => chunk !== application)).map((chunk) => [
        chunk.name,
        kilobytes(chunk.bytes),
        kilobytes(chunk.brotli),
        own(chunk),
      ]),
      [0, 3],
    ),
  ].join('\n\n'),
)
