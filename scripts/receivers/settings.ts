/** Settings that the build writes into the receivers: the contract, the words of the form and the agency's e-mail, as plain data. */
import { auPlus, besoins, champs, parFormulaire, sansScript, sujetDe } from '../../src/content/contact.ts'
import {
  answers,
  arrived,
  type Field,
  hourlyLimit,
  invisible,
  largestBody,
  rules,
  seconds,
  type Trouble,
  trap,
  word,
} from '../../src/pages/nous-contacter/contract.ts'
import { config } from '../../src/site/config.ts'
import { pages } from '../../src/site/pages.ts'
import { underBase } from '../../src/site/paths.ts'
import type { Environment } from '../../src/site/readEnvironment.ts'
import { escapeText } from '../escape.ts'
import { rulesOf } from '../hosts/rules.ts'

/** Escapes a text for HTML content and for a quoted attribute. */
const escaped = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** Messages of a field, one for each kind of mistake. */
function messagesOf(field: Field): Record<Trouble, string> {
  const { erreur } = champs[field]
  return { missing: erreur, wrong: erreur, long: `${champs[field].label}\u00a0: ${auPlus(rules[field].longest)}` }
}

/**
 * The page for a browser without its script, with marks where it changes: `⟦titre⟧`, `⟦fautes⟧` (a list, or nothing) and `⟦texte⟧` (the
 * message). It stands alone: no file of the site, and no other policy than its own.
 */
const page = (nom: string, email: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>⟦titre⟧ ${escaped(nom)}</title>
<style>body{max-width:40rem;margin:10vh auto;padding:0 1rem;font:1.125rem/1.6 sans-serif}textarea{box-sizing:border-box;width:100%;font:inherit}</style>
</head>
<body>
<main>
<h1>⟦titre⟧</h1>
⟦fautes⟧
<p>${escaped(sansScript.suite)} <a href="mailto:${escaped(email)}">${escaped(email)}</a></p>
<p><label for="texte">${escaped(sansScript.texte)}</label></p>
<textarea id="texte" rows="12" readonly>⟦texte⟧</textarea>
</main>
</body>
</html>
`

/** Settings of the receivers, as JSON data. */
export const settingsOf = (environment: Environment) => ({
  rules,
  invisible,
  word,
  trap,
  seconds,
  answers,
  hourlyLimit,
  largestBody,
  endpoint: environment.contactEndpoint,
  /** Paths of the contact page, and of its confirmation. */
  form: underBase(pages.contact.path, environment.basePath),
  arrived: `${underBase(pages.contact.path, environment.basePath)}#${arrived}`,
  email: config.contact.email,
  /** Subject of the e-mail by chosen need; the empty key is for a message without one. */
  subjects: Object.fromEntries(['', ...besoins.map(({ value }) => value)].map((besoin) => [besoin, sujetDe(besoin)])),
  titles: { refused: parFormulaire.refus.titre, failed: parFormulaire.panne.titre },
  mistakes: Object.fromEntries((Object.keys(rules) as Field[]).map((field) => [field, messagesOf(field)])) as Record<
    Field,
    Record<Trouble, string>
  >,
  /** Reason of a refusal without a mistake in a field. */
  filtered: sansScript.filtre,
  page: page(config.nom, config.contact.email),
  /** Headers of every answer: hosts do not add the site's headers to the answers of a program. */
  headers: {
    // Headers of no page: the policy is replaced below.
    ...rulesOf(environment, '').headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
})

export type Settings = ReturnType<typeof settingsOf>
