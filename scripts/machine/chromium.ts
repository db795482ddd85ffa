/**
 * Finds the Chromium for browser tests: CHROMIUM, Debian's package (installed in CI), the system's, Playwright's cache, Playwright's
 * installer.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CommandError } from '../explain.ts'
import { type DebianPackages, installFromDebian } from './debian.ts'

/** Headless shell, Playwright's default: opening a page costs a fifth of a full browser (docs/decisions/030). */
const shell = '/usr/bin/chromium-headless-shell'

export const chromiumPackages: DebianPackages = {
  'chromium-headless-shell': shell,
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
}

const systemPaths = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Additional Chromium flags: no sandbox, since CI runs as root. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic']

/** Checks that a browser starts: one downloaded by Playwright may lack system libraries. */
export const starts = (file: string, ...flags: string[]) =>
  existsSync(file) && spawnSync(file, ['--version', ...flags], { stdio: 'ignore', timeout: 30_000 }).status === 0

function installFromPlaywright() {
  console.log('Chromium introuvable : installation…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
}

/**
 * @returns path of a Chromium that starts
 * @throws CommandError with installation instructions
 */
export function findChromium(): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (starts(CHROMIUM)) return CHROMIUM
    throw new CommandError(
      `CHROMIUM vaut « ${CHROMIUM} », qui ne démarre pas : indiquez le chemin de l’exécutable de Chromium.`,
    )
  }
  installFromDebian(chromiumPackages)
  const file = systemPaths.find((path) => starts(path))
  if (file) return file
  const downloaded = chromium.executablePath()
  if (!starts(downloaded)) installFromPlaywright()
  if (starts(downloaded)) return downloaded
  throw new CommandError(
    'Chromium introuvable et impossible à installer. Installez-le (« apt-get install chromium » ou « npx playwright install --with-deps chromium »), ou donnez le chemin de son exécutable dans la variable CHROMIUM.',
  )
}
