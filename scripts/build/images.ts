/**
 * Images made with sharp: AVIF, WebP and one JPEG. What was made once is kept by the content of its source. vite-imagetools did this; it decodes
 * and encodes the whole source again to know whether it has changed, 0.2 s per import, twice per build (docs/decisions/040).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Image } from '../../src/content/projet.ts'
import { cached, cachedText, hashOf } from './cache.ts'

/**
 * Screenshots keep their letters readable at these settings, at half the weight of sharp's own. More effort than 2 takes six times as
 * long for AVIF and gives files of the same weight.
 */
const encoders = {
  avif: (image: sharp.Sharp) => image.avif({ quality: 26, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: sharp.Sharp) => image.webp({ quality: 62 }),
  jpeg: (image: sharp.Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 70, mozjpeg: true }),
}
type Format = keyof typeof encoders

/** Part of every key, and so of every file name: raise it with the settings above. */
const recipe = `5-${sharp.versions.sharp}`

/** What is known of a source beside its pixels. */
interface Source {
  width: number
  height: number
  /** Colour that most of its pixels come near: `#f5f1fd`. */
  fond: string
}

async function sourceOf(file: string): Promise<Source> {
  const { width, height } = await sharp(file).metadata()
  const { dominant } = await sharp(file).flatten({ background: '#fff' }).stats()
  const fond = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')
  return { width, height, fond: `#${fond}` }
}

/**
 * @param file path of the source
 * @param widths in pixels; those beyond the source's are left out
 * @returns what Picture shows: the files are made
 */
export type ImageOf = (file: string, widths: number[]) => Promise<Image>

const keyOf = (file: string) => `${hashOf(readFileSync(file)).slice(0, 24)}-${recipe}`

/**
 * @param cache folder of what was made before
 * @param addressOf says where a file of the cache will be found, from its path and from a name that says its content
 */
export function imageMaker(cache: string, addressOf: (made: string, name: string) => string): ImageOf {
  return async (file, widths) => {
    const key = keyOf(file)
    const inCache = (name: string) => path.posix.join(cache, `${key}-${name}`)
    const source: Source = JSON.parse(
      await cachedText(inCache('source.json'), async () => JSON.stringify(await sourceOf(file))),
    )
    const wanted = [...new Set(widths.map((width) => Math.min(width, source.width)))]
    const make = async (format: Format, width: number): Promise<string> => {
      const name = `${width}.${format}`
      const made = await cached(inCache(name), () => encoders[format](sharp(file).resize({ width })).toBuffer())
      return addressOf(made, `${path.parse(file).name}-${hashOf(key + name).slice(0, 8)}.${format}`)
    }
    const srcset = async (format: Format) =>
      (await Promise.all(wanted.map(async (width) => `${await make(format, width)} ${width}w`))).join(', ')

    const width = wanted[Math.floor(wanted.length / 2)] as number
    return {
      sources: { avif: await srcset('avif'), webp: await srcset('webp') },
      img: { src: await make('jpeg', width), w: width, h: Math.round((width * source.height) / source.width) },
      fond: source.fond,
    }
  }
}
