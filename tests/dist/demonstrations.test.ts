/** Files of the demonstrations: light, valid, noindex, without requests. */
import { describe, expect, test } from 'vitest'
import { environment } from '@/site/environment'
import { projetPath } from '@/site/pages'
import { weigherOf } from '../../scripts/build/brotli'
import { defaultBudget } from '../../scripts/build/budgets'
import { fileOf } from '../../scripts/build/files'
import { demonstrationPath } from '../../scripts/content/demonstrations'
import { htmlMistakes, misnamedRegions } from '../html'
import { every } from './every'
import { builtPages, demonstrations, dist, read } from './site'

const weigh = weigherOf(dist, '/')
const everyDemonstration = every(demonstrations.map(({ path, document }) => [path, document] as const))

interface Choice {
  id: string
  isChosen: boolean
  /** In minutes from noon on: a night is one day. */
  from: number
  to: number
}

/** Choices that are timed from one hour to another. */
const timedChoices = (document: Document): Choice[] =>
  [...document.querySelectorAll('li:has(input[type="checkbox"])')].flatMap((item) => {
    const input = item.querySelector('input') as HTMLInputElement
    const [from, to] = [...item.querySelectorAll('time')].map(({ dateTime }) => {
      const [hours = 0, minutes = 0] = dateTime.split(':').map(Number)
      return ((hours + 12) % 24) * 60 + minutes
    })
    return from === undefined || to === undefined ? [] : [{ id: input.id, isChosen: input.defaultChecked, from, to }]
  })

describe.runIf(demonstrations.length > 0)('a demonstration', () => {
  everyDemonstration('is valid, named as one, and found by nobody', async (document, path) => {
    expect(await htmlMistakes(read(fileOf(path)))).toEqual([])
    expect(misnamedRegions(document)).toEqual([])
    expect(document.title).toMatch(/démonstration/i)
    expect(document.body.textContent).toMatch(/démonstration[\s\u00a0]*:[\s\u00a0]*rien n’est envoyé/i)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(read('robots.txt')).not.toContain('/demonstration')
    if (environment.indexable) expect(read('sitemap.xml')).not.toContain(path)
  })

  everyDemonstration('runs nothing, sends nothing, and asks for nothing but its fonts', (document) => {
    expect(document.querySelector('script, form, iframe, object, embed, img, [ping], [formaction]')).toBeNull()
    expect(
      [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    ).toEqual([])
    const policy = document.querySelector('meta[charset] + meta[http-equiv="Content-Security-Policy"]')
    const directives = (policy?.getAttribute('content') ?? '').split(';')
    expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", "base-uri 'none'"]))
    expect(directives.filter((directive) => /^(?:script|connect|frame)-src/.test(directive))).toEqual([])
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([projetPath(demonstrations.find((one) => one.document === document)?.projet ?? '')])
  })

  everyDemonstration('says of every two choices at one time that they are, and opens with none', (document) => {
    const choices = timedChoices(document)
    if (choices.length === 0) return
    const pairs = choices.flatMap((one, index) =>
      choices.slice(index + 1).flatMap((other) => (one.from < other.to && other.from < one.to ? [[one, other]] : [])),
    )
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const said = [...styles.matchAll(/:has\(#([\w-]+):checked\):has\(#([\w-]+):checked\)/g)]
    const named = (ids: (string | undefined)[]) => ids.sort().join(' + ')
    expect(said.map(([, one, other]) => named([one, other])).sort()).toEqual(
      pairs.map((pair) => named(pair.map(({ id }) => id))).sort(),
    )
    expect(pairs.filter((pair) => pair.every(({ isChosen }) => isChosen))).toEqual([])
  })

  test('weighs less than half of what a page of the site may', async () => {
    const weights = await Promise.all(
      demonstrations.map(async ({ path }) => {
        const fonts = [...read(fileOf(path)).matchAll(/assets\/[\w/-]+\.woff2/g)].map(([file]) => file)
        const files = [fileOf(path), ...new Set(fonts)].map((file) => weigh(`/${file}`))
        return [path, (await Promise.all(files)).reduce((sum, weight) => sum + weight, 0)] as const
      }),
    )
    expect(weights.filter(([, weight]) => weight > defaultBudget.total.phone / 2)).toEqual([])
  })

  test('is led to from its study, for every screen that says what to try, and from nowhere else', () => {
    const expected = demonstrations.map(({ projet, ecran }) => [projetPath(projet), demonstrationPath(projet, ecran)])
    const found = builtPages.flatMap(({ meta, document }) =>
      [...document.querySelectorAll('a[href^="/demonstration/"]')].map((link) => [
        meta.path,
        link.getAttribute('href'),
      ]),
    )
    expect(found.sort()).toEqual(expected.sort())
  })
})
