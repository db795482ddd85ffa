/** Rules that hold for every page: one test for each, whose failure names all pages that break it. */
import { expect, test } from 'vitest'
import { eachPage, indexed } from './site'

/**
 * @param all name and item of each
 * @returns a test of a rule for all; `holds` throws where the rule is broken
 */
export const every =
  <T>(all: readonly (readonly [name: string, item: T])[]) =>
  (rule: string, holds: (item: T, name: string) => unknown) =>
    test(rule, { timeout: 120_000 }, async () => {
      const broken: string[] = []
      for (const [name, item] of all)
        try {
          await holds(item, name)
        } catch (error) {
          broken.push(`${name} : ${(error as Error).message}`)
        }
      expect(broken).toEqual([])
    })

export const everyPage = every(eachPage)
export const everyIndexedPage = every(indexed)
