/** Finds the Firefox that drives some of the browser tests: FIREFOX, the system's, or Debian's package where we are root. */
import { existsSync } from 'node:fs'
import { installFromDebian } from './chromium.ts'

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * @returns its path; undefined where there is none, outside CI
 * @throws Error in CI, where a browser that lacks would be a test that nobody runs
 */
export function findFirefox(): string | undefined {
  const find = () => [process.env.FIREFOX ?? '', ...systemPaths].find((file) => file && existsSync(file))
  const file = find() ?? (installFromDebian(['firefox-esr']) ? find() : undefined)
  if (file) return file
  const help = 'installez-le (« apt-get install firefox-esr ») ou donnez son chemin dans la variable FIREFOX.'
  if (process.env.CI) throw new Error(`Firefox introuvable et impossible à installer : ${help}`)
  console.log(`Firefox introuvable, ses parcours ne sont pas vérifiés : ${help}`)
  return undefined
}
