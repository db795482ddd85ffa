/** Installs all that the tests run on, before they run: browsers and web servers, as root on Debian (`.ci/run`). */
import { chromiumPackages } from './chromium.ts'
import { installFromDebian } from './debian.ts'
import { firefoxPackages } from './firefox.ts'
import { installOldChromium, isOldChromiumHere, oldChromiumHelp } from './oldChromium.ts'
import { serverPackages } from './servers.ts'
import { webkitPackages } from './webkit.ts'

const missing = installFromDebian(
  { ...chromiumPackages, ...firefoxPackages, ...webkitPackages, ...serverPackages },
  true,
)
if (missing.length > 0) console.log(`Absents, à installer en root sous Debian : ${missing.join(', ')}.`)
installOldChromium()
if (!isOldChromiumHere()) console.log(oldChromiumHelp)
