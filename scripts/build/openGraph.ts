/** Share images: the headline on the page's own brick wall, or a project's cover. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'
import sharp from 'sharp'
import { quiet } from '../../src/components/BrickWall/compositions/quiet.ts'
import { type Composition, lightWall } from '../../src/components/BrickWall/wall.ts'
import { shareImageSize } from '../../src/seo/head.ts'
import { config } from '../../src/site/config.ts'
import { projetSector } from '../../src/site/services.ts'
import { colors, cuts, fontPackage, fontSources, tints } from '../../src/theme/tokens.ts'
import { ContentError, type Mistake, mistakesOfWork, refuse } from '../content/mistakes.ts'
import { dataFile, type NamedProjet } from '../content/read.ts'
import { configFile } from '../launch/configSchema.ts'
import { cached, hashOf } from './cache.ts'
import { openPicture, refusePicture } from './source.ts'

const { width, height } = shareImageSize
const margin = 72
/** Palette sizes that keep an image under 60 kB, above which some networks do not show it. */
const paletteSizes = { wall: 256, cover: 32 }
/** Part of every cache key: increment it when drawing code changes without its data (satori, font, SVG). */
const recipe = `7, sharp ${sharp.versions.sharp}`

/** Brand colours, and those of the list of projects. */
const fills: Record<string, string> = {
  violet: colors.primary,
  lavender: colors.primaryOnDark,
  blue: colors.secondary,
  gold: colors.star,
  ...Object.fromEntries(
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name, index) => [
      name,
      tints.parme.lights[index] as string,
    ]),
  ),
}
const opacities: Record<string, number> = { 1: 0.15, 2: 0.3, 3: 0.5, 4: 0.75, 5: 1 }

/** Half brick and course, in pixels. */
const grid = { half: 60, course: 30 }
const columns = 11

/**
 * The wall as SVG, anchored to the bottom right corner. No lit brick behind or next to text.
 * @param ink right edge of the text in each course, from the lowest, in pixels
 */
function wallSvg(composition: Composition, ink: number[]): string {
  const rows = Math.floor(height / grid.course)
  const at = `translate(${width - columns * grid.half} ${height - rows * grid.course})`
  const unlit = lightWall(() => 'violet5', rows, columns, grid).lit.violet5
  const clear: Composition = (brick) => {
    const left = width - (brick.column + 2) * grid.half
    const written = Math.max(...[-1, 0, 1].map((step) => ink[brick.row + step] ?? 0))
    return left < written + grid.half / 2 ? undefined : composition(brick)
  }
  const { lit, joints } = lightWall(clear, rows, columns, grid)
  const lights = Object.entries(lit).map(
    ([light, path]) =>
      `<path d="${path}" stroke="${fills[light.slice(0, -1)]}" opacity="${opacities[light.at(-1) as string]}"/>`,
  )
  // Dim bricks are semi-transparent over the colour of the joints.
  return `<g transform="${at}" stroke-width="24" stroke-dasharray="114 6" stroke-dashoffset="-3"><path d="${unlit}" stroke="${colors.surfaceRaised}"/>${lights.join('')}<path d="${joints}" stroke="${colors.surface}" stroke-width="6" stroke-dasharray="none"/></g>`
}

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const sign = `data:image/svg+xml;base64,${readFileSync(new URL('../../public/favicon.svg', import.meta.url)).toString('base64')}`

/** Font sizes of a headline, in pixels: the largest that fits its column and `tallest` is used. */
const headlineSizes = [88, 72, 64, 56, 48, 40, 32, 24]
const tallest = 300

const headlineBox = (headline: string, textWidth: number, fontSize: number) =>
  box(
    {
      width: textWidth,
      fontSize,
      fontFamily: cuts.display.family,
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: 0.98,
    },
    headline,
  )

/** Brand at the top, headline in the middle, signature at the bottom, on the left. */
const layout = (headline: ReturnType<typeof headlineBox>, note: string, noteWidth: number) =>
  box(
    {
      width: width - 2 * margin,
      height: height - 2 * margin,
      margin,
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: colors.textOnDark,
      fontFamily: cuts.text.family,
    },
    [
      box({ alignItems: 'center', fontSize: 40, fontFamily: cuts.display.family, fontWeight: 700, gap: 20 }, [
        { type: 'img', props: { src: sign, width: 72, height: 72 } },
        config.nom,
      ]),
      headline,
      box(
        { width: noteWidth, fontSize: 32, lineHeight: 1.2, color: colors.subtitleOnDark, whiteSpace: 'pre-wrap' },
        note,
      ),
    ],
  )

const { resolve } = createRequire(import.meta.url)
const { text, display } = fontSources
/** Files of the font, with the axes of the instance to draw. The axes of the display cut are numbers: it has one instance. */
const sources = [
  { name: cuts.text.family, weight: 400, file: text.file, axes: { wght: 400 } },
  { name: cuts.display.family, weight: 700, file: display.file, axes: display.axes as Record<string, number> },
] as const

/** Letters of European languages, punctuation, symbols of currencies and arrows. */
const characters = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** A file of the font as static TTF: satori reads neither woff2 nor variable fonts. */
async function fontOf({ file, axes, ...font }: (typeof sources)[number]): Promise<Font> {
  const { default: subsetFont } = await import('subset-font')
  const source = readFileSync(resolve(`${fontPackage}/files/${file}`))
  return { ...font, data: await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: axes }) }
}

/** Files beside those of the font, for other languages than French: « latin-ext », « greek ». Satori falls back to them by another name. */
const others = () =>
  sources.flatMap(({ file, ...source }) => {
    const [start = '', end = ''] = file.split('latin')
    return readdirSync(path.dirname(resolve(`${fontPackage}/files/${file}`)))
      .filter((name) => name !== file && name.startsWith(start) && name.endsWith(end))
      .map((name) => ({ ...source, file: name, name: name as typeof source.name }))
  })

let french: Promise<Font[]> | undefined
let all: Promise<Font[]> | undefined

/**
 * Renders a layout to SVG.
 * @param file where its title is written
 * @throws ContentError with the characters that the font lacks, which satori would leave out
 */
async function toSvg(node: ReturnType<typeof box>, file: string): Promise<string> {
  french ??= Promise.all(sources.map(fontOf))
  // Imported on demand: loading satori takes a quarter of a second.
  const { default: satori } = await import('satori')
  const draw = async (fonts: Font[]) => {
    const missing = new Set<string>()
    const loadAdditionalAsset = async (_: string, segment: string) => {
      missing.add(segment)
      return []
    }
    const svg = await satori(node as Parameters<typeof satori>[0], { width, height, fonts, loadAdditionalAsset })
    return { svg, missing: [...missing].join('') }
  }
  const first = await draw(await french)
  if (first.missing === '') return first.svg
  all ??= Promise.all([...sources, ...others()].map(fontOf))
  const { svg, missing } = await draw(await all)
  if (missing === '') return svg
  const problem = `la police du site n’a pas « ${missing} » : écrivez-le autrement, ou changez de police.`
  // Name and signature are on every image.
  const field = (['nom', 'signature'] as const).find((name) => [...missing].some((sign) => config[name].includes(sign)))
  throw new ContentError([field ? { file: configFile, field, problem } : { file, field: 'image de partage', problem }])
}

/** Right edge of an SVG's drawing on each line of pixels, in pixels; 0 where the line is empty. */
async function edgesOf(svg: string): Promise<number[]> {
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return Array.from({ length: height }, (_, line) => {
    const row = alpha.subarray(line * width, (line + 1) * width)
    return row.findLastIndex((value) => value > 0) + 1
  })
}

/** Sets a headline in the largest size that fits its column. */
async function largestHeadline(headline: string, textWidth: number, file: string) {
  for (const size of headlineSizes) {
    const node = headlineBox(headline, textWidth, size)
    const edges = await edgesOf(await toSvg(node, file))
    const lines = edges.findLastIndex((edge) => edge > 0) - edges.findIndex((edge) => edge > 0)
    if (Math.max(...edges) <= textWidth && lines <= tallest) return node
  }
  const problem = `« ${headline} » n’y tient pas : un mot est trop long, ou le titre l’est ; raccourcissez-le.`
  throw new ContentError([{ file, field: 'image de partage', problem }])
}

/** Widths of text columns, in pixels: left of the wall, or of a project's tint. */
const columnsOf = (isProjet: boolean) => (isProjet ? { headline: 480, note: 480 } : { headline: 760, note: 440 })

export interface SharedPage {
  /** Title of the page, brand included. */
  title: string
  /** Wall of the page; `quiet` by default. */
  wall?: Composition | undefined
  projet?: NamedProjet | undefined
}

/** Text of a share image, as SVG on a transparent background. */
export async function shareText({ title, projet }: Omit<SharedPage, 'wall'>): Promise<string> {
  const column = columnsOf(projet !== undefined)
  const file = projet ? dataFile(projet.name) : 'src/site/pages.ts'
  const text = projet ? projet.titre : title.replace(` | ${config.nom}`, '')
  const headline = await largestHeadline(text, column.headline, file)
  // « Librairie de quartier, projet de démonstration »: what follows the sector is on its own line.
  const note = projet ? projetSector(projet).replace(`${projet.secteur}, `, `${projet.secteur},\n`) : config.signature
  return toSvg(layout(headline, note, column.note), file)
}

/** Box of a project's screen, on the right, in pixels. Pictures are cropped to it; tall ones show their top. */
const screen = { width: 520, height: 325, right: 40 }

/** @param cover file of the screen on the right, if any */
async function draw(svg: string, cover: string | undefined): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg))
  if (!cover) return ground.png({ colours: paletteSizes.wall, effort: 10 }).toBuffer()
  const input = await openPicture(cover)
    .resize({ width: screen.width, height: screen.height, fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
    .catch((error) => refusePicture(path.relative('.', cover), error))
  const place = { left: width - screen.width - screen.right, top: Math.round((height - screen.height) / 2) }
  return ground
    .composite([{ input, ...place }])
    .png({ colours: paletteSizes.cover, effort: 10 })
    .toBuffer()
}

/**
 * @param cache folder of cached images
 * @returns path of the PNG, drawn again only when its inputs change
 */
export async function shareImage(
  { title, wall = quiet, projet }: SharedPage,
  cache = '.cache/partage',
): Promise<string> {
  const cover = projet && path.resolve('src/content/projets', projet.name, projet.couverture.fichier)
  // The key is made of the inputs: laying out the text takes as long as rendering a page.
  const made = JSON.stringify([
    projet ? [projet.titre, projetSector(projet), tints[projet.teinte].ground] : [title, config.signature],
    projet ? '' : wallSvg(wall, []),
    [config.nom, sign, cuts, fontSources, colors, paletteSizes, recipe],
  ])
  const name = hashOf(made, cover ? readFileSync(cover) : '')
  return cached(path.join(cache, `${name}.png`), async () => {
    const text = await shareText({ title, projet })
    const edges = await edgesOf(text)
    const ink = Array.from({ length: Math.floor(height / grid.course) }, (_, row) =>
      Math.max(...edges.slice(height - (row + 1) * grid.course, height - row * grid.course)),
    )
    const behind = projet
      ? `<rect x="${width - 600}" width="600" height="${height}" fill="${tints[projet.teinte].ground}"/>`
      : wallSvg(wall, ink)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.surface}"/>${behind}${text}</svg>`
    return draw(svg, cover)
  })
}

/** Mistakes of works done one after the other, each once: that of a name is on every image. */
async function mistakesOfWorks(works: (() => Promise<unknown>)[]): Promise<Mistake[]> {
  const mistakes: Mistake[] = []
  for (const work of works) mistakes.push(...(await mistakesOfWork(work)))
  return [...new Map(mistakes.map((one) => [JSON.stringify(one), one])).values()]
}

/** Mistakes of the titles of pages, whose images are drawn once their walls are known. */
export const mistakesOfTitles = (titles: string[]): Promise<Mistake[]> =>
  mistakesOfWorks(titles.map((title) => () => shareText({ title })))

/**
 * The share images of pages, one after the other.
 * @returns their paths, in the same order
 * @throws ContentError with the mistakes of all
 */
export async function shareImages(pages: SharedPage[]): Promise<string[]> {
  const images: string[] = []
  refuse(await mistakesOfWorks(pages.map((page) => async () => images.push(await shareImage(page)))))
  return images
}
