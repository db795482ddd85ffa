/**
 * Images made with sharp, and the plugin that publishes them: AVIF, WebP and one JPEG. What was made once is kept by the content of its source.
 * vite-imagetools did this; it decodes and encodes the whole source again to know whether it has changed, 0.2 s per import, twice per build
 * (docs/decisions/040).
 */
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Image } from '../../src/components/Picture/Picture.tsx'
import { cached, hashOf } from './cache.ts'

/**
 * Screenshots are letters and flat colours: colour keeps its full resolution, and what is shown large more of everything. An effort of 6
 * gives 3 % less weight than 4 for twice the time.
 */
const encoders = {
  avif: (image: sharp.Sharp, width: number) =>
    image.avif({ quality: width < 1000 ? 32 : 38, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (image: sharp.Sharp) => image.webp({ quality: 76, smartSubsample: true }),
  jpeg: (image: sharp.Sharp) =>
    image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' }),
}
type Format = keyof typeof encoders

/** Part of every key, and so of every file name: raise it with the settings above. */
const recipe = `7-${sharp.versions.sharp}`

/**
 * @param file path of the source
 * @param widths in pixels; those beyond the source's are left out
 * @returns what Picture shows: the files are made
 */
export type ImageOf = (file: string, widths: number[]) => Promise<Image>

const keyOf = (file: string) => `${hashOf(readFileSync(file)).slice(0, 24)}-${recipe}`

/**
 * The function that makes images, and the plugin that publishes them.
 * @param cache folder of what was made before, below the root of the site
 */
export function images(cache: string): { plugin: Plugin; imageOf: ImageOf } {
  let config: ResolvedConfig

  /** Files of this build: taken from the cache when it is written, so that a thousand projects are never in memory. */
  const published = new Map<string, string>()

  const imageOf: ImageOf = async (file, widths) => {
    const key = keyOf(file)
    const source = await sharp(file).metadata()
    const refuse = ({ message }: Error): never => {
      const shown = path.relative('.', file)
      throw new Error(`${shown} : l’image est coupée ou abîmée (${message.split('\n')[0]}). Exportez-la de nouveau.`)
    }
    const wanted = [...new Set(widths.map((width) => Math.min(width, source.width)))]
    /** Address of the image in a format and a width. */
    const make = async (format: Format, width: number): Promise<string> => {
      const name = `${width}.${format}`
      const encode = () => encoders[format](sharp(file).resize({ width }), width).toBuffer().catch(refuse)
      const made = await cached(path.posix.join(cache, `${key}-${name}`), encode)
      // While developing, Vite serves every file below its root.
      if (config.command === 'serve') return config.base + made
      const fileName = `${config.build.assetsDir}/${path.parse(file).name}-${hashOf(key + name).slice(0, 8)}.${format}`
      // The server's build needs the address, not the file.
      if (!config.build.ssr) published.set(fileName, made)
      return config.base + fileName
    }
    const srcset = async (format: Format, among = wanted) =>
      (await Promise.all(among.map(async (width) => `${await make(format, width)} ${width}w`))).join(', ')

    // Every browser since 2024 reads AVIF: those before may do with fewer sizes.
    const everyOther = wanted.filter((_, index) => index % 2 === 0)

    const width = wanted[Math.floor(wanted.length / 2)] as number
    return {
      sources: { avif: await srcset('avif'), webp: await srcset('webp', everyOther) },
      img: { src: await make('jpeg', width), w: width, h: Math.round((width * source.height) / source.width) },
    }
  }

  const plugin: Plugin = {
    name: 'site:images',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle({ dir = '' }) {
      for (const [fileName, made] of published) copyFileSync(made, path.join(dir, fileName))
    },
  }
  return { plugin, imageOf }
}
