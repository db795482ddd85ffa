/**
 * Makes the site's font file and its metric-matched fallback: `npm run font`, after a change of glyphs, of weights or of font.
 * The results are committed; a check over dist verifies that every character shown is in the subset.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { fallbackFamily, fontFamily } from '../src/theme/tokens.ts'
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

// The fallback is Arial (or a font of the same metrics) stretched to the same average width and the same line box.
const sample =
  'Nous créons, refondons, hébergeons et référençons des sites rapides, accessibles et faciles à faire vivre. Ils vous appartiennent en entier. Le site que vos clients trouvent, et utilisent.'
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const measures = await page.evaluate(
  async ({ data, sample }) => {
    const face = new FontFace('Subset', `url(data:font/woff2;base64,${data})`, { weight: '400 700' })
    document.fonts.add(await face.load())
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    // No named function in here: the TypeScript runner would refer to a helper that the page does not have.
    return [400, 680].map((weight) =>
      ['Subset', '"Liberation Sans", Arial'].map((family) => {
        context.font = `${weight} 1000px ${family}`
        const text = context.measureText(sample)
        return { width: text.width, ascent: text.fontBoundingBoxAscent, descent: text.fontBoundingBoxDescent }
      }),
    )
  },
  { data: font.toString('base64'), sample },
)
await browser.close()

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
/** Windows, macOS and iOS have the first, Linux the second, ChromeOS the third: all of one width. Elsewhere system-ui, as it is. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
}
const fallbacks = measures.map(([own, arial], index) => {
  if (!own || !arial) throw new Error('Mesure de la police manquante.')
  const sizeAdjust = own.width / arial.width
  return `@font-face {
  font-family: "Bricolage Grotesque Fallback";
  src: ${locals[index === 0 ? 'regular' : 'bold'].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${index === 0 ? '400 599' : '600 700'};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(own.ascent / 1000 / sizeAdjust)};
  descent-override: ${percent(own.descent / 1000 / sizeAdjust)};
  line-gap-override: 0%;
}`
})
const rule = (selector: string, family: string) => `${selector} {
  --mantine-font-family: ${family};
  font-family: var(--mantine-font-family);
}`
writeFileSync(
  new URL('fonts.css', folder),
  `/* Made by scripts/font.ts (npm run font): do not edit. */
@font-face {
  font-family: "Bricolage Grotesque";
  src: url("./bricolage-grotesque.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
${fallbacks.join('\n')}
/* Set by src/hooks/font.ts: the font where it moves nothing, the fallback where it would. */
${rule(':root[data-police],\n[data-police]', fontFamily)}
${rule('[data-repli]', fallbackFamily)}
/* Nobody to set them. */
@media (scripting: none) {
${rule('html:root', fontFamily).replaceAll(/^/gm, '  ')}
}
`,
)
console.log(`Police : ${(font.length / 1000).toFixed(1)} ko, ${[...(ascii + french)].length} caractères.`)
