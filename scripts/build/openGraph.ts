/** The images that stand for the pages on social networks: the headline of the page on its own brick wall, or a project's cover. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'
import sharp from 'sharp'
import { courses } from '../../src/components/BrickWall/compositions/courses.ts'
import { door } from '../../src/components/BrickWall/compositions/door.ts'
import { facade } from '../../src/components/BrickWall/compositions/facade.ts'
import { gable } from '../../src/components/BrickWall/compositions/gable.ts'
import { path as lit } from '../../src/components/BrickWall/compositions/path.ts'
import { quiet } from '../../src/components/BrickWall/compositions/quiet.ts'
import { renewed } from '../../src/components/BrickWall/compositions/renewed.ts'
import { rising } from '../../src/components/BrickWall/compositions/rising.ts'
import { steady } from '../../src/components/BrickWall/compositions/steady.ts'
import { windows } from '../../src/components/BrickWall/compositions/windows.ts'
import { type Composition, lightWall } from '../../src/components/BrickWall/wall.ts'
import type { Projet } from '../../src/content/projet.ts'
import { shareImageSize } from '../../src/seo/head.ts'
import { config } from '../../src/site/config.ts'
import { pages } from '../../src/site/pages.ts'
import { projetSector } from '../../src/site/services.ts'
import { colors, cuts, fontPackage, fontSources, tints } from '../../src/theme/tokens.ts'
import { cached, hashOf } from './cache.ts'

const { width, height } = shareImageSize
const margin = 72
/** Numbers of colours that keep an image under 60 kB: above, some networks do not show it, and all of them make people wait. */
const colours = { wall: 256, cover: 16 }
const cacheFolder = '.cache/partage'
/** Part of every key: raise it when what draws changes and its data do not (satori, the font, the SVG around them). */
const recipe = `3, sharp ${sharp.versions.sharp}`

/** The wall that each page gives its `Hero`: change both. A page that is not here gets `quiet`. */
const walls: Record<string, Composition> = {
  [pages.accueil.path]: facade,
  [pages.agence.path]: gable,
  [pages.creation.path]: rising,
  [pages.refonte.path]: renewed,
  [pages.hebergement.path]: steady,
  [pages.referencement.path]: lit,
  [pages.expertises.path]: courses,
  [pages.projets.path]: windows,
  [pages.contact.path]: door,
}

/** Beside the colours of the brand, those of the list of projects. */
const fills: Record<string, string> = {
  violet: colors.primary,
  lavender: colors.primaryOnDark,
  blue: colors.secondary,
  gold: colors.star,
  ...Object.fromEntries(
    ['first', 'second', 'third', 'fourth', 'fifth'].map((name, index) => [name, tints.parme.lights[index] as string]),
  ),
}
const opacities: Record<string, number> = { 1: 0.15, 2: 0.3, 3: 0.5, 4: 0.75, 5: 1 }

/** The wall as SVG, anchored to the bottom right corner, its unlit bricks as far as the text leaves room. */
function wallSvg(composition: Composition): string {
  const grid = { half: 60, course: 30 }
  const rows = Math.floor(height / grid.course)
  const columns = 11
  const at = `translate(${width - columns * grid.half} ${height - rows * grid.course})`
  const unlit = Object.values(lightWall(() => 'violet5', rows, columns, grid)).join('')
  const lights = Object.entries(lightWall(composition, rows, columns, grid)).map(
    ([light, data]) =>
      `<path d="${data}" stroke="${fills[light.slice(0, -1)]}" opacity="${opacities[light.at(-1) as string]}"/>`,
  )
  // The ground under a dim light is that of the joints.
  return `<g transform="${at}" stroke-width="24" stroke-dasharray="114 6" stroke-dashoffset="-3"><path d="${unlit}" stroke="${colors.surfaceRaised}"/>${lights.join('')}</g>`
}

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const sign = `data:image/svg+xml;base64,${readFileSync(new URL('../../public/favicon.svg', import.meta.url)).toString('base64')}`

/** Brand above, headline in the middle, signature below, on the left part of the image. */
const layout = (headline: string, note: string, textWidth: number) =>
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
      box(
        {
          width: textWidth,
          fontSize: headline.length > 32 ? 72 : 88,
          fontFamily: cuts.display.family,
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 0.98,
        },
        headline,
      ),
      box({ fontSize: 30, color: colors.subtitleOnDark }, note),
    ],
  )

let fonts: Promise<Font[]> | undefined

/** The site's font in both cuts: satori reads neither woff2 nor variable fonts. */
async function loadFonts(): Promise<Font[]> {
  const { default: subsetFont } = await import('subset-font')
  const { resolve } = createRequire(import.meta.url)
  const characters = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
  const cut = async (file: string, variationAxes: Record<string, number>) =>
    subsetFont(readFileSync(resolve(`${fontPackage}/files/${file}`)), `${characters}’«»…œŒ·`, {
      targetFormat: 'sfnt',
      variationAxes,
    })
  const { text, display } = fontSources
  return [
    { name: cuts.text.family, weight: 400, data: await cut(text.file, { wght: 400 }) },
    { name: cuts.display.family, weight: 700, data: await cut(display.file, display.axes) },
  ]
}

/** @param cover file of the screen shown on the right, where there is one */
async function draw(svg: string, cover: string | undefined): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg))
  if (!cover) return ground.png({ colours: colours.wall, effort: 10 }).toBuffer()
  const screen = await sharp(cover).resize({ width: 520 }).toBuffer()
  const place = { left: width - 520 - 40, top: Math.round((height - 325) / 2) }
  const image = ground.composite([{ input: screen, ...place }])
  return image.png({ colours: colours.cover, effort: 10 }).toBuffer()
}

export interface SharedPage {
  path: string
  /** Title of the page, brand included. */
  title: string
  projet: (Projet & { name: string }) | undefined
}

/** @returns where the PNG that stands for a page is kept: it is drawn again when what it shows has changed */
export async function shareImage({ path: pagePath, title, projet }: SharedPage): Promise<string> {
  const headline = projet ? projet.titre : title.replace(` | ${config.nom}`, '')
  const note = projet ? projetSector(projet) : config.signature
  const text = layout(headline, note, projet ? 480 : 760)
  const cover = projet && path.resolve('src/content/projets', projet.name, projet.couverture.fichier)
  const behind = projet
    ? `<rect x="${width - 600}" width="600" height="${height}" fill="${tints[projet.teinte].ground}"/>`
    : wallSvg(walls[pagePath] ?? quiet)

  // What it is made of, not what comes out: laying the text out takes as long as a page takes to render.
  const made = JSON.stringify([text, behind, colors.surface, colours, recipe])
  const name = hashOf(made, cover ? readFileSync(cover) : '')
  return cached(path.join(cacheFolder, `${name}.png`), async () => {
    fonts ??= loadFonts()
    // Loaded when there is something to draw: that takes a quarter of a second.
    const { default: satori } = await import('satori')
    const drawn = await satori(text as Parameters<typeof satori>[0], { width, height, fonts: await fonts })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.surface}"/>${behind}${drawn}</svg>`
    return draw(svg, cover)
  })
}
