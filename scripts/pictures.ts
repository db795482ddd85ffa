/** Takes the four pictures of the README from dist/: `npm run pictures`, after a change that shows. */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { serve } from './serve.ts'

const folder = 'docs/images'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const pictures = [
  { name: 'accueil', path: '/', viewport: desktop },
  { name: 'accueil-telephone', path: '/', viewport: phone },
  { name: 'projet', path: '/projet/librairie-marque-ciel', viewport: desktop },
  { name: 'hebergement', path: '/hebergement-web#incident', viewport: desktop },
]

mkdirSync(folder, { recursive: true })
const { url, close } = await serve({ dist: 'dist', port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const { name, path, viewport } of pictures) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(url + path)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
}
await browser.close()
await close()
console.log(`Images : ${folder}/`)
