/**
 * `npm run font`: makes the font subsets (text and display) and their metric-matched fallbacks, after a change of glyphs, weights or font;
 * then measures the site in it, unless `--files` is given. Results are committed; browser/arrival verifies that every text is in it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { CommandError } from '../scripts/explain.ts'
import { chromiumFlags, findChromium } from '../scripts/machine/chromium.ts'
import { longestLine } from '../src/components/Hero/titleLines.ts'
import { cuts, fontPackage, fontSources } from '../src/theme/tokens.ts'
import { misfits } from './fontFit.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../src/theme/fonts/', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// Without the narrow no-break space, which the font lacks: text shapers derive it from the space.
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’‘“”–—…•·€°©×−²³ªº½\u00a0'

/** Text and display cuts, with their weights. */
const files = [
  { ...cuts.text, axes: fontSources.text.axes },
  { ...cuts.display, axes: fontSources.display.axes },
]
/** @throws the edit of src/theme/tokens.ts that a missing file asks for */
function sourceOf(file: keyof typeof fontSources): Buffer {
  const name = `${fontPackage}/files/${fontSources[file].file}`
  try {
    return readFileSync(require.resolve(name))
  } catch {
    throw new CommandError(
      `${name} manque : installez sa police (npm install --save-dev ${fontPackage}), ou corrigez fontPackage et fontSources.${file}.file (src/theme/tokens.ts) d’après les fichiers de node_modules/${fontPackage}/files.`,
    )
  }
}

/** Axes of a cut that its source lacks. */
async function missingAxes({ file, axes }: (typeof files)[number]): Promise<string[]> {
  const tried = await Promise.allSettled(
    Object.entries(axes).map(([axis, value]) => subsetFont(sourceOf(file), 'a', { variationAxes: { [axis]: value } })),
  )
  return Object.keys(axes).filter((_, index) => tried[index]?.status === 'rejected')
}

const wrongAxes = await Promise.all(files.map(missingAxes))
const mistakes = files.flatMap(({ file }, index) =>
  (wrongAxes[index] ?? []).map(
    (axis) =>
      `${fontSources[file].file} n’a pas l’axe ${axis} : retirez-le de fontSources.${file}.axes (src/theme/tokens.ts).`,
  ),
)
if (mistakes.length > 0) throw new CommandError(mistakes.join('\n'))

const fonts = await Promise.all(
  files.map(({ file, axes }) =>
    subsetFont(sourceOf(file), ascii + french, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
      // OpenType features used: kerning, accents, tabular figures.
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    }),
  ),
)
for (const [index, font] of fonts.entries()) writeFileSync(new URL(`${files[index]?.file}.woff2`, folder), font)

/** System fonts adjusted to the average width and line height of ours: `local()` takes a full or PostScript name. */
const fallbacks = [
  {
    kind: 'arial' as const,
    // Arial on Windows, macOS and iOS; metric-compatible fonts on Linux and ChromeOS.
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    measuredAs: '"Liberation Sans", Arial',
  },
  {
    kind: 'roboto' as const,
    names: { regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    measuredAs: 'Roboto',
  },
]
const roboto = require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')

const prose =
  'Nous créons, refondons, hébergeons et référençons des sites rapides, accessibles et faciles à faire vivre. Ils vous appartiennent en entier. Votre site a vieilli, mais Google connaît ses pages, d’autres y mènent. Changer tout sauf ce qui marche : c’est un métier à part.'
const titles =
  'Un site que vos clients trouvent et utilisent. Un site en ligne, quelqu’un qui veille. Refaire un site, garder ses acquis. Créer un site qui travaille pour vous. Être trouvé par ceux qui cherchent ce que vous faites. Des projets et leurs raisons.'
/** Faces to replace, each with its weight in our font and sample text; in a system font it is 400 or 700. */
const faces = [
  { cut: cuts.text, weight: 400, range: '400 599', text: prose },
  { cut: cuts.text, weight: 680, range: '600 700', text: titles },
  {
    cut: cuts.display,
    weight: fontSources.display.axes.wght,
    range: String(fontSources.display.axes.wght),
    text: titles,
  },
]
/**
 * Widest mean advance of a character, in em, that layouts allow: of text, and of the widest line of a headline. A wider font is drawn
 * smaller by as much (`size-adjust`).
 */
const widest = { text: 0.5, display: 0.48 }

/** Lines of a headline that the sample could fill, as long as one may be on a phone, or nearly. */
const linesOf = (text: string) => {
  const words = text.split(' ')
  const runs = words.flatMap((_, from) => [2, 3, 4].map((count) => words.slice(from, from + count).join(' ')))
  return runs.filter(({ length }) => length > longestLine - 5 && length <= longestLine)
}
/** Texts whose widest gives the scale of a face. */
const measured = ({ cut, text }: (typeof faces)[number]) => (cut === cuts.display ? linesOf(text) : [text])
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage()
/** For each face, metrics of our font, then of each fallback, in pixels at a size of 1,000. */
const measures = await page.evaluate(
  async ({ files, faces, fallbacks }) => {
    for (const [name, data] of Object.entries(files)) {
      const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '400 700' })
      try {
        document.fonts.add(await face.load())
      } catch {
        throw new Error(
          `le fichier de fontSources.${name} (src/theme/tokens.ts) n’a pas les lettres du français : choisissez celui qui se nomme « latin ».`,
        )
      }
    }
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    // No named function: tsx would reference a helper that the page lacks.
    return faces.map(({ file, weight, text, lines }) =>
      [file, ...fallbacks].map((family, index) => {
        context.font = `${index === 0 ? weight : weight < 600 ? 400 : 700} 1000px ${family}`
        const measured = context.measureText(text)
        return {
          width: measured.width,
          widest: Math.max(...lines.map((line) => context.measureText(line).width / line.length)),
          ascent: measured.fontBoundingBoxAscent,
          descent: measured.fontBoundingBoxDescent,
        }
      }),
    )
  },
  {
    files: {
      ...Object.fromEntries(files.map(({ file }, index) => [file, fonts[index]?.toString('base64')])),
      Roboto: readFileSync(roboto).toString('base64'),
    },
    faces: faces.map((face) => ({ file: face.cut.file, weight: face.weight, text: face.text, lines: measured(face) })),
    fallbacks: fallbacks.map(({ measuredAs }) => measuredAs),
  },
)
/** Characters that the source lacks: their width is the fallback's, whatever the fallback. */
const absent = await page.evaluate(
  ({ names, characters }) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return names.map((name) =>
      characters.filter((character) => {
        const [one, other] = ['serif', 'monospace'].map((fallback) => {
          context.font = `1000px ${name}, ${fallback}`
          return context.measureText(character).width
        })
        return one !== other
      }),
    )
  },
  { names: files.map(({ file }) => file), characters: [...ascii, ...french] },
)
await browser.close()
const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
/** Share of its size at which a cut is drawn, from the face of its lightest weight. */
const scaleOf = (file: keyof typeof widest) => {
  const index = faces.findIndex(({ cut }) => cut.file === file)
  return Math.min(1, (1000 * widest[file]) / (measures[index]?.[0]?.widest ?? 1000))
}
const standIns = faces.flatMap(({ cut, weight, range }, index) =>
  fallbacks.map(({ kind, names }, rank) => {
    const [own, ...others] = measures[index] ?? []
    const other = others[rank]
    if (!own || !other) throw new Error('Mesure de la police manquante.')
    const sizeAdjust = own.width / other.width
    return `@font-face {
  font-family: "${cut.fallbacks[kind]}";
  src: ${names[weight < 600 ? 'regular' : 'bold'].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${percent(sizeAdjust * scaleOf(cut.file))};
  ascent-override: ${percent(own.ascent / 1000 / sizeAdjust)};
  descent-override: ${percent(own.descent / 1000 / sizeAdjust)};
  line-gap-override: 0%;
}`
  }),
)
const ownFaces = files.map(
  ({ family, file, axes: { wght } }) => `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`};${
    scaleOf(file) < 1 ? `\n  size-adjust: ${percent(scaleOf(file))};` : ''
  }
  font-display: swap;
}`,
)
writeFileSync(
  new URL('fonts.css', folder),
  `/* Made by tools/font.ts (npm run font): do not edit. */
${[...ownFaces, ...standIns].join('\n')}
`,
)
for (const [index, { family }] of files.entries())
  console.log(
    `${family} : ${((fonts[index]?.length ?? 0) / 1000).toFixed(1)} ko, ${[...(ascii + french)].length} caractères.`,
  )

for (const [index, characters] of absent.entries())
  if (characters.length > 0)
    console.error(
      `${files[index]?.family} n’a pas ${characters.join(' ')} : ces signes seront d’une autre police ; choisissez le fichier « latin » de la police dans fontSources (src/theme/tokens.ts), ou une police qui les a.`,
    )

if (process.argv.includes('--files')) process.exit()

console.log('\nMesure de la police dans le site : deux minutes environ.')
const wrong = await misfits()
for (const line of wrong) console.error(line)
console.log(
  wrong.length === 0
    ? 'La police tient : rien ne bouge ni ne se recouvre.'
    : `\n${wrong.length} défaut(s) avec cette police : raccourcissez les titres nommés, choisissez une police de largeur voisine, ou une autre graisse dans fontSources (src/theme/tokens.ts). « npm test » les refuse aussi.`,
)
if (wrong.length > 0) process.exitCode = 1
