/** What a build keeps for the next one: it must never be taken for something else. */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptFile } from '../../scripts/build/cache'
import { contentOf, known } from '../../scripts/build/facts'
import { publish } from '../../scripts/build/publish'
import { studies } from '../../scripts/vite/studies'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'violine-kept-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** As if a file had been written long ago. */
const later = () => vi.setSystemTime(Date.now() + 60_000)

describe('what is known of a file', () => {
  test('is found once, and again once it has changed, were it in its size and time of before', async () => {
    const file = path.join(folder, 'couverture.png')
    const writeAsOf2020 = (text: string) => {
      writeFileSync(file, text)
      utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'))
    }
    writeAsOf2020('avant')
    later()
    const find = vi.fn(() => statSync(file).size)
    const first = contentOf(file)
    expect([known(file, 'size', find), known(file, 'size', find)]).toEqual([5, 5])
    expect(find).toHaveBeenCalledOnce()

    // The clock of a disk goes by steps.
    await new Promise((resolve) => setTimeout(resolve, 50))
    writeAsOf2020('apres')
    expect(contentOf(file)).not.toBe(first)
    known(file, 'size', find)
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('is found again for a file just written, whose next change its times may not tell', () => {
    const file = path.join(folder, 'couverture.png')
    writeFileSync(file, 'avant')
    const find = vi.fn(() => true)
    known(file, 'fresh', find)
    known(file, 'fresh', find)
    expect(find).toHaveBeenCalledTimes(2)
  })
})

describe('a file that the site shares with what is kept', () => {
  const kept = () => path.join(folder, 'kept.avif')
  const shown = () => path.join(folder, 'couverture.avif')
  const make = () => keptFile(kept(), async () => Buffer.from('as made'))

  test('is made again when somebody has written into that of the site, which keeps what was written', async () => {
    publish(await make(), shown())
    // A program that makes published images lighter, the day after.
    const tomorrow = new Date(Date.now() + 86_400_000)
    writeFileSync(shown(), 'lighter')
    utimesSync(shown(), tomorrow, tomorrow)
    expect(readFileSync(await make(), 'utf8')).toBe('as made')
    expect(readFileSync(shown(), 'utf8')).toBe('lighter')
  })

  test('takes the place of the one before, without a word written into it', async () => {
    const older = path.join(folder, 'older.avif')
    writeFileSync(older, 'older')
    publish(older, shown())
    publish(await make(), shown())
    expect(readFileSync(shown(), 'utf8')).toBe('as made')
    expect(readFileSync(older, 'utf8')).toBe('older')
  })

  test('says its name when it is not there', () => {
    expect(() => publish(kept(), shown())).toThrow('kept.avif')
  })
})

test('a study looked at while developing is compiled again for the site', async () => {
  const compile = async (mode: string) => {
    const plugin = studies({ cache: folder })
    ;(plugin.configResolved as (config: { mode: string }) => void)({ mode })
    const { handler } = plugin.transform as Extract<Plugin['transform'], { handler: unknown }>
    const result = await handler.call({} as never, 'Un paragraphe.', '/projets/x/etude.mdx', {} as never)
    return (result as { code: string }).code
  }
  expect(await compile('development')).toContain('react/jsx-dev-runtime')
  expect(await compile('production')).toContain('react/jsx-runtime')
  expect(await compile('development')).toContain('react/jsx-dev-runtime')
})
