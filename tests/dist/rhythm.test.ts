/** The rhythm of a page: statements, ledgers and objects take turns, few titles shout, and gold is rare. */
import { expect, test } from 'vitest'
import { eachPage } from './site'

/** Pages one consults: as many titles as there are articles, groups of links or parts of a study. */
const consulted = /^\/(?:legal\/|plan-du-site$|projet\/)/

test.each(eachPage)('%s: no two sections of one kind follow each other', (_, { document }) => {
  const sections = [...document.querySelectorAll('section[data-kind]')]
  const twins = sections.filter((section) => {
    const before = section.previousElementSibling
    return before?.tagName === 'SECTION' && before.getAttribute('data-kind') === section.getAttribute('data-kind')
  })
  expect(twins.map(({ id }) => id)).toEqual([])
})

/** Bands of the owner's facts: what clients say, who works there, and what one can judge by while no client speaks. */
const facts = '#references-titre, #equipe-titre, #recente-titre'

test.each(eachPage.filter(([path]) => !consulted.test(path)))(
  '%s: five titles of its own at most',
  (_, { document }) => {
    const titles = [...document.querySelectorAll(`main h2:not(${facts})`)].map(({ textContent }) => textContent)
    expect(titles.length, titles.join(' | ')).toBeLessThanOrEqual(5)
  },
)

test.each(eachPage)('%s: one gold band at most', (_, { document }) => {
  expect(document.querySelectorAll('[data-tone="gold"]').length).toBeLessThanOrEqual(1)
})

test('the bands these tests look for are there', () => {
  const count = (selector: string) =>
    eachPage.reduce((sum, [, { document }]) => sum + document.querySelectorAll(selector).length, 0)
  for (const selector of ['section[data-kind]', 'main h2', '[data-tone="gold"]'])
    expect(count(selector), selector).toBeGreaterThan(0)
})
