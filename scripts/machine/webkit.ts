/** Finds the WebKit for browser tests, and a virtual screen for it: the system's, or Debian's packages (installed in CI). */
import { existsSync } from 'node:fs'
import { type DebianPackages, installFromDebian } from './debian.ts'

/** WebKitGTK's driver (https://webkitgtk.org), which depends on the browser, and a virtual screen. */
export const webkitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

export const webkitPackages: DebianPackages = {
  'webkit2gtk-driver': webkitPrograms.driver,
  xvfb: webkitPrograms.screen,
}

export const isWebKitHere = (): boolean => Object.values(webkitPrograms).every((program) => existsSync(program))

export const webkitHelp =
  'WebKit introuvable, ses parcours ne sont pas vérifiés : installez-le (« apt-get install webkit2gtk-driver xvfb », sous Debian ou Ubuntu).'

/** Reports once what is missing: other systems have no WebKitGTK. */
export function reportMissingWebKit(): void {
  const missing = installFromDebian(webkitPackages)
  if (missing.length > 0) console.log(webkitHelp)
}
