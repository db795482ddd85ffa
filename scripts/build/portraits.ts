/** Portraits of the team: rotated by EXIF, cropped to a square, and resized. */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { portrait } from '../content/images.ts'
import { openPicture, refusePicture } from './source.ts'

/** Replaces the portraits copied to `dist`; files of `public/` stay unchanged. */
export async function cropPortraits(dist: string, equipe: readonly { photo?: string }[]): Promise<void> {
  for (const { photo } of equipe) {
    const file = path.join(dist, photo ?? '')
    // A missing file is reported with the configuration (configSchema.ts).
    if (!photo || !existsSync(file)) continue
    const size = { width: portrait.file, height: portrait.file }
    writeFileSync(
      file,
      await openPicture(file)
        .resize({ ...size, fit: 'cover', position: 'attention' })
        .toBuffer()
        .catch((error) => refusePicture(`public${photo}`, error)),
    )
  }
}
