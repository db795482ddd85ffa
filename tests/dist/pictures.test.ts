/** Quality of published project pictures. */
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projetPath } from '@/site/pages'
import { type Tint, tints } from '@/theme/tokens'
import { openPicture } from '../../scripts/build/source'
import { shortAltLength } from '../../scripts/content/schema'
import { phoneTop } from '../../scripts/content/viewModels'
import { isTemplate } from '../template'
import { every } from './every'
import { builtPages, dist, eachPage, projets } from './site'

/** Peak signal-to-noise ratio over the three channels, in dB: https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio. */
async function psnr(file: string, source: string, width: number): Promise<number> {
  const [shown, wanted] = await Promise.all([
    sharp(file).removeAlpha().raw().toBuffer(),
    openPicture(source).removeAlpha().resize({ width }).raw().toBuffer(),
  ])
  let squares = 0
  for (let index = 0; index < wanted.length; index++)
    squares += ((wanted[index] as number) - (shown[index] as number)) ** 2
  return 10 * Math.log10(255 ** 2 / (squares / wanted.length))
}

/** Files of a picture in its best format, with their widths. */
const filesOf = (picture: Element | undefined) =>
  (picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [pathname = '', width = ''] = candidate.split(' ')
    return { file: path.join(dist, pathname), width: Number.parseInt(width, 10) }
  })

test('cards say their pictures in a few words, the study of a project in full', () => {
  const onCards = eachPage.flatMap(([, { document }]) => [
    ...document.querySelectorAll<HTMLImageElement>('article img'),
  ])
  if (isTemplate) expect(onCards.length).toBeGreaterThan(projets.length)
  for (const { alt } of onCards) expect(alt.length, alt).toBeLessThanOrEqual(shortAltLength.max)
  for (const { name, couverture } of projets) {
    const study = builtPages.find(({ meta }) => meta.path === projetPath(name))?.document
    const alts = [...(study?.querySelectorAll<HTMLImageElement>('main img') ?? [])].map(({ alt }) => alt)
    expect(alts, name).toContain(couverture.alt)
  }
})

const everyProjet = every(projets.map((projet) => [projet.name, projet] as const))

everyProjet('its pictures differ from their sources by less than one sees', async (projet) => {
  const page = builtPages.find(({ meta }) => meta.path === projetPath(projet.name))
  const pictures = [...(page?.document.querySelectorAll('picture') ?? [])]
  // The widest files are slow to decode: of one project only.
  const shown = [projet.couverture, ...projet.ecrans]
  for (const { fichier } of shown) {
    const picture = pictures.find((one) =>
      one
        .querySelector('img')
        ?.getAttribute('src')
        ?.includes(`/${path.parse(fichier).name}-`),
    )
    const files = filesOf(picture).filter(({ width }) => width <= 1300 || projet === projets[0])
    expect(files.length, fichier).toBeGreaterThan(1)
    const source = path.resolve('src/content/projets', projet.name, fichier)
    // From 2,000 px on, every screen scales them down.
    for (const { file, width } of files)
      expect(await psnr(file, source, width), `${fichier}, ${width} px`).toBeGreaterThan(
        width < 1000 ? 31 : width < 2000 ? 34 : 28,
      )
  }
})

/** Rows on each side of the end of a picture that are compared, and the difference of a channel that compression does not make, of 255. */
const around = 3
const seen = 36

/** Pixels of a picture in RGB. */
const pixelsOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** True for rows of a picture that are of one colour, which is not that of the ground around it. */
function isPlain({ data, info }: Awaited<ReturnType<typeof pixelsOf>>, from: number, rows: number, ground: string) {
  const line = 3 * info.width
  const near = (one: number[], other: number[], by = seen) =>
    one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= by)
  const at = (pixel: number) => [...data.subarray(pixel, pixel + 3)]
  const start = from * line
  const pixels = Array.from({ length: rows * info.width }, (_, index) => start + 3 * index)
  const around = (ground.match(/[\da-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16))
  return !near(at(start), around, seen / 2) && pixels.every((pixel) => near(at(pixel), at(start)))
}

test('the top of a phone ends where nothing is cut, if its picture has such a place', async () => {
  const wrong: string[] = []
  const known = new Set<string>()
  for (const [page, { document }] of eachPage)
    for (const picture of document.querySelectorAll('picture:has(source[media])')) {
      const { file = '', width = 0 } = filesOf(picture).at(-1) ?? {}
      const src = picture.querySelector('img')?.getAttribute('src') ?? ''
      const tint = picture.closest('[data-tint]')?.getAttribute('data-tint') as Tint
      if (known.has(file)) continue
      known.add(file)
      const [top, whole] = await Promise.all([pixelsOf(file), pixelsOf(path.join(dist, src))])
      expect([top.info.width, whole.info.width], file).toEqual([width, width])
      const end = top.info.height
      if (end === whole.info.height) continue
      const { ground } = tints[tint]
      const isRest = (row: number) => isPlain(whole, row - around, 2 * around, ground)
      const { least, most } = phoneTop
      const rows = Array.from(
        { length: Math.floor((most - least) * width) },
        (_, row) => row + Math.ceil(least * width),
      )
      const isClean = isPlain(top, end - around, around, ground) && isRest(end)
      if (!isClean && rows.some(isRest)) wrong.push(`${page} : ${path.basename(file)}, coupée à ${end} px`)
    }
  if (isTemplate) expect(known.size).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
