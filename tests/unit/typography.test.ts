import { describe, expect, test } from 'vitest'
import { typeset, typographyMistakes } from '../../scripts/typography/rules'
import { changeTexts, isProse } from '../../scripts/typography/texts'

describe('French typography', () => {
  test.each([
    ["L'agence aujourd'hui", 'L’agence aujourd’hui'],
    ['+32 2 555 12 34, 02 555 12 34, 12 000', '+32 2 555 12 34, 02 555 12 34, 12\u202f000'],
    ['Et après ?', 'Et après\u202f?'],
    ['Stop ! Non ; oui.', 'Stop\u202f! Non\u202f; oui.'],
    ['Le prix : écrit', 'Le prix\u00a0: écrit'],
    ['« oui »', '«\u00a0oui\u00a0»'],
    ['Attendez...', 'Attendez…'],
    ['C’est "bon"!', 'C’est «\u00a0bon\u00a0»\u202f!'],
    ['Il dit “oui” ; “ et non ”.', 'Il dit «\u00a0oui\u00a0»\u202f; «\u00a0et non\u00a0».'],
    ['Le «mot», vraiment?', 'Le «\u00a0mot\u00a0», vraiment\u202f?'],
    ['Trois choses: un, deux', 'Trois choses\u00a0: un, deux'],
    ['Un mot\u200b caché', 'Un mot caché'],
    ['Un e\u0301te\u0301, l’a\ufb03che, \u{1d5f4}ras, \uff21, un\u3000mot', 'Un été, l’affiche, gras, A, un mot'],
    ['L´un, l`autre, lʼeau, l‘air', 'L’un, l’autre, l’eau, l’air'],
    ["Il dit „oui” ou ''non''.", 'Il dit «\u00a0oui\u00a0» ou «\u00a0non\u00a0».'],
    ['5€, 10%, de 9h à 17h30', '5\u00a0€, 10\u00a0%, de 9\u00a0h à 17\u00a0h\u00a030'],
    ['M0 9h8v6H0z, 100% 0px, 2\\u00a0€, km/h', 'M0 9h8v6H0z, 100% 0px, 2\\u00a0€, km/h'],
    ['Un écran de 12" et width="5"', 'Un écran de 12" et width="5"'],
    ['1 280 px', '1\u202f280\u00a0px'],
    ['10 secondes et 5 %', '10\u00a0secondes et 5\u00a0%'],
    ['le 20 novembre 2026', 'le 20 novembre 2026'],
    ['https://exemple.fr/?a=b', 'https://exemple.fr/?a=b'],
    ['Fil &amp; Cie, 5 &#60; 6', 'Fil &amp; Cie, 5 &#60; 6'],
    ['à 9 h 12', 'à 9\u00a0h\u00a012'],
    ['03 20 00 00 00', '03\u00a020\u00a000\u00a000\u00a000'],
    ['01 02 03', '01 02 03'],
    ['Que reste-\u2060t-\u2060il ? Peut\u2011être', 'Que reste-t-il\u202f? Peut-être'],
    ['un e-mail, la loi 2004-575, art. L. 121-2', 'un e-mail, la loi 2004-575, art.\u00a0L.\u00a0121-2'],
    ['Un site (SEO)? 3?! Vite!! «oui»!', 'Un site (SEO)\u202f? 3\u202f?! Vite\u202f!! «\u00a0oui\u00a0»\u202f!'],
    ['Tarif: 1 000 000€HT', 'Tarif\u00a0: 1\u202f000\u202f000\u00a0€HT'],
    ['Horaires: 9h-12h30', 'Horaires\u00a0: 9\u00a0h-12\u00a0h\u00a030'],
    ['"Il dit “oui”"', '«\u00a0Il dit «\u00a0oui\u00a0»\u00a0»'],
    ['0 800 123 456, +33 123 456 789', '0 800 123 456, +33 123 456 789'],
    ['une adresse e-mail, /fenetres-en-bois, 2026-11-20', 'une adresse e-mail, /fenetres-en-bois, 2026-11-20'],
  ])('%j is printed %j', (written, printed) => {
    expect(typeset(written)).toBe(printed)
    expect(typeset(printed)).toBe(printed)
    expect(typographyMistakes(printed)).toEqual([])
  })

  test.each([
    ['Vraiment?', 'espace manquante'],
    ['Il dit "bonjour ici', 'guillemet droit'],
    ['Le site – neuf – est là', 'tiret en incise'],
    ['Et après ?', 'espace ordinaire devant'],
  ])('%j is reported with its words', (text, rule) => {
    const [finding] = typographyMistakes(text)
    expect(finding?.rule).toContain(rule)
    expect(text).toContain(finding?.words.trim())
  })
})

test('a hyphen or an em dash between two words becomes the dash of French, which a person may rewrite', () => {
  expect(typeset('Le site - neuf — est là, page 3 - 4, peut-on')).toBe('Le site – neuf – est là, page 3 - 4, peut-on')
  expect(typeset('Le site - de 2012 - est là')).toBe('Le site – de 2012 – est là')
})

test('in a study hrefs and code are no texts, the title of an image is one', () => {
  const kept = [
    "[l'un]: https://exemple.fr/l'autre",
    "```\nl'un\n```",
    '~~~js\nl\'un ? "deux"\n~~~',
    "`l'un`",
    "``l'un ` 5%``",
    "](/l'autre_(l'un)?l'a)",
    '<Chiffres a="l\'un" />',
  ]
  for (const one of kept) expect.soft(changeTexts('etude.mdx', `${one}\n\nL'un`, typeset)).toBe(`${one}\n\nL’un`)
  const written = `L'accueil. ![L'accueil](./l'accueil.png "L'accueil (l'été)") Moins \\< l'un > l'autre`
  const printed = `L’accueil. ![L’accueil](./l'accueil.png "L’accueil (l’été)") Moins \\< l’un > l’autre`
  expect(changeTexts('etude.mdx', written, typeset)).toBe(printed)
})

test('an href is no text, also with an apostrophe', () => {
  expect(["https://exemple.fr/l'eau", "mailto:l'un@exemple.fr", "/l'eau#l'air"].filter(isProse)).toEqual([])
})

test('path data is no text, also where two of its commands look like a word, or one like an hour', () => {
  expect(['M12 4h10v16h-10zm0 8h10', 'm.5 1h-4 m-1 0h-.93', 'h10zm0 8h1'].filter(isProse)).toEqual([])
  expect(['Ouvert à 8h', 'M. 12 rue de la Clef', '8 h 30'].filter((text) => !isProse(text))).toEqual([])
})
