/** Files copied while the build goes on: a project has some twenty images, and pages are rendered by one core. */
import { Worker } from 'node:worker_threads'
import { oncePerProcess } from '../vite/oncePerProcess.ts'

/** Where a file is, and where it goes. */
export type Copy = [from: string, to: string]

const copying = `const { workerData } = require('node:worker_threads')
const { copyFileSync } = require('node:fs')
for (const [from, to] of workerData) copyFileSync(from, to)`

const copies = () => oncePerProcess('copies', () => ({ done: Promise.resolve() }))

/** Starts copying files, whose folders must be there. */
export function copyMeanwhile(files: Copy[]): void {
  if (files.length === 0) return
  const done = new Promise<void>((resolve, reject) => {
    new Worker(copying, { eval: true, workerData: files }).once('error', reject).once('exit', resolve)
  })
  copies().done = Promise.all([copies().done, done]).then(() => {})
}

/**
 * Waits for the copies.
 * @throws Error when a file could not be copied
 */
export const copied = (): Promise<void> => copies().done
