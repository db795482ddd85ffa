/** Quality of published project pictures. */
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projetPath } from '@/site/pages'
import { openPicture } from '../../scripts/build/source'
import { shortAltLength } from '../../scripts/content/schema'
import { every } from './each'
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
  expect(onCards.length).toBeGreaterThan(projets.length)
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
