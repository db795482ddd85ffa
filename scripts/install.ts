/** Installs browsers and web servers for the tests, as root on Debian (`.ci/run`). */
import { chromiumPackages } from './machine/chromium.ts'
import { installFromDebian } from './machine/debian.ts'
import { firefoxPackages } from './machine/firefox.ts'
import { installOldChromium, isOldChromiumHere, oldChromiumHelp } from './machine/oldChromium.ts'
import { serverPackages } from './machine/servers.ts'
import { speechPackages } from './machine/speech.ts'
import { webkitPackages } from './machine/webkit.ts'

const missing = installFromDebian(
  { ...chromiumPackages, ...firefoxPackages, ...webkitPackages, ...serverPackages, ...speechPackages },
  true,
)
if (missing.length > 0) console.log(`Absents, à installer en root sous Debian : ${missing.join(', ')}.`)
installOldChromium()
if (!isOldChromiumHere()) console.log(oldChromiumHelp)
