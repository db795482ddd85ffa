/** Finds the Firefox for browser tests: FIREFOX, the system's, or Debian's package (installed in CI). */
import { existsSync } from 'node:fs'
import { type DebianPackages, installFromDebian } from './debian.ts'

const debianPath = '/usr/bin/firefox-esr'
export const firefoxPackages: DebianPackages = { 'firefox-esr': debianPath }

const systemPaths = [
  debianPath,
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * @returns its path; undefined when absent outside CI
 * @throws Error in CI, where its tests must not be skipped
 */
export function findFirefox(): string | undefined {
  const file = [process.env.FIREFOX ?? '', ...systemPaths].find((path) => existsSync(path))
  if (file) return file
  if (installFromDebian(firefoxPackages).length === 0) return debianPath
  const help = 'installez-le (« apt-get install firefox-esr ») ou donnez son chemin dans la variable FIREFOX.'
  if (process.env.CI) throw new Error(`Firefox introuvable : ${help}`)
  console.log(`Firefox introuvable, ses parcours ne sont pas vérifiés : ${help}`)
  return undefined
}
