import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin, ResolvedConfig } from 'vite'

const deletion = `const { workerData } = require('node:worker_threads')
require('node:fs').rmSync(workerData, { recursive: true, force: true })`

/**
 * Deleting thousands of files takes as long as writing them, and Vite waits for it: the last build steps aside at once, and is deleted
 * while this one is written.
 * @param aside folder for what is being deleted, on the same disk; what an interrupted build left there goes too
 */
export function lastBuild(aside: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'violine:last-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    renderStart: {
      order: 'pre',
      handler() {
        if (config.build.ssr) return
        try {
          mkdirSync(aside, { recursive: true })
          renameSync(path.resolve(config.root, config.build.outDir), path.join(aside, String(process.pid)))
        } catch {
          // There is none, or it cannot be moved (another disk, a mounted folder): Vite empties it.
          return
        }
        // What cannot be deleted now is deleted by the next build.
        new Worker(deletion, { eval: true, workerData: path.resolve(aside) }).on('error', () => {})
      },
    },
  }
}
