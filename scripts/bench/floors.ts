/**
 * The pages a page is compared with, in the same run on the same machine: bare HTML without an asset, HTML with one image of 60 kB, and
 * each page of the site without its scripts.
 */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { listFiles } from '../build/files.ts'
import { compressTexts } from '../hosts/compress.ts'

export const barePath = '/floor-bare'
export const imagePath = '/floor-image'

/** Bytes of the image of the floor, as in the bars that this site is held to. */
const imageBytes = 60_000

const document = (content: string) => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plancher</title>
<link rel="icon" href="data:,"></head>
<body><main><h1>Une page sans rien d’autre que son texte</h1>${content}
<p>Un titre, un paragraphe, aucun fichier : rien ne peut s’afficher plus tôt que cette page, sur cette machine et ce jour-là.</p></main></body>
</html>
`

/** Grey noise, the same on every machine: what compresses badly makes a small image heavy. */
function noise(length: number): Buffer {
  const pixels = Buffer.alloc(length)
  let state = 1
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[index] = state >>> 24
  }
  return pixels
}

/** A JPEG of the weight asked for, to a few per cent. */
async function floorImage(): Promise<Buffer> {
  const [width, height] = [640, 400]
  const image = sharp(noise(width * height), { raw: { width, height, channels: 1 } })
  for (let quality = 5; quality < 95; quality += 3) {
    const jpeg = await image.jpeg({ quality }).toBuffer()
    if (jpeg.length >= imageBytes * 0.97) return jpeg
  }
  throw new Error('L’image du plancher n’atteint pas 60 ko.')
}

/** The page without what it runs. */
const withoutScripts = (html: string) => html.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '')

/**
 * Fills a folder with the floor pages of a built site, compressed as its own are. Its other files are linked, not copied.
 * Compressed copies of its pages are left out: a server would send them, scripts included.
 */
export async function writeFloors(dist: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const place = (file: string) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    return target
  }
  for (const file of listFiles(dist)) {
    if (file.endsWith('.html')) writeFileSync(place(file), withoutScripts(readFileSync(path.join(dist, file), 'utf8')))
    else if (!/\.html\.\w+$/.test(file)) symlinkSync(path.resolve(dist, file), place(file))
  }
  writeFileSync(place(`${barePath}.html`), document(''))
  writeFileSync(
    place(`${imagePath}.html`),
    document('<img src="/floor.jpg" width="640" height="400" style="max-width: 100%" alt="">'),
  )
  writeFileSync(place('floor.jpg'), await floorImage())
  // Links are no files of this folder: the pages alone.
  await compressTexts(folder)
}
