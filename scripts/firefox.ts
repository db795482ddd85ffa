/** Finds the Firefox that drives some of the browser tests: FIREFOX, the system's, or Debian's package where we are root. */
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

const debianPath = '/usr/bin/firefox-esr'
const systemPaths = [
  debianPath,
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * @returns its path; undefined where there is none, outside CI
 * @throws Error in CI, where a browser that lacks would be a test that nobody runs
 */
export function findFirefox(): string | undefined {
  const file = [process.env.FIREFOX ?? '', ...systemPaths].find((path) => existsSync(path))
  if (file) return file
  if (installFromDebian({ 'firefox-esr': debianPath }).length === 0) return debianPath
  const help = 'installez-le (« apt-get install firefox-esr ») ou donnez son chemin dans la variable FIREFOX.'
  if (process.env.CI) throw new Error(`Firefox introuvable et impossible à installer : ${help}`)
  console.log(`Firefox introuvable, ses parcours ne sont pas vérifiés : ${help}`)
  return undefined
}
