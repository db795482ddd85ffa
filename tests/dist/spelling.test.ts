/** The spelling of every word one reads, with cspell's French dictionary and the words of the site in mots.txt. */
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib'
import { expect, test } from 'vitest'
import { eachPage } from './site'
import { factTexts, words } from './words'

const settings = mergeSettings(
  { loadDefaultConfiguration: false, maxNumberOfProblems: 1000 },
  await loadConfig('cspell.json'),
)

/** Addresses, files and code are not spelt. */
const notWords = /https?:\/\/\S+|\S+@\S+|\/[\w/.-]+|\b[\w.-]+\.(?:example|fr|com|org|html|txt|php|xml)\b|\blocalhost\b/g
/** Short words that lean on the next. */
const elided = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/gi

/** Names among the owner's facts: nobody's dictionary has them. */
const names =
  /^(?:nom|prenom|client|auteur|rue|ville|adresse|raisonSociale|rcs|source|assurance|mediateur|directeurPublication)$/

test.each(eachPage)('every word of %s is French, or one of ours', async (_, page) => {
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
  const unknown = [...new Set(issues.map((issue) => issue.text))]
  expect(unknown, 'inconnus : à corriger, ou à ajouter à mots.txt').toEqual([])
})
