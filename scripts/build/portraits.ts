/** Portraits of the team, as they are published: upright, square, and as light as a page asks for, whatever a telephone made. */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { portrait } from '../content/images.ts'
import { openPicture } from './source.ts'

/** Replaces the copies of the portraits in `dist`; those of `public/` keep their size. */
export async function cropPortraits(dist: string, equipe: readonly { photo?: string }[]): Promise<void> {
  for (const { photo } of equipe) {
    const file = path.join(dist, photo ?? '')
    if (!photo || !existsSync(file)) continue
    const size = { width: portrait.file, height: portrait.file }
    writeFileSync(
      file,
      await openPicture(file)
        .resize({ ...size, fit: 'cover', position: 'attention' })
        .toBuffer(),
    )
  }
}
