/**
 * Images made at build time, with sharp: `import image from './couverture.png?largeurs=320;600'` gives what Picture shows, in AVIF,
 * WebP and one JPEG. What was made once is kept in `.cache/images` by the content of its source. vite-imagetools did this; it decodes
 * and encodes the whole source again to know whether it has changed, 0.2 s per import, twice per build (docs/decisions/040).
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Image } from '../../src/content/projet.ts'
import { cached, cachedText, hashOf } from '../build/cache.ts'

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

const request = /^(?<file>[^?]+\.(?:png|jpe?g|webp|avif|tiff?))\?(?:[^#]*&)?largeurs=(?<widths>\d+(?:;\d+)*)/
const devPrefix = '/@images/'

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
 * The plugin, and the function behind it, for modules that are written by a program: a module per image costs as much as theirs.
 * @param options.cache folder of what was made before
 */
export function images({ cache }: { cache: string }): { plugin: Plugin; imageOf: ImageOf } {
  let config: ResolvedConfig

  /** Files of this build: taken from the cache when it is written, so that a thousand projects are never in memory. */
  const published = new Map<string, string>()

  const keyOf = (file: string) => `${hashOf(readFileSync(file)).slice(0, 24)}-${recipe}`

  const imageOf: ImageOf = async (file, widths) => {
    const key = keyOf(file)
    const inCache = (name: string) => path.join(cache, `${key}-${name}`)
    const source: Source = JSON.parse(
      await cachedText(inCache('source.json'), async () => JSON.stringify(await sourceOf(file))),
    )
    const wanted = [...new Set(widths.map((width) => Math.min(width, source.width)))]

    const addressOf = async (format: Format, width: number): Promise<string> => {
      const name = `${width}.${format}`
      const make = () => cached(inCache(name), () => encoders[format](sharp(file).resize({ width }), width).toBuffer())
      if (config.command === 'serve') {
        await make()
        return `${devPrefix}${key}-${name}`
      }
      const stem = path.basename(file, path.extname(file))
      const fileName = `${config.build.assetsDir}/${stem}-${hashOf(key + name).slice(0, 8)}.${format}`
      // The server's build needs the address, not the file.
      if (!config.build.ssr) published.set(fileName, await make())
      return config.base + fileName
    }
    const srcset = async (format: Format, among = wanted) =>
      (await Promise.all(among.map(async (width) => `${await addressOf(format, width)} ${width}w`))).join(', ')

    // Every browser since 2024 reads AVIF: those before may do with fewer sizes.
    const everyOther = wanted.filter((_, index) => index % 2 === 0)
    const width = wanted[Math.floor(wanted.length / 2)] as number
    return {
      sources: { avif: await srcset('avif'), webp: await srcset('webp', everyOther) },
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
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    load: {
      filter: { id: request },
      async handler(id) {
        const { file, widths } = request.exec(id)?.groups ?? {}
        if (!file || !widths) return undefined
        if (config.command === 'serve') this.addWatchFile(file)
        const image = await imageOf(file, widths.split(';').map(Number))
        return { code: `export default ${JSON.stringify(image)}`, moduleType: 'js' }
      },
    },
    writeBundle({ dir = '' }) {
      for (const [fileName, kept] of published) copyFileSync(kept, path.join(dir, fileName))
    },
    configureServer(server) {
      server.middlewares.use(devPrefix, (incoming, response, next) => {
        const name = path.basename(incoming.url ?? '')
        const file = path.join(cache, name)
        if (!existsSync(file)) return next()
        response.setHeader('Content-Type', `image/${path.extname(name).slice(1)}`)
        response.end(readFileSync(file))
      })
    },
  }

  return { plugin, imageOf }
}
