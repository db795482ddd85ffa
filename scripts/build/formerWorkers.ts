/**
 * Service workers that send a former site's away. One that answers from its cache shows the former site for ever: a browser only looks for
 * a new one at the address of the one it has, and keeps it where it finds nothing. No page of this site asks for these files.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where frameworks, WordPress and push services put theirs. */
export const formerWorkers = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'ngsw-worker.js',
  'superpwa-sw.js',
  'pwabuilder-sw.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
]

/**
 * Takes the place of the former worker, empties what it kept, and goes. The pages it still showed load once more, from here: those that no
 * worker controls are left alone, so that nothing is loaded twice. Without its hash, since an address that has one is not loaded again.
 */
const source = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.map((name) => caches.delete(name)))
  const pages = await clients.matchAll({ type: 'window' })
  await registration.unregister()
  await Promise.allSettled(pages.map((page) => page.navigate(page.url.split('#')[0])))
}
`

/** @param dist folder of the site */
export function writeFormerWorkers(dist: string): void {
  for (const name of formerWorkers) writeFileSync(path.join(dist, name), source)
}
