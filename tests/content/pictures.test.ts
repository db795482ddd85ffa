/** Pictures as cameras, telephones and designers make them, wherever a program reads one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { config } from '@/site/config'
import { mistakesOfTitles, shareImage, shareImages, shareText } from '../../scripts/build/openGraph'
import { cropPortraits } from '../../scripts/build/portraits'
import { measurePicture, openPicture } from '../../scripts/build/source'
import { mistakesOfImage, mistakesOfPortraits, sizes } from '../../scripts/content/images'
import { readProjets } from '../../scripts/content/read'
import { imageName } from '../../scripts/content/schema'
import { explain } from '../../scripts/explain'

const folder = mkdtempSync(path.join(tmpdir(), 'images-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)
const folderOf = (name: string) => path.resolve('src/content/projets', name)

/** Violet above, gold below, of any size. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc531' } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#7a2fe0' } },
      top: 0,
      left: 0,
    },
  ])

/** Colour of the middle of the top edge. */
async function topOf(image: sharp.Sharp) {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(3 * (info.width >> 1), 3 * (info.width >> 1) + 3)]
}

const isViolet = ([red = 0, green = 0, blue = 0]: number[]) =>
  Math.abs(red - 0x7a) < 12 && Math.abs(green - 0x2f) < 12 && Math.abs(blue - 0xe0) < 12

test('a picture is read upright and in the colours one saw, whatever its orientation and its profile', async () => {
  // Sensor data that each orientation of EXIF turns back: https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, 4.6.4.
  const turned = { 1: 0, 3: 180, 6: 270, 8: 90 }
  for (const [orientation, angle] of Object.entries(turned)) {
    const raw = await sharp(await picture(300, 200).png().toBuffer())
      .rotate(angle)
      .toBuffer()
    await sharp(raw)
      .withMetadata({ orientation: Number(orientation) })
      .jpeg({ quality: 100 })
      .toFile(file('x.jpg'))
    expect(await measurePicture(file('x.jpg')), orientation).toMatchObject({
      width: 300,
      height: 200,
      isAnimated: false,
    })
    expect(await topOf(openPicture(file('x.jpg'))), orientation).toSatisfy(isViolet)
  }
  for (const profile of ['p3', 'srgb']) {
    await sharp(await picture(300, 200).png().toBuffer())
      .withIccProfile(profile)
      .png()
      .toFile(file('x.png'))
    const published = await openPicture(file('x.png')).webp({ lossless: true }).toBuffer()
    expect(await topOf(sharp(published)), profile).toSatisfy(isViolet)
  }
})

test('one that moves is known, WebP and PNG alike', async () => {
  const frames = await Promise.all([picture(90, 60), picture(90, 60).negate()].map((one) => one.png().toBuffer()))
  await sharp(frames, { join: { animated: true } })
    .webp()
    .toFile(file('x.webp'))
  expect((await measurePicture(file('x.webp'))).isAnimated).toBe(true)
  const still = frames[0] as Buffer
  const control = Buffer.from(`00000008${Buffer.from('acTL').toString('hex')}0000000200000000f38d9370`, 'hex')
  const start = still.indexOf('IDAT') - 4
  writeFileSync(file('moving.png'), Buffer.concat([still.subarray(0, start), control, still.subarray(start)]))
  expect((await measurePicture(file('moving.png'))).isAnimated).toBe(true)
})

test('one is of a format that its name may have, and of a shape that its frame shows', async () => {
  const problemOf = async (kind: keyof typeof sizes, isDraft = true) =>
    (await mistakesOfImage(folder, { file: 'projet.ts', field: 'couverture', name: 'x.png', kind }, isDraft))[0]
      ?.problem
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a2fe0' } })
  const drawn = await plain(800, 800).png().toBuffer()
  const written = Object.entries(sharp.format).flatMap(([format, { output }]) =>
    output.buffer ? [[format, ...(output.alias ?? [])] as (keyof sharp.FormatEnum)[]] : [],
  )
  expect(written.length).toBeGreaterThan(4)
  for (const names of written) {
    const data = sharp(drawn)
      .toFormat(names.at(-1) ?? 'png')
      .toBuffer()
    // This build of sharp has no encoder for the other formats: a text stands for them.
    writeFileSync(file('x.png'), await data.catch(() => 'texte'))
    const isRight = names.some((name) => imageName.test(`x.${name}`))
    const problem = isRight ? undefined : expect.stringContaining('png, jpg, webp ou avif')
    expect(await problemOf('texte'), names[0]).toEqual(problem)
    const photo = `/${path.relative('public', file('x.png'))}`
    expect((await mistakesOfPortraits([{ photo }], 'config.ts'))[0]?.problem, names[0]).toEqual(problem)
  }
  writeFileSync(file('x.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  expect(await problemOf('texte')).toContain(' svg ')
  for (const [kind, { min, recommended }] of Object.entries(sizes) as [
    keyof typeof sizes,
    (typeof sizes)['mobile'],
  ][]) {
    const [width = 0, height = width] = recommended.match(/\d+/g)?.map(Number) ?? []
    for (const [isRight, x, y] of [
      [true, width, height],
      [false, min, 20],
      [false, 12 * min, min],
      [false, min, 12 * min],
    ] as const) {
      await plain(x, y).png({ compressionLevel: 1 }).toFile(file('x.png'))
      const problem = isRight ? undefined : expect.stringContaining(recommended)
      expect(await problemOf(kind), `${kind} ${x} × ${y}`).toEqual(problem)
    }
  }
})

test('a portrait is published square and upright', async () => {
  const raw = await sharp(await picture(900, 1600).png().toBuffer())
    .rotate(270)
    .toBuffer()
  await sharp(raw).withMetadata({ orientation: 6 }).jpeg().toFile(file('camille.jpg'))
  await cropPortraits(folder, [{ photo: '/camille.jpg' }, {}])
  const { width, height, orientation = 1 } = await sharp(readFileSync(file('camille.jpg'))).metadata()
  expect([width, height, orientation]).toEqual([320, 320, 1])
  writeFileSync(file('coupee.jpg'), raw.subarray(0, 30))
  await expect(cropPortraits(folder, [{ photo: '/coupee.jpg' }])).rejects.toThrow('public/coupee.jpg, image')
})

test('a cover of any ratio makes a share image; those that are damaged, and titles that cannot be drawn, are named together', async () => {
  const [projet] = await readProjets(path.resolve('src/content/projets'))
  if (!projet) return
  for (const [width, height] of [
    [800, 4000],
    [1500, 1500],
    [3000, 500],
  ] as const) {
    await picture(width, height)
      .png()
      .toFile(file(`${width}.png`))
    const couverture = { ...projet.couverture, fichier: path.relative(folderOf(projet.name), file(`${width}.png`)) }
    const image = await shareImage({ title: 'X', projet: { ...projet, couverture } }, file('partage'))
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
  writeFileSync(file('coupee.png'), readFileSync(file('800.png')).subarray(0, 400))
  const couverture = { ...projet.couverture, fichier: path.relative(folderOf(projet.name), file('coupee.png')) }
  const all = shareImages([
    { title: 'X', projet: { ...projet, couverture } },
    { title: 'X', projet: { ...projet, titre: 'Le fournil 🥖' } },
    { title: 'Une 🎉' },
  ])
  // The bundler wraps an error of a plugin so.
  const error = await all.catch((mistakes: Error) => Object.assign(new Error('x'), { errors: [mistakes, mistakes] }))
  expect(explain(error)).toMatch(
    new RegExp(
      `^Contenus .*3 en tout :\n.*coupee\\.png, image.*\n.*${projet.name}/projet\\.ts, .*« 🥖 ».*\n.*pages\\.ts, .*« 🎉 ».*$`,
    ),
  )
})

test('a share image leaves out no letter of its title: it draws it, or is refused by its name', async () => {
  const drawn = (titre: string) => shareText({ title: titre })
  const outlines = (svg: string) => svg.split(/[Mm](?=[\d.-])/).length
  const without = outlines(await drawn('aa'))
  for (const sign of ['é', '€', '–', '\u2011', 'ł', 'Ж', '→', '好', '🎉']) {
    const problem = await drawn(`a${sign}a`).then(
      (svg) => outlines(svg) > without || 'rien',
      ({ message }: Error) => message.includes(`« ${sign} »`) || message,
    )
    expect(problem, sign).toBe(true)
  }
  await expect(drawn('W'.repeat(120))).rejects.toThrow(/W{120} ».*raccourcissez/)
})

test('a sign of the name or of the signature that the font lacks is said once, where they are written', async () => {
  for (const field of ['nom', 'signature'] as const) {
    const before = config[field]
    config[field] = `${before} 🎉`
    const mistakes = await mistakesOfTitles(['Un titre', 'Un autre']).finally(() => {
      config[field] = before
    })
    expect(mistakes).toEqual([{ file: 'src/site/config.ts', field, problem: expect.stringContaining('« 🎉 »') }])
  }
})
