/** Messages to an owner on a logo that cannot be drawn. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readLogo } from '../../scripts/content/logo'

const folder = mkdtempSync(path.join(tmpdir(), 'logo-'))
afterAll(() => rmSync(folder, { recursive: true }))

const drawn = (body: string, attributes = 'viewBox="0 0 80 40"') => {
  writeFileSync(
    path.join(folder, 'logo.svg'),
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`,
  )
  return (width = 48, height = 24) => readLogo({ file: '/logo.svg', width, height }, folder)
}
const bright = '<rect width="40" height="40" fill="#ffc531"/><circle cx="60" cy="20" r="20" fill="#fff"/>'

test('a logo in several colours is drawn as it is', async () => {
  const { width, height, markup } = await drawn(bright)()
  expect([width, height]).toEqual([80, 40])
  const { data } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${markup}</svg>`),
  )
    .resize({ width: 80 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 197, 49])
})

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['absent', () => readLogo({ file: '/x.svg', width: 1, height: 1 }, folder), /dossier public/],
  [
    'no drawing',
    () => {
      writeFileSync(path.join(folder, 'x.svg'), 'rien')
      return readLogo({ file: '/x.svg', width: 1, height: 1 }, folder)
    },
    /SVG/,
  ],
  ['deformed', () => drawn(bright)(24, 24), /width: 48, height: 24/],
  ['too wide', () => drawn(bright)(160, 80), /120 au plus/],
  ['too heavy', () => drawn(`${bright}<path d="${'M0 0h1'.repeat(4000)}"/>`)(), /ko/],
  ['made of text', () => drawn(`${bright}<text>Estran</text>`)(), /vectorisez/],
  ['dark on the dark surface', () => drawn('<rect width="80" height="40" fill="#1a1030"/>')(), /version claire/],
])('one that is %s is refused with what would be right', async (_, read, problem) => {
  await expect(read()).rejects.toThrow(problem)
})
