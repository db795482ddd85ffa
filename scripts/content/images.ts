/** Whether an image of a project can be shown. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Ecran } from '../../src/content/projet.ts'
import { isPlaceholder } from './placeholder.ts'

/** Widths in pixels under which a screen would be blurred, and the size of a good one: the layouts show the widest files of vite/projets.ts. */
export const sizes = {
  bureau: { min: 1200, right: '1440 × 900' },
  mobile: { min: 640, right: '780 × 1688' },
  texte: { min: 800, right: 'au moins 1200 pixels de large' },
} as const

/**
 * What is wrong with an image, if anything. Its header is read, not its pixels: a file cut short is found when it is converted.
 * @param kind of frame in which it is shown
 */
export async function mistakeOfImage(
  folder: string,
  name: string,
  kind: Ecran['format'] | 'texte',
  isDraft: boolean,
): Promise<string | undefined> {
  const file = path.join(folder, name)
  if (!existsSync(file))
    return `« ${name} » n’est pas dans le dossier du projet : déposez l’image, ou corrigez son nom.`
  const { width } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined }))
  if (width === undefined) return `« ${name} » ne se lit pas ; il faut une image png, jpg, webp ou avif.`
  const { min, right } = sizes[kind]
  if (width < min) return `« ${name} » fait ${width} pixels de large, il en faut au moins ${min} (${right} convient).`
  if (!isDraft && isPlaceholder(file))
    return `« ${name} » est l’image d’attente : mettez la vôtre à sa place, ou laissez « brouillon: true ».`
  return undefined
}
