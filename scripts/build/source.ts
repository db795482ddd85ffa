/** Reading of source pictures from cameras, phones and design tools. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { ContentError } from '../content/mistakes.ts'

/** Opens a picture with its EXIF orientation applied; sharp converts to sRGB on output. */
export const openPicture = (file: string): sharp.Sharp => sharp(file).autoOrient()

export interface PictureSize {
  /** In pixels, after rotation. */
  width: number
  height: number
  isAnimated: boolean
  /** Format of the data, whatever the name of the file: `heif` for AVIF, `heic` for HEIC, whose header alone sharp reads. */
  format: string
}

/** An animated PNG has an acTL chunk before its pixels (https://www.w3.org/TR/png-3/#acTL-chunk); sharp reads its first frame only. */
const isAnimatedPng = (file: string) => {
  const data = readFileSync(file)
  return data.subarray(0, Math.max(0, data.indexOf('IDAT'))).includes('acTL')
}

/**
 * Size of a picture, from its header.
 * @throws Error of sharp on a file it cannot read
 */
export async function measurePicture(file: string): Promise<PictureSize> {
  const { autoOrient, format, compression, pages = 1 } = await sharp(file).metadata()
  return {
    ...autoOrient,
    format: compression === 'hevc' ? 'heic' : format,
    isAnimated: pages > 1 || (format === 'png' && isAnimatedPng(file)),
  }
}

/** @throws ContentError in place of an error of sharp, with the file */
export function refusePicture(file: string, { message }: Error): never {
  const problem = `elle est coupée ou abîmée (${message.split('\n')[0]}) : exportez-la de nouveau.`
  throw new ContentError([{ file, field: 'image', problem }])
}
