import { gatherFindings } from './gather.ts'

/** The ordinary build only says how much is left to do: a site in progress must build. */
export async function warnAboutLaunch() {
  const missing = await gatherFindings()
  if (missing.length > 0)
    console.warn(`Avant la mise en ligne, ${missing.length} point(s) à voir : npm run check:launch.`)
}
