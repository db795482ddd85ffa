/** Checks the images of projects and the team's portraits: present, readable, still, and large enough. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Ecran } from '../../src/content/defineProjet.ts'
import { portraitSide } from '../../src/theme/tokens.ts'
import { measurePicture, type PictureSize } from '../build/source.ts'
import { isIn, nearName } from '../text.ts'
import { type Mistake, mistakeIf } from './mistakes.ts'

/** An image and the place that names it. */
export interface NamedImage extends Omit<Mistake, 'problem'> {
  name: string
  /** The frame in which it is shown. */
  kind: Ecran['format'] | 'texte'
}

/** Minimum width, in pixels, heights over width that its frame can show, and recommended size: two pixels per CSS pixel. */
export const sizes = {
  bureau: { min: 1200, ratios: [0.25, 4], recommended: '2880 × 1800' },
  mobile: { min: 640, ratios: [1, 8], recommended: '780 × 1688' },
  texte: { min: 800, ratios: [0.1, 4], recommended: 'au moins 1200 pixels de large' },
} as const

const formats = 'il faut une image png, jpg, webp ou avif'

/** Problem of a picture that cannot be read, of a format that is not published, or animated. */
function problemOfFormat(size: PictureSize | undefined): string | undefined {
  if (!size) return `ne se lit pas ; ${formats}.`
  if (!['png', 'jpeg', 'webp', 'heif'].includes(size.format))
    return `est un fichier ${size.format} ; ${formats} : exportez-la, la renommer ne suffit pas.`
  if (size.isAnimated)
    return 'est animée, et le site n’en montrerait que la première image : exportez une image fixe ; une vidéo se met derrière un lien.'
  return undefined
}

/** Placeholder of a new project. */
const placeholder = readFileSync(new URL('modele/couverture.png', import.meta.url))

/** Problem of one image, if any. No pixel is decoded: a truncated file fails when converted. */
async function problemOf(file: string, kind: NamedImage['kind'], isDraft: boolean): Promise<string | undefined> {
  if (!isIn(file)) return `n’est pas dans le dossier du projet${nearName(file)} : déposez l’image, ou corrigez son nom.`
  const size = await measurePicture(file).catch(() => undefined)
  const wrongFormat = problemOfFormat(size)
  if (!size || wrongFormat) return wrongFormat
  const { width, height } = size
  const { min, ratios, recommended } = sizes[kind]
  if (width < min) return `fait ${width} pixels de large, il en faut au moins ${min} (${recommended} convient).`
  const [least, most] = ratios.map((ratio) => Math.round(ratio * width)) as [number, number]
  if (height < least || height > most)
    return `fait ${width} × ${height} pixels ; de cette largeur, il en faut de ${least} à ${most} de haut (${recommended} convient) : recadrez-la.`
  if (!isDraft && readFileSync(file).equals(placeholder))
    return 'est l’image d’attente : mettez la vôtre à sa place, ou laissez « brouillon: true ».'
  return undefined
}

/** @param folder of the project */
export async function mistakesOfImage(folder: string, image: NamedImage, isDraft: boolean): Promise<Mistake[]> {
  const problem = await problemOf(path.join(folder, image.name), image.kind, isDraft)
  return mistakeIf(image.file, image.field, problem && `« ${image.name} » ${problem}`)
}

/** Least side of a portrait, and side of the published file for screens of density 2, in pixels. */
export const portrait = { side: portraitSide, file: 2 * portraitSide }

/**
 * Mistakes in the portraits of the team.
 * @param file that names them
 */
export async function mistakesOfPortraits(equipe: readonly { photo?: string }[], file: string): Promise<Mistake[]> {
  const all = await Promise.all(
    equipe.map(async ({ photo }, index) => {
      // A missing file is reported by configSchema.ts.
      if (!photo || !isIn(`public${photo}`)) return []
      const size = await measurePicture(`public${photo}`).catch(() => undefined)
      const side = Math.min(size?.width ?? 0, size?.height ?? 0)
      const tooSmall = `fait ${side} pixels de côté, il en faut au moins ${portrait.side} (${portrait.file} convient).`
      const problem = problemOfFormat(size) ?? (side < portrait.side ? tooSmall : undefined)
      return mistakeIf(file, `equipe[${index}].photo`, problem && `« ${photo} » ${problem}`)
    }),
  )
  return all.flat()
}
