/** Spelling of all visible words, with cspell's French dictionary and mots.txt. */
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib'
import { expect } from 'vitest'
import { config } from '@/site/config'
import { cuts } from '@/theme/tokens'
import { everyPage } from './every'
import { eachPage, textOf } from './site'
import { factTexts, words } from './words'

const settings = mergeSettings(
  { loadDefaultConfiguration: false, maxNumberOfProblems: 1000 },
  await loadConfig('cspell.json'),
)

/** URLs, file names, code and two proper names are ignored, whose « Search » and « Open » alone are English labels. */
const notWords =
  /Search Console|SIL Open Font License|https?:\/\/\S+|\S+@\S+|\/[\w/.-]+|\b[\w-]+(?:\.[\w-]+)+\b|\blocalhost\b/g
/** Elided words. */
const elided = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/gi

/** Names in the owner's facts. */
const names =
  /^(?:nom|prenom|client|auteur|rue|ville|adresse|raisonSociale|rcs|source|assurance|mediateur|directeurPublication)$/

/** Proper nouns: words capitalised in the middle of a sentence somewhere on the site. */
const namesOf = (text: string) =>
  text.match(/(?<=[\p{Ll}\d,;:«][ \u00a0\u202f’]|(?:^|\s)[dlDL]’)\p{Lu}[\p{L}\d]+/gu) ?? []
const given = [
  config.nom,
  config.lieu,
  config.signature,
  ...config.zones,
  ...Object.values(cuts).map(({ family }) => family),
]
const namesOfSite = new Set(
  [
    ...given.flatMap((text) => text.match(/\p{Lu}[\p{L}\d]+/gu) ?? []),
    ...eachPage.flatMap(([, page]) => namesOf(textOf(page.document.body).replace(notWords, ' '))),
  ]
    // The dictionary reads « WordPress » as two words.
    .flatMap((name) => [name, ...(name.match(/\p{Lu}\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [])]),
)

everyPage('every word is French, or one of ours', async (page) => {
  const text = factTexts
    .reduce((all, [name, fact]) => (names.test(name) ? all.replaceAll(fact, ' ') : all), words(page))
    .replace(notWords, ' ')
    .replace(elided, ' ')
    .replaceAll('’', "'")
  const { issues } = await spellCheckDocument(
    { uri: 'text:///page.txt', text, languageId: 'plaintext', locale: 'fr' },
    { noConfigSearch: true, generateSuggestions: false },
    settings,
  )
  const unknown = [...new Set(issues.map((issue) => issue.text))].filter((word) => !namesOfSite.has(word))
  expect(unknown, 'inconnus : à corriger, ou à ajouter à mots.txt').toEqual([])
})
