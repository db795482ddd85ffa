/** A picture as a camera, a telephone or a designer delivers it, read as it is meant to be seen. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Opens a picture turned as its EXIF orientation says; sharp brings its colour profile to sRGB when it writes. */
export const openPicture = (file: string): sharp.Sharp => sharp(file).autoOrient()

export interface PictureSize {
  /** In pixels, as the picture is seen. */
  width: number
  height: number
  isAnimated: boolean
}

/** An animated PNG declares itself before its pixels (https://www.w3.org/TR/png-3/#acTL-chunk); sharp reads its first frame alone. */
const isAnimatedPng = (file: string) => {
  const data = readFileSync(file)
  return data.subarray(0, Math.max(0, data.indexOf('IDAT'))).includes('acTL')
}

/**
 * Size of a picture, from its header.
 * @throws Error of sharp on a file it cannot read
 */
export async function measurePicture(file: string): Promise<PictureSize> {
  const { autoOrient, format, pages = 1 } = await sharp(file).metadata()
  return { ...autoOrient, isAnimated: pages > 1 || (format === 'png' && isAnimatedPng(file)) }
}

/** A refusal of a picture by its name, in place of an error of sharp. */
export function refusePicture(file: string, { message }: Error): never {
  throw new Error(`${file} : l’image est coupée ou abîmée (${message.split('\n')[0]}). Exportez-la de nouveau.`)
}
