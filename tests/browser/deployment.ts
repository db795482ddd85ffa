/** A host whose site can be replaced by its next version under the visitors' feet. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from '../../scripts/build/files'
import { serve } from '../../scripts/serve'
import { nextFolder } from '../../scripts/variante'
import { test as base } from './test'

/** Heading of /projets in each version. */
export const heading = 'Des projets, et leurs raisons'
export const nextHeading = 'Des projets, version 2'

/** A site really built after the first (`npm run build:suivante`), but for one heading, by which a test sees where it is. */
function writeNextVersion(to: string) {
  if (!existsSync(nextFolder)) throw new Error(`${nextFolder} manque : lancez d’abord « npm run build:suivante ».`)
  cpSync(nextFolder, to, { recursive: true })
  for (const file of listFiles(to).filter((name) => /\.(?:html|js)$/.test(name))) {
    const target = path.join(to, file)
    writeFileSync(target, readFileSync(target, 'utf8').replaceAll(heading, nextHeading))
    // Made from the text before.
    for (const copy of ['.br', '.gz']) rmSync(target + copy, { force: true })
  }
}

export interface Host {
  /** Address of the site, without a trailing slash. */
  url: string
  /** Puts the next version in place of the first, whose files are gone. */
  deploy: () => void
}

export const test = base.extend<{ host: Host }, { versions: { first: string; next: string } }>({
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'violine-versions-'))
      const first = path.resolve('dist')
      const next = path.join(folder, 'next')
      writeNextVersion(next)
      await use({ first, next })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ versions: { first, next } }, use) => {
    const current = await serve({ dist: first, port: 0 })
    const following = await serve({ dist: next, port: 0 })
    const deploy = () => {
      current.server.removeAllListeners('request')
      current.server.on('request', (request, response) => following.server.emit('request', request, response))
    }
    await use({ url: current.url, deploy })
    await Promise.all([current.close(), following.close()])
  },
})
