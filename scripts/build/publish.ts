import { copyFileSync, linkSync, rmSync } from 'node:fs'

/**
 * Puts a file that is kept into the site. Where the disk can, as a second name of the same file (a hard link): a project has some thirty of
 * them, and a copy costs fifteen to thirty times as much. What is written into it later is written into both, which the cache notices
 * (`isAsMade`, scripts/build/cache.ts).
 * @param target in a folder that is there; a file of that name is replaced
 * @throws Error when there is no such file, or no such folder
 */
export function publish(kept: string, target: string): void {
  try {
    linkSync(kept, target)
  } catch {
    // Another disk, one without links, or a name that is taken: writing into that file could be writing into what is kept.
    rmSync(target, { force: true })
    copyFileSync(kept, target)
  }
}
