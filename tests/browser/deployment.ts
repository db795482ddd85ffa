/** A host on which the next version can be deployed during a test. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type PageId, pages } from '@/site/pages'
import { listFiles } from '../../scripts/build/files'
import { serve } from '../../scripts/serve'
import { readText } from '../../scripts/text'
import { intercept } from './intercept'
import { test as base } from './test'

/** Creates the next version: every script and stylesheet gets another name, as if each had changed. Without compressed copies. */
function makeNextVersion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'violine-suivante-'))
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const renamed = (text: string) => text.replaceAll(/((?:assets|\.)\/[\w-]+)(\.(?:js|css))\b/g, '$1-next$2')
  for (const file of listFiles(folder).filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const text = readText(path.join(folder, file))
    rmSync(path.join(folder, file))
    writeFileSync(path.join(folder, renamed(file)), renamed(text))
  }
  return folder
}

/** Waits for a document of a version. */
export const isOfVersion = (page: Page, version: 'first' | 'next') =>
  expect(page.locator('script[data-modules*="-next.js"]')).toHaveCount(version === 'next' ? 1 : 0)

/** Waits for a page of a version. */
export async function shows(page: Page, id: PageId, version: 'first' | 'next') {
  await expect(page).toHaveTitle(pages[id].title)
  await expect(page.locator('main h1')).toBeVisible()
  await isOfVersion(page, version)
}

export interface Host {
  /** URL of the site, without a trailing slash. */
  url: string
  /** Deploys a version; the files of the other are gone. */
  deploy: (version: 'first' | 'next') => void
}

export const test = base.extend<{ host: Host }, { nextFolder: string }>({
  nextFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = makeNextVersion()
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ nextFolder }, use) => {
    const first = await serve({ dist: 'dist', port: 0 })
    const next = await serve({ dist: nextFolder, port: 0 })
    let isNext = false
    intercept(first.server, (request, response) => isNext && next.server.emit('request', request, response))
    await use({
      url: first.url,
      deploy: (version) => {
        isNext = version === 'next'
      },
    })
    await Promise.all([first.close(), next.close()])
  },
})
