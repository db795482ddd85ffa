/** A host whose site can be replaced by its next version under the visitors' feet. */
import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type PageId, pages } from '@/site/pages'
import { serve } from '../../scripts/serve'
import { nextFolder } from '../../scripts/variante'
import { test as base } from './test'

/**
 * Waits for a page of one version of the site. The next one (`npm run build:suivante`) is built as a preview: its pages ask not to be
 * indexed.
 */
export async function shows(page: Page, id: PageId, version: 'first' | 'next') {
  await expect(page).toHaveTitle(pages[id].title)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(version === 'next' ? 1 : 0)
}

export interface Host {
  /** Address of the site, without a trailing slash. */
  url: string
  /** Puts a version in place of the other, whose files are gone. */
  deploy: (version: 'first' | 'next') => void
  /** From now on, what is missing is said to be so for ever: some hosts give their rules for files to their 404 too. */
  keepMissing: () => void
}

export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  host: async ({}, use) => {
    if (!existsSync(nextFolder)) throw new Error(`${nextFolder} manque : lancez d’abord « npm run build:suivante ».`)
    const first = await serve({ dist: 'dist', port: 0 })
    const next = await serve({ dist: nextFolder, port: 0 })
    const answers = { first: first.server.listeners('request'), next: next.server.listeners('request') }
    let keepsMissing = false
    const deploy: Host['deploy'] = (version) => {
      first.server.removeAllListeners('request')
      first.server.on('request', (request, response) => {
        const writeHead = response.writeHead.bind(response)
        response.writeHead = ((status: number, headers: Record<string, string>) =>
          writeHead(status, {
            ...headers,
            ...(keepsMissing && status === 404 && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
          })) as typeof response.writeHead
        for (const answer of answers[version]) answer(request, response)
      })
    }
    await use({
      url: first.url,
      deploy,
      keepMissing: () => {
        keepsMissing = true
      },
    })
    await Promise.all([first.close(), next.close()])
  },
})
