/** Room for words, whatever their font, size and spacing. */
import { expect, type Page } from '@playwright/test'
import { isTemplate } from '../template'
import {
  addStyle,
  cutWords,
  faultsIn,
  heightOf,
  lostTexts,
  narrowTexts,
  overflow,
  read,
  resize,
  setTextSize,
} from './layout'

/** WCAG 1.4.12: text spacing set by the reader. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

/** No loss of content: no text cut or overlapping, no horizontal scrolling. */
export const nothingLost = { 'plus large que la fenêtre': overflow, 'textes perdus': lostTexts }
export const noWordCut = { 'mots coupés': cutWords }
/** Letters of a title are limited by the window: on a phone too its words are whole. */
const noTitleCut = { 'titres coupés': [cutWords, 'main :is(h1, h2)'] } as const
const noNarrowText = { 'un mot par ligne': narrowTexts }

/** Expects that probes find nothing. @param where names the state in a failure */
export const expectNone = async (page: Page, where: string, probes: Parameters<typeof read>[1]) =>
  expect.soft(faultsIn(await read(page, probes)), where).toEqual({})

/**
 * Expects room for words with the spaces a reader asks for, and with text of 24 and 32 px. On a phone all words of this site are whole in
 * large text; of an owner's, in a font of any width, those of titles.
 * @param of names the page in a failure
 */
export async function expectRoom(page: Page, of = '') {
  const restore = await addStyle(page, textSpacing)
  for (const width of [320, 390, 1280]) {
    await resize(page, width)
    await expectNone(page, `${of}${width} px, textes espacés`, { ...nothingLost, ...noWordCut })
  }
  await restore()
  await expectNone(page, `${of}1280 px`, noNarrowText)
  const height = await heightOf(page)
  for (const size of [24, 32]) {
    await setTextSize(page, size)
    for (const width of [320, 390, 1440, 1280]) {
      const where = `${of}${width} px, texte de ${size} px`
      await resize(page, width)
      await expectNone(page, where, {
        ...nothingLost,
        ...((width > 390 || (isTemplate && (width > 320 || size < 32))) && noWordCut),
        ...(width > 390 && noNarrowText),
        ...(width === 390 && noTitleCut),
      })
    }
    expect.soft(await heightOf(page), `${of}texte de ${size} px : hauteur`).toBeLessThan(3 * height)
  }
  await setTextSize(page, 16)
}
