/** What a new project holds until somebody writes it: visible in a draft, refused in a published project. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colors, tints } from '../../src/theme/tokens.ts'

/** Starts every text left to write. */
export const toWrite = 'À écrire'

/** Written in the metadata of the placeholder image, so that it is known again whatever its name. */
const mark = 'violine:image-d-attente'

/** True for the image a new project starts with. */
export const isPlaceholder = (file: string) => readFileSync(file).includes(mark)

/** An image that says what is missing: the size of a cover, crossed out, with nothing on it that could pass for a site. */
export function placeholderImage(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900">
    <defs><pattern id="h" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="48" height="48" fill="${tints.trait}"/><rect width="6" height="48" fill="${colors.borderControl}"/>
    </pattern></defs>
    <rect width="1440" height="900" fill="url(#h)"/>
    <rect x="120" y="120" width="1200" height="660" fill="${colors.background}" stroke="${colors.error}" stroke-width="12"/>
    <path d="M120 120 1320 780M1320 120 120 780" stroke="${colors.error}" stroke-width="12"/>
  </svg>`
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { ImageDescription: mark } })
    .png({ palette: true })
    .toBuffer()
}
