/**
 * `npm run icons`: draws the icons of public/ from the logo, and the street of src/components/Rue, after a change of logo, houses or
 * colours. Results are committed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readLogo } from '../scripts/content/logo.ts'
import { logo, sign } from '../src/components/Logo/sign.ts'
import { config } from '../src/site/config.ts'
import { colors } from '../src/theme/tokens.ts'
import { drawStreet } from './street.ts'

/** Drawing of the icons: the sign in the colours of the theme, or the owner's logo. */
const drawing = logo
  ? await readLogo(logo)
  : {
      width: sign.width,
      height: sign.height,
      markup: `<path fill="${colors.primaryOnDark}" d="${sign.bricks}"/><path fill="${colors.star}" d="${sign.lit}"/>`,
    }

/**
 * @param share of the side taken by the drawing: a maskable icon may be cut to a circle of 0.8 (https://w3c.github.io/manifest/#icon-masks)
 * @param radius of the corners, as a share of the side
 */
function icon(share: number, radius: number): string {
  const { width, height, markup } = drawing
  const side = Math.max(width, height) / share
  const box = [(width - side) / 2, (height - side) / 2, side, side]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><rect x="${box[0]}" y="${box[1]}" width="${side}" height="${side}" rx="${side * radius}" fill="${colors.surface}"/>${markup}</svg>`
}

/** An `.ico` of PNG images: a header, one entry per image, the images. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    // One plane of 32 bits.
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

const publicFile = (name: string) => path.join('public', name)
const rounded = icon(0.62, 0.22)
const full = icon(0.5, 0)

writeFileSync(publicFile('favicon.svg'), rounded)
writeFileSync(
  publicFile('manifest.webmanifest'),
  `${JSON.stringify(
    {
      name: config.nom,
      short_name: config.nom,
      description: config.signature,
      lang: 'fr',
      start_url: './',
      scope: './',
      display: 'browser',
      background_color: colors.surface,
      theme_color: colors.surface,
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`,
)

for (const { name, svg, size } of [
  { name: 'apple-touch-icon.png', svg: full, size: 180 },
  { name: 'icon-192.png', svg: rounded, size: 192 },
  { name: 'icon-512.png', svg: rounded, size: 512 },
  { name: 'icon-maskable-512.png', svg: full, size: 512 },
  { name: 'favicon-32.png', svg: rounded, size: 32 },
])
  await sharp(Buffer.from(svg)).resize(size).png().toFile(publicFile(name))
// For clients that request /favicon.ico without reading a page: feeds, link previews, old browsers.
const small = [16, 32].map(async (size) => ({
  size,
  png: await sharp(Buffer.from(rounded)).resize(size).png().toBuffer(),
}))
writeFileSync(publicFile('favicon.ico'), ico(await Promise.all(small)))

writeFileSync('src/components/Rue/rue.svg', drawStreet())
console.log('Icônes et manifeste : public/. Rue : src/components/Rue/rue.svg.')
