/** How plain a French text is: its sentences, its passives, its words of the trade. Limits and reasons: docs/decisions/013. */

/** Words that say little to who does not build sites, or nothing to anybody, and what to write instead. */
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
const isJargon = jargon.map(([pattern, instead]) => ({
  expression: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'giu'),
  instead,
}))

/** Words of the trade in a text, each with what to write instead. */
export const jargonOf = (text: string): string[] =>
  isJargon.flatMap(({ expression, instead }) =>
    [...text.matchAll(expression)].map(([word]) => `« ${word} » : écrivez plutôt ${instead}`),
  )

/** Sentences of a text whose blocks are lines. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Words as one counts them aloud: « l’aide-mémoire » is three. */
export const countWords = (sentence: string): number =>
  sentence.split(/[\s’-]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Verbs whose compound tenses take « être »: those are no passives. */
const notPassive = /^(?:allé|arrivé|entré|monté|mort|né|parti|passé|resté|retombé|tombé|venu|devenu|revenu)/i
const passive =
  /(?<!\p{L})(?:est|sont|était|étaient|sera|seront|serait|seraient|été|être)\s+(?:(?:pas|bien|aussi|toujours|jamais|encore|déjà|tous|toutes|\p{L}+ment)\s+)*(\p{L}+(?:ée?s?|faite?s?|[^o]ite?s?|ise?s?|ue?s?|ertes?|erts?))(?!\p{L})/giu

/** Guesses from its words that a sentence is in the passive without an agent: good enough to count. */
export const isPassive = (sentence: string): boolean =>
  [...sentence.matchAll(passive)].some(([, participle = '']) => participle.length > 3 && !notPassive.test(participle))
