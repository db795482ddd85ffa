/**
 * Service workers that replace and unregister those of a former site, which could otherwise serve the former site for ever: browsers look
 * for an update only at the worker's own URL, and keep the worker when nothing is there. No page of this site registers them.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Usual paths of workers of frameworks, WordPress and push services. */
export const formerWorkers = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'ngsw-worker.js',
  'superpwa-sw.js',
  'pwa-sw.js',
  'pwa-amp-sw.js',
  'pwabuilder-sw.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
  'OneSignalSDKUpdaterWorker.js',
  'webpushr-sw.js',
]

/**
 * Replaces the former worker, deletes its caches, unregisters, and reloads the pages it controlled, without their hash, since a URL
 * with a hash is not reloaded. Pages without a worker are not reloaded.
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
