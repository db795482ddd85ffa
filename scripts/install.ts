/** Installs browsers and web servers for the tests, as root on Debian (`.ci/run`). */
import { chromiumPackages } from './chromium.ts'
import { installFromDebian } from './debian.ts'
import { firefoxPackages } from './firefox.ts'
import { installOldChromium, isOldChromiumHere, oldChromiumHelp } from './oldChromium.ts'
import { serverPackages } from './servers.ts'
import { speechPackages } from './speech.ts'
import { webkitPackages } from './webkit.ts'

const missing = installFromDebian(
  { ...chromiumPackages, ...firefoxPackages, ...webkitPackages, ...serverPackages, ...speechPackages },
  true,
)
if (missing.length > 0) console.log(`Absents, à installer en root sous Debian : ${missing.join(', ')}.`)
installOldChromium()
if (!isOldChromiumHere()) console.log(oldChromiumHelp)
