/** Studies of the projects beside the pages that they describe. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demonstrationSource } from '../../scripts/content/demonstrations'
import { readProjets } from '../../scripts/content/read'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'

test('a study says what its screens show: the words it quotes are written there, and what both count is as many', async () => {
  const wordsOnly = (text: string) =>
    text
      .replace(/<[^>]+>|&nbsp;|\s/g, ' ')
      .replace(/ +/g, ' ')
      .toLowerCase()
  /** Counted things, each with its numbers: « trois scènes ». */
  const counted = (text: string) =>
    [...text.matchAll(/(?<!\p{L})(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (\p{L}{4,})/gu)].map(
      ([, number = '', thing = '']) => ({ number, thing }),
    )
  const wrong: string[] = []
  let seen = 0
  for (const { name, accroche, resume, couverture, ecrans } of await readProjets(path.resolve('src/content/projets'))) {
    const source = path.dirname(demonstrationSource(name, 'x'))
    if (!existsSync(source)) continue
    seen++
    const pages = readdirSync(source).filter((one) => one.endsWith('.html'))
    const screens = wordsOnly(pages.map((one) => readText(path.join(source, one))).join(' '))
    // The choices and the screens: the need before, and the lesson after, may quote anybody.
    const [, , ...parts] = readText(`src/content/projets/${name}/etude.mdx`).split(/^## /m)
    const shown = [couverture, ...ecrans].flatMap((one) => Object.values(one))
    const said = wordsOnly([accroche, resume, ...shown, ...parts.slice(0, -1)].join(' . '))
    for (const [, words = ''] of said.matchAll(/«\s?([^«»]+?)\s?»/g))
      if (!screens.includes(words)) wrong.push(`${name} : « ${words} »`)
    const there = counted(screens)
    for (const { number, thing } of counted(said)) {
      const numbers = there.filter((one) => one.thing === thing).map((one) => one.number)
      if (numbers.length > 0 && !numbers.includes(number))
        wrong.push(`${name} : ${number} ${thing}, à l’écran ${numbers.join(', ')}`)
    }
  }
  expect(wrong).toEqual([])
  if (isTemplate) expect(seen).toBeGreaterThan(0)
})
