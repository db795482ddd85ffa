/** Finds the WebKit that drives some of the browser tests, with the screen it needs: the system's, or Debian's packages, which CI installs as root. */
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

/** WebKitGTK's own driver (https://webkitgtk.org), which brings the browser, and a screen in memory for it. */
export const webkitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

export const webkitPackages = { 'webkit2gtk-driver': webkitPrograms.driver, xvfb: webkitPrograms.screen }

export const isWebKitHere = (): boolean => Object.values(webkitPrograms).every((program) => existsSync(program))

export const webkitHelp =
  'WebKit introuvable, ses parcours ne sont pas vérifiés : installez-le (« apt-get install webkit2gtk-driver xvfb », sous Debian ou Ubuntu).'

/** Says once what is missing: there is none to install on other systems. */
export function findWebKit(): void {
  const missing = installFromDebian(webkitPackages)
  if (missing.length > 0) console.log(webkitHelp)
}
