/**
 * Makes the site's font file and its metric-matched fallbacks: `npm run font`, after a change of glyphs, of weights or of font.
 * The results are committed; a check over dist verifies that every character shown is in the subset.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { fallbackFonts, fontName } from '../src/theme/tokens.ts'
import { findChromium } from './chromium.ts'

const require = createRequire(import.meta.url)
const source = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const folder = new URL('../src/theme/fonts/', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// The narrow no-break space is not in the font: text shapers make it from the space.
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’‘“”–—…•·€°©×−²³ªº½\u00a0'
const weights = { min: 400, max: 700 }

const font = await subsetFont(readFileSync(source), ascii + french, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
  noHinting: true,
  // What the stylesheet uses: kerning, accents, tabular figures.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
})
writeFileSync(new URL('bricolage-grotesque.woff2', folder), font)

/** Fonts of the machine, stretched to the average width and the line box of ours: `local()` knows a font by its full or PostScript name. */
const fallbacks = [
  {
    family: fallbackFonts.arial,
    // Windows, macOS and iOS have the first, Linux the second, ChromeOS the third: all of one width.
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    measuredAs: '"Liberation Sans", Arial',
  },
  {
    family: fallbackFonts.roboto,
    names: { regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    measuredAs: 'Roboto',
  },
]
const roboto = require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')

/** Texts and titles, each in its weight: 680 is written 700 where a machine's own bold stands for it. */
const samples = [
  {
    weight: 400,
    text: 'Nous créons, refondons, hébergeons et référençons des sites rapides, accessibles et faciles à faire vivre. Ils vous appartiennent en entier. Votre site a vieilli, mais Google connaît ses pages, d’autres y mènent. Changer tout sauf ce qui marche : c’est un métier à part.',
  },
  {
    weight: 680,
    text: 'Un site que vos clients trouvent et utilisent. Un site en ligne, quelqu’un qui veille. Refaire un site, garder ses acquis. Créer un site qui travaille pour vous. Être trouvé par ceux qui cherchent ce que vous faites. Des projets et leurs raisons.',
  },
]
const families = ['Subset', ...fallbacks.map(({ measuredAs }) => measuredAs)]
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
/** For each weight, the measures of ours, then of each fallback, in pixels for a size of 1,000. */
const measures = await page.evaluate(
  async ({ files, families, samples }) => {
    for (const [name, data] of Object.entries(files)) {
      const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '400 700' })
      document.fonts.add(await face.load())
    }
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    // No named function in here: the TypeScript runner would refer to a helper that the page does not have.
    return samples.map(({ weight, text }) =>
      families.map((family) => {
        context.font = `${family !== 'Subset' && weight > 400 ? 700 : weight} 1000px ${family}`
        const measured = context.measureText(text)
        return {
          width: measured.width,
          ascent: measured.fontBoundingBoxAscent,
          descent: measured.fontBoundingBoxDescent,
        }
      }),
    )
  },
  {
    files: { Subset: font.toString('base64'), Roboto: readFileSync(roboto).toString('base64') },
    families,
    samples,
  },
)
await browser.close()

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
const faces = measures.flatMap(([own, ...others], index) =>
  fallbacks.map(({ family, names }, rank) => {
    const other = others[rank]
    if (!own || !other) throw new Error('Mesure de la police manquante.')
    const sizeAdjust = own.width / other.width
    return `@font-face {
  font-family: "${family}";
  src: ${names[index === 0 ? 'regular' : 'bold'].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${index === 0 ? '400 599' : '600 700'};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(own.ascent / 1000 / sizeAdjust)};
  descent-override: ${percent(own.descent / 1000 / sizeAdjust)};
  line-gap-override: 0%;
}`
  }),
)
writeFileSync(
  new URL('fonts.css', folder),
  `/* Made by scripts/font.ts (npm run font): do not edit. */
@font-face {
  font-family: "${fontName}";
  src: url("./bricolage-grotesque.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
${faces.join('\n')}
`,
)
console.log(`Police : ${(font.length / 1000).toFixed(1)} ko, ${[...(ascii + french)].length} caractères.`)
