/**
 * Responsive images made with sharp (AVIF and one JPEG), and the Vite plugin that publishes them. Cached by the content of the source. A
 * build makes all of them; the development server makes each on request. vite-imagetools decodes and encodes the source again to detect
 * changes, 0.2 s per import, twice per build (docs/decisions/040).
 */
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Image } from '../../src/components/Picture/Picture.tsx'
import { cached, hashOf, nameLength } from './cache.ts'
import { cutRatioOf, type Top } from './cut.ts'
import { measurePicture, openPicture, refusePicture } from './source.ts'

/** AVIF quality: at least 31 dB against the source, 34 from 1,000 px on; from 2,200 px on, every screen scales the file down. */
const qualityOf = (width: number) => (width < 1000 ? 32 : width < 2200 ? 38 : 26)
/**
 * AVIF effort. Files from 2,000 px on, scaled down by every screen that takes them, are more than half of all pixels: effort 2 costs a
 * seventh of 4 there, for no byte more and 2 dB less. Smaller files have no decibel to spare, and 6 saves 3 % over 4 for twice the time.
 */
const effortOf = (width: number) => (width < 2000 ? 4 : 2)

/** No chroma subsampling in published files: it would stain the edges of screenshots, which are text and flat colours. */
const encoders = {
  avif: (image: sharp.Sharp, width: number) =>
    image.avif({ quality: qualityOf(width), effort: effortOf(width), chromaSubsampling: '4:4:4' }),
  webp: (image: sharp.Sharp) => image.webp({ quality: 76, smartSubsample: true }),
  jpeg: (image: sharp.Sharp) =>
    image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' }),
}
type Format = keyof typeof encoders

/** Part of every cache key and file name: increment it with the settings above. */
const recipe = `8-${sharp.versions.sharp}`

/** Widths of files, in pixels, ascending; those above the source's width become that width. */
export interface Files {
  widths: number[]
  /** Files of the top of the picture alone, and where it may end. */
  top?: Top & { widths: number[] }
}

/**
 * @param file path of the source
 * @returns data for Picture; in a build, its files exist
 */
export type ImageOf = (file: string, files: Files) => Promise<Image>

const keyOf = (file: string) => `${hashOf(readFileSync(file)).slice(0, 24)}-${recipe}`

/** Counts images, and prints every five seconds how many are made of those asked for: a first build takes minutes. */
function withProgress() {
  let asked = 0
  let done = 0
  let timer: NodeJS.Timeout | undefined
  return async <T>(work: () => Promise<T>): Promise<T> => {
    asked++
    timer ??= setInterval(() => console.log(`Images : ${done} faites sur ${asked} demandées.`), 5000).unref()
    try {
      return await work()
    } finally {
      done++
      if (done === asked) {
        clearInterval(timer)
        timer = undefined
      }
    }
  }
}

/** Folder of made images, below the root of the site. */
const cache = '.cache/images'

/** Creates the function that makes images, and the plugin that publishes them. */
export function images(): { plugin: Plugin; imageOf: ImageOf } {
  let config: ResolvedConfig
  const counted = withProgress()

  /** Files to publish, read from the cache at the end of the build, so that they are never all in memory. */
  const published = new Map<string, string>()
  /** In development, the function that makes each file, by its path. */
  const onRequest = new Map<string, () => Promise<unknown>>()

  const imageOf: ImageOf = async (file, { widths, top }) => {
    const key = keyOf(file)
    const relativeFile = path.relative('.', file)
    const source = await measurePicture(file).catch((error) => refusePicture(relativeFile, error))
    const within = (wanted: number[]) => [...new Set(wanted.map((width) => Math.min(width, source.width)))]
    const wanted = within(widths)
    /** Makes one file of the picture, or of its top where a height is given. @returns its path on the site */
    const make = async (format: Format, width: number, height?: number): Promise<string> => {
      const size = height ? `${width}x${height}` : width
      const inCache = path.posix.join(cache, `${key}-${size}.${format}`)
      const kept = path.join(config.root, inCache)
      const whole = () => openPicture(file).resize({ width })
      const drawn = () => (height ? whole().extract({ left: 0, top: 0, width, height }) : whole())
      const encode = () =>
        counted(() => encoders[format](drawn(), width).toBuffer()).catch((error) => refusePicture(relativeFile, error))
      if (config.command === 'serve') {
        // Vite serves every file below its root.
        const pathname = config.base + inCache
        onRequest.set(pathname, () => cached(kept, encode))
        return pathname
      }
      const made = await cached(kept, encode)
      // One hash for all files of a picture, which a page lists side by side: compression shortens the second, not another hash.
      const fileName = `${config.build.assetsDir}/${path.parse(file).name}-${size}-${hashOf(key).slice(0, nameLength)}.${format}`
      // The server's build needs the path, not the file.
      if (!config.build.ssr) published.set(fileName, made)
      return config.base + fileName
    }
    const srcset = async (format: Format, widths: number[], ratio?: number) =>
      (
        await Promise.all(
          widths.map(async (width) => `${await make(format, width, ratio && Math.round(ratio * width))} ${width}w`),
        )
      ).join(', ')
    const topIn = async (format: Format, { widths, ...limits }: NonNullable<Files['top']>) => {
      const ratio = await cutRatioOf(openPicture(file), limits).catch((error) => refusePicture(relativeFile, error))
      const w = Math.max(...within(widths))
      return { sources: { [format]: await srcset(format, within(widths), ratio) }, w, h: Math.round(ratio * w) }
    }

    const jpegWidth = wanted[Math.floor(wanted.length / 2)] as number
    // Every browser since January 2024 reads AVIF; older ones get the JPEG. In development WebP, made in a tenth of the time.
    const format = config.command === 'build' ? 'avif' : 'webp'
    return {
      sources: { [format]: await srcset(format, wanted) },
      img: {
        src: await make('jpeg', jpegWidth),
        w: jpegWidth,
        h: Math.round((jpegWidth * source.height) / source.width),
      },
      ...(top && { top: await topIn(format, top) }),
    }
  }

  const plugin: Plugin = {
    name: 'site:images',
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares, environments, config: { logger } }) {
      middlewares.use(async (request, response, next) => {
        try {
          await onRequest.get(request.url ?? '')?.()
          next()
        } catch (error) {
          const { message } = error as Error
          logger.error(message)
          environments.client.hot.send({ type: 'error', err: { message, stack: '' } })
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message)
        }
      })
    },
    writeBundle({ dir = '' }) {
      if (config.build.ssr) return
      for (const [fileName, made] of published) copyFileSync(made, path.join(dir, fileName))
    },
  }
  return { plugin, imageOf }
}
