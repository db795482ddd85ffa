/** Texts of every page, as they are read and as they are spoken. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { config } from '@/site/config'
import { pages, projetPath } from '@/site/pages'
import { synthesiser } from '../../scripts/machine/speech'
import { typographyMistakes } from '../../scripts/typography/rules'
import { everyPage } from './every'
import { builtPages, files, projets, read, textOf } from './site'
import { words } from './words'

/**
 * Sounds of texts in French, as a synthesiser tells them apart: without stress and pauses, which a no-break space before « ? » moves.
 * @returns undefined where there is none
 */
function soundsOf(texts: string[]): string | undefined {
  // A sentence of its own after each: what one text sounds like does not depend on the next.
  const { error, stdout } = spawnSync(synthesiser, ['-v', 'fr', '-x', '-q', '--stdin'], {
    input: texts.map((text) => `${text}\n\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return error ? undefined : stdout.replaceAll(/[^\p{L}\d~@()]/gu, '')
}

/** Groups of three digits as one number: a synthesiser reads those apart that an ordinary space separates. */
const numbersWhole = (text: string) => text.replaceAll(/(?<=\d)\p{Zs}(?=\d{3}(?!\d))/gu, '')

/** The text as typed: ordinary spaces and hyphens, no invisible characters. */
const typed = (text: string) =>
  text
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\p{Cf}/gu, '')

/** Numbers in words, from three on, that count things. « Neuf » is a new site. */
const numbers = new Map(
  Object.entries({ trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, dix: 10, onze: 11, douze: 12 }),
)
const number = new RegExp(
  `(?<!\\p{L})(?:${[...numbers.keys()].join('|')})(?!\\p{L}|\\s(?:ans|mois|jours|heures|minutes|cents)(?!\\p{L}))`,
  'iu',
)

/** True if some element has this many children of one kind. */
const listsSome = (place: Element, count: number) =>
  [place, ...place.querySelectorAll('*')].some(({ children }) => {
    const tags = [...children].map(({ tagName }) => tagName)
    return tags.some((tag) => tags.filter((other) => other === tag).length === count)
  })

/** The place that a link of a page leads to: its section, none for a whole page. */
const placeOf = (page: (typeof builtPages)[number], href: string) => {
  const [path, id] = href.split('#')
  const target =
    id && builtPages.find(({ meta }) => meta.path === (path || page.meta.path))?.document.getElementById(id)
  return target ? (target.closest('section') ?? target) : undefined
}

describe('the words', () => {
  test('sound as they would if they had been typed with ordinary spaces and hyphens', {
    timeout: 120_000,
  }, (context) => {
    const texts = [...new Set(builtPages.flatMap((page) => numbersWhole(words(page)).split('\n')))].filter(
      (text) => text !== typed(text),
    )
    const [shown, meant] = [soundsOf(texts), soundsOf(texts.map(typed))]
    context.skip(!shown, 'espeak-ng est absent, rien n’est prononcé : « apt-get install espeak-ng » (Debian, en root).')
    expect(texts.length).toBeGreaterThan(0)
    // All at once, then one by one those that differ: starting the synthesiser takes longer than speaking a sentence.
    const differ = shown !== meant
    const wrong = differ ? texts.filter((text) => soundsOf([text]) !== soundsOf([typed(text)])) : []
    expect({ differ, wrong }).toEqual({ differ: false, wrong: [] })
  })

  everyPage('follow the typography of French', (page) => {
    const mistakes = typographyMistakes(words(page)).map(({ rule, words }) => `${page.file} : ${rule} : « ${words} »`)
    expect(mistakes).toEqual([])
  })

  everyPage('count as many things as there are, in titles that begin with a number and in links to a place', (page) => {
    const main = page.document.querySelector('main') as Element
    const said = [...main.querySelectorAll('h1, h2, a[href*="#"]')].map((element) => {
      const place = element.matches('a')
        ? placeOf(page, element.getAttribute('href') as string)
        : element.matches('h2')
          ? element.closest('section')
          : main
      const found = number.exec(textOf(element))
      const isCount = found && (element.matches('a') || found.index === 0)
      return { text: textOf(element), count: isCount ? numbers.get(found[0].toLowerCase()) : undefined, place }
    })
    const wrong = said.filter(({ count, place }) => count && place && !listsSome(place, count))
    expect(wrong.map(({ text, count }) => `« ${text} » : rien n’y est au nombre de ${count}`)).toEqual([])
  })

  everyPage('have no separator that may begin or end a line', (page) => {
    expect(textOf(page.document.body).match(/\S+ [·•–—] \S+/g)).toBeNull()
  })

  test('are kept together by styles: no file has a word joiner, nor a no-break hyphen', () => {
    const isText = (file: string) => /\.(?:html|js|json|xml|txt|svg|css|webmanifest)$/.test(file)
    const found = files.filter((file) => isText(file) && /[\u2060\u2011]|\\u(?:2060|2011)/.test(read(file)))
    expect(found).toEqual([])
  })

  everyPage('are enough to be worth a page', ({ document, meta }) => {
    const count = textOf(document.querySelector('main') as Element).split(/\s+/).length
    // Lists have no more to say than there are pages, or projects.
    const isList = [pages.plan.path, pages.projets.path].includes(meta.path)
    expect(count, 'mots de la page').toBeGreaterThan(meta.indexable && !isList ? 200 : 40)
  })

  test('are not the same on two pages, nor are their descriptions', () => {
    const sequencesOf = (text: string) => {
      // The name of a place may have as many words as a sequence.
      const list = text
        .replaceAll(/\s/g, ' ')
        .replaceAll(config.lieu, '')
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
      return new Set(list.slice(4).map((_, index) => list.slice(index, index + 5).join(' ')))
    }
    const sequences = builtPages.map(({ document, file }) => {
      // A project's texts are the same on every page.
      const main = document.querySelector('main')?.cloneNode(true) as Element
      for (const article of main.querySelectorAll('article')) article.remove()
      const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
      return { file, sets: [textOf(main), description].map(sequencesOf) }
    })
    const twins = sequences.flatMap((one, index) =>
      sequences.slice(index + 1).flatMap((other) =>
        one.sets.flatMap((set, kind) => {
          const others = other.sets[kind] ?? new Set()
          const shared = [...set].filter((sequence) => others.has(sequence)).length
          const share = shared / Math.min(set.size, others.size)
          return share < 0.25
            ? []
            : [`${one.file} et ${other.file}, ${kind === 0 ? 'texte' : 'description'} : ${share}`]
        }),
      ),
    )
    expect(twins, 'part de suites de cinq mots communes').toEqual([])
  })

  test('of a demonstration say that it is one, on its page, in search results and wherever it is shown', () => {
    const demonstrations = projets.filter(({ demonstration }) => demonstration).map(({ name }) => projetPath(name))
    for (const { document, file, meta } of builtPages) {
      for (const shown of document.querySelectorAll('main article, main li:has(picture)')) {
        const target = shown.querySelector('a[href^="/projet/"]')?.getAttribute('href') ?? ''
        if (demonstrations.includes(target)) expect(textOf(shown), `${file} → ${target}`).toMatch(/démonstration/i)
      }
      if (demonstrations.includes(meta.path)) {
        expect(textOf(document.querySelector('main') as Element), file).toMatch(/projet de démonstration/i)
        expect(document.title, file).toMatch(/démonstration/i)
        expect(document.querySelector('meta[name="description"]')?.getAttribute('content'), file).toMatch(
          /démonstration|ficti(?:f|ve)/i,
        )
      }
    }
  })
})
