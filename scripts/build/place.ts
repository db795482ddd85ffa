/** Where a site is built, and how it takes the place of the one before. */
import { accessSync, constants, cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Folder of the build in progress, with the site (`dist`) and the configurations of servers (`dist-servers`). */
export const stagingFolder = '.cache/construction'

/** Left in a folder that is emptied: that of those who publish `dist` as a branch. */
const kept = ['.git']

/** Folders that a build puts in place. */
const places = ['dist', 'dist-servers']

/**
 * Refuses a place that could not take the finished site: a file, a link that leads nowhere, a folder that cannot be written.
 * @param root where the site goes
 * @throws Error of the machine, before anything is built
 */
export function checkPlaces(root: string): void {
  for (const name of places) {
    const place = path.join(root, name)
    mkdirSync(place, { recursive: true })
    accessSync(place, constants.W_OK)
  }
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch {
    // Another file system, such as the volume of a container.
    cpSync(from, to, { recursive: true })
  }
}

/**
 * Puts a finished site in place of the one before: until then that one stays whole, so that a build that fails, or is stopped, leaves no
 * unfinished site.
 * @param made folder with the finished folders
 * @param root where they go
 */
export function putInPlace(made: string, root: string): void {
  for (const name of readdirSync(made)) {
    const place = path.join(root, name)
    // Emptied rather than removed: it may be a mount or a link.
    mkdirSync(place, { recursive: true })
    for (const old of readdirSync(place))
      if (!kept.includes(old)) rmSync(path.join(place, old), { recursive: true, force: true })
    for (const entry of readdirSync(path.join(made, name))) move(path.join(made, name, entry), path.join(place, entry))
  }
  rmSync(made, { recursive: true, force: true })
}
