/**
 * Images made at build time, with sharp: AVIF, WebP and one JPEG. What was made once is kept in `.cache/images` by the content of its source.
 * vite-imagetools did this; it decodes and encodes the whole source again to know whether it has changed, 0.2 s per import, twice per
 * build (docs/decisions/040).
 */
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Image } from '../../src/content/projet.ts'
import { cached, cachedText, hashOf } from '../build/cache.ts'

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
 * @returns what Picture shows: the files are made, and published by a build for browsers
 */
export type ImageOf = (file: string, widths: number[]) => Promise<Image>

/**
 * The function that makes images, and the plugin that publishes them.
 * @param options.cache folder of what was made before, below the root of the site
 */
export function images({ cache }: { cache: string }): { plugin: Plugin; imageOf: ImageOf } {
  let config: ResolvedConfig

  /** Files of this build: taken from the cache when it is written, so that a thousand projects are never in memory. */
  const published = new Map<string, string>()

  const keyOf = (file: string) => `${hashOf(readFileSync(file)).slice(0, 24)}-${recipe}`

  const imageOf: ImageOf = async (file, widths) => {
    const key = keyOf(file)
    const inCache = (name: string) => path.posix.join(cache, `${key}-${name}`)
    const source: Source = JSON.parse(
      await cachedText(inCache('source.json'), async () => JSON.stringify(await sourceOf(file))),
    )
    const wanted = [...new Set(widths.map((width) => Math.min(width, source.width)))]

    const addressOf = async (format: Format, width: number): Promise<string> => {
      const name = `${width}.${format}`
      const make = () => cached(inCache(name), () => encoders[format](sharp(file).resize({ width })).toBuffer())
      // While developing, Vite serves every file below its root.
      if (config.command === 'serve') return config.base + (await make())
      const stem = path.basename(file, path.extname(file))
      const fileName = `${config.build.assetsDir}/${stem}-${hashOf(key + name).slice(0, 8)}.${format}`
      // The server's build needs the address, not the file.
      if (!config.build.ssr) published.set(fileName, await make())
      return config.base + fileName
    }
    const srcset = async (format: Format) =>
      (await Promise.all(wanted.map(async (width) => `${await addressOf(format, width)} ${width}w`))).join(', ')

    const width = wanted[Math.floor(wanted.length / 2)] as number
    return {
      sources: { avif: await srcset('avif'), webp: await srcset('webp') },
      img: {
        src: await addressOf('jpeg', width),
        w: width,
        h: Math.round((width * source.height) / source.width),
      },
      fond: source.fond,
    }
  }

  const plugin: Plugin = {
    name: 'violine:images',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle({ dir = '' }) {
      for (const [fileName, kept] of published) copyFileSync(kept, path.join(dir, fileName))
    },
  }

  return { plugin, imageOf }
}
