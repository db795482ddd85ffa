/**
 * Finds the Chromium that drives the browser tests, or installs one: CHROMIUM, Debian's package where we are root, the system's,
 * Playwright's cache, Playwright's installer. The last resort is a message that says what to do.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** The engine alone, without a browser around it, as Playwright runs by default: a new page costs a fifth (docs/decisions/030). */
const shell = '/usr/bin/chromium-headless-shell'

/** How Chromium is started wherever a program here drives it: no sandbox, since CI runs as root, and nothing of its own on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const systemPaths = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installed(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM
    throw new Error(
      `CHROMIUM vaut « ${CHROMIUM} », où il n’y a aucun fichier : indiquez le chemin de l’exécutable de Chromium.`,
    )
  }
  return [...systemPaths, chromium.executablePath()].find((file) => existsSync(file))
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

function installFromPlaywright(): boolean {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'])
}

/** @returns whether Debian's packages are there, which only root may install */
export function installFromDebian(packages: string[]): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installation de ${packages.join(', ')}…`)
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  )
}

/** A browser downloaded by Playwright may lack system libraries: one that starts is one that works. */
function starts(file: string): boolean {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

/**
 * @returns path of a Chromium that starts
 * @throws Error saying what was tried and what to do
 */
export async function findChromium(): Promise<string> {
  if (!process.env.CHROMIUM && !existsSync(shell)) installFromDebian(['chromium-headless-shell', 'fonts-liberation'])
  for (const install of [undefined, installFromPlaywright]) {
    if (install) {
      console.log('Chromium introuvable : installation…')
      if (!install()) continue
    }
    const file = installed()
    if (file && starts(file)) return file
  }
  throw new Error(
    'Chromium introuvable et impossible à installer. Installez-le (« apt-get install chromium » ou « npx playwright install --with-deps chromium »), ou donnez le chemin de son exécutable dans la variable CHROMIUM.',
  )
}
