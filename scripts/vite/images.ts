import { copyFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type ImageOf, imageMaker } from '../build/images.ts'

/**
 * The function that makes images, and the plugin that publishes them.
 * @param cache folder of what was made before, below the root of the site
 */
export function images(cache: string): { plugin: Plugin; imageOf: ImageOf } {
  let config: ResolvedConfig

  /** Files of this build: taken from the cache when it is written, so that a thousand projects are never in memory. */
  const published = new Map<string, string>()

  const imageOf = imageMaker(cache, (made, name) => {
    // While developing, Vite serves every file below its root.
    if (config.command === 'serve') return config.base + made
    const fileName = `${config.build.assetsDir}/${name}`
    // The server's build needs the address, not the file.
    if (!config.build.ssr) published.set(fileName, made)
    return config.base + fileName
  })

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
