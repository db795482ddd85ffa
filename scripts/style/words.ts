/** Plain language of a French text: sentences, passives, jargon. Limits and reasons: docs/decisions/013. */

/** Jargon and empty words, and what to write instead. */
const jargon: [pattern: string, instead: string][] = [
  ['back-?office', 'espace d’administration'],
  ['benchmark\\w*', 'comparaison'],
  ['best practices?', 'bonnes pratiques'],
  ['boost\\w*', 'augmenter'],
  ['business model', 'modèle économique'],
  ['call to action|CTA', 'bouton, invitation'],
  ['clés? en main', 'ce qui est livré, en toutes lettres'],
  ['deadline', 'date limite'],
  ['digital(?:e|es|ux|iser|isation)?', 'numérique, ou le nom de la chose'],
  ['disrupti\\w+', 'rien'],
  ['expérience utilisateur|UX', 'ce que fait le visiteur'],
  ['feedback', 'retour'],
  ['full[- ]?stack', 'le métier, en toutes lettres'],
  ['impacter\\w*', 'changer, toucher'],
  ['innovant\\w*', 'ce qui est nouveau, et en quoi'],
  ['lead generation|leads?', 'demande, contact'],
  ['leader', 'un fait que l’on peut vérifier'],
  ['mindset', 'façon de penser'],
  ['netlinking|backlinks?', 'liens d’autres sites'],
  ['optimal\\w*', 'ce que cela change'],
  ['performant\\w*', 'rapide, et combien'],
  ['process', 'méthode, étapes'],
  ['responsive', 'lisible sur téléphone'],
  ['roadmap', 'calendrier'],
  ['scalab\\w+', 'ce qui tient quand le site grandit'],
  ['SERP', 'page de résultats'],
  ['solutions? (?:digitales?|innovantes?|sur mesure)', 'le nom de la chose'],
  ['storytelling', 'récit'],
  ['stakeholders?', 'les personnes concernées'],
  ['synerg\\w+', 'travail en commun'],
  ['user[- ]friendly', 'facile'],
  ['web ?design\\w*', 'dessin du site'],
  ['workflow', 'étapes'],
]
const jargonRules = jargon.map(([pattern, instead]) => ({
  expression: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'giu'),
  instead,
}))

/** Jargon in a text, each with a replacement. */
export const jargonOf = (text: string): string[] =>
  jargonRules.flatMap(({ expression, instead }) =>
    [...text.matchAll(expression)].map(([word]) => `« ${word} » : écrivez plutôt ${instead}`),
  )

/** Sentences of a text with one block per line. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Number of spoken words: « l’aide-mémoire » has three. */
export const countWords = (sentence: string): number =>
  sentence.split(/[\s’-]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Verbs conjugated with « être », which look like passives. */
const notPassive = /^(?:allé|arrivé|descendu|entré|monté|mort|né|parti|passé|resté|retombé|tombé|venu|devenu|revenu)/i
const passive =
  /(?<!\p{L})(?:est|sont|était|étaient|sera|seront|serait|seraient|été|être)\s+(?:(?:pas|bien|aussi|toujours|jamais|encore|déjà|tous|toutes|\p{L}+ment)\s+)*(\p{L}+(?:ée?s?|faite?s?|[^o]ite?s?|ise?s?|ue?s?|ertes?|erts?))(?!\p{L})/giu

/** Guesses whether the verb of a sentence is a passive, with or without an agent. */
export const isPassive = (sentence: string): boolean =>
  [...sentence.matchAll(passive)].some(([, participle = '']) => participle.length > 3 && !notPassive.test(participle))
