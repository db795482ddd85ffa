import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { adviceOnPage, adviceOnTexts } from '../../scripts/style/advice'

const adviceOn = (text: string) => adviceOnTexts('texte.mdx', text).map(({ what }) => what)
const plain = 'Le boulanger ouvre à six heures et range le pain dans la vitrine. '

test('a plain text has no advice', () => {
  expect(adviceOn(plain.repeat(30))).toEqual([])
})

test.each([
  ['a sentence that takes two breaths', `${'Le pain sort du four et le client attend, '.repeat(5)}voilà.`, /à couper/],
  ['a word of the trade', 'Un workflow nous aide.', /workflow/],
  ['a text of maxims', 'Le pain attend le client. '.repeat(20), /maximes/],
  ['a turn that comes back', `${plain}Il le pèse, puis il le coupe en deux. `.repeat(20), /puis/],
  ['passives', 'Le pain est vendu par la maison depuis plus de vingt ans. '.repeat(20), /passif/],
])('%s has', (_, text, advice) => {
  expect(adviceOn(text).join('\n')).toMatch(advice)
})

test('a page with a second gold band, two bands of a kind in a row and too many titles is advised on', () => {
  const band = (id: number) =>
    `<section class="container" id="b${id}" data-kind="ledger" data-tone="gold"><h2>Un titre</h2></section>`
  const { document } = new JSDOM(`<main>${[1, 2, 3, 4, 5, 6].map(band).join('')}</main>`).window
  expect(adviceOnPage(document, false).filter(({ words }) => words)).toHaveLength(5)
  expect(adviceOnPage(document, false)).toHaveLength(7)
  expect(adviceOnPage(document, true)).toHaveLength(6)
})

test('a closing headline of more lines than a phone has room for is advised on', () => {
  const adviceFor = (words: string) =>
    adviceOnPage(new JSDOM(`<h2 id="appel-titre">${words}</h2>`).window.document, false).length
  expect(adviceFor('Une question ? Parlons-en.')).toBe(0)
  expect(adviceFor('Une question sur le pain, la farine ou le four ? Écrivez-nous, nous répondons.')).toBe(1)
})
