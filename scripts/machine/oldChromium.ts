/** Chromium 110 (February 2023), a browser without popovers, from an npm package that is no dependency of the project. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromiumFlags, starts } from './chromium.ts'

const archive = {
  name: '@sparticuz/chromium@110.0.1',
  integrity: 'LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==',
}
const folder = path.resolve('.cache/chromium-110')

/** Path once installed. */
export const oldChromium = path.join(folder, 'chromium')

export const isOldChromiumHere = (): boolean => starts(oldChromium, ...chromiumFlags)

export const oldChromiumHelp =
  'Chromium 110 est absent : « npx tsx scripts/install.ts » l’installe (sous Linux, sur processeur x64 ; 58 Mo).'

/** Installs it on supported platforms. A failed download or a wrong digest leaves it out: see oldChromiumHelp. */
export function installOldChromium(): void {
  if (isOldChromiumHere() || process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(folder, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? ''
  const file = path.join(folder, run('npm', 'pack', '--silent', '--fetch-retries=0', archive.name).trim())
  if (!file.endsWith('.tgz')) return
  const integrity = createHash('sha512').update(readFileSync(file)).digest('base64')
  if (integrity === archive.integrity) {
    run('tar', 'xzf', file, 'package/bin/chromium.br')
    const compressed = path.join(folder, 'package/bin/chromium.br')
    writeFileSync(`${oldChromium}.part`, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
    renameSync(`${oldChromium}.part`, oldChromium)
    rmSync(path.join(folder, 'package'), { recursive: true })
  }
  rmSync(file)
}
