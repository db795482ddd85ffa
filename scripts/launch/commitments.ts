/** Sentences of the copy that may commit the agency and that the list of promises does not quote. */
import { listFiles } from '../build/files.ts'
import { readText } from '../text.ts'
import { textsOf } from '../typography/texts.ts'
import { folded, promises, statements } from './promises.ts'

/** Words of a commitment: « offert », « jamais », « chaque mois », « sous deux jours ». */
const duty =
  /(?<!\p{L})(?:(?:gratuit|offert|garanti|prévenu|inclus|rembours|factur|propriétaire)\p{L}*|jamais|toujours|par écrit|remettons|remise?s?|à votre nom|à vous(?! \p{L}+(?:er|ir|re)(?!\p{L}))|comprise?s?)(?!\p{L})|sans (?:frais|engagement|supplément|surcoût|attendre)|(?<!\p{L})(?:sous (?:\d|une?|deux|trois|quelques)|(?:chaque|(?:toutes|tous) les) \p{L}+|nous (?:vous |y |en |le |la |les )?\p{L}+rons|(?:\d+|une?|deux|trois) (?:minutes?|heures?|jours?|semaines?|mois|ans?))(?!\p{L})|vous (?:recevez|gardez)/iu
/** Words for the agency and its documents: a commitment has one. */
const bound =
  /(?<!\p{L})(?:nous|nos|notre|contrats?|devis|une personne|agence|audit|maintenance|prise en main|votre temps)(?!\p{L})|vous (?:recevez|gardez|êtes (?:prévenu|propriétaire))/iu
/** Sentences about an example, or what others promise. */
const exempt = /imagin|invent|exemple|« /iu

/** Parts of an invented story, and tables of contents: nobody is bound by them. */
const narrated = [
  'Nous comparons les commandes enregistrées',
  'qui fait quoi, une semaine de projet',
  'vous savez quel jour nous aurons besoin',
  'les actions, leur ordre et les nouvelles',
].map(folded)

/** Shorter texts are labels. */
const leastWords = 5

/** True of pages' texts and of studies of real projects: a fictitious organisation is promised nothing. */
const isRead = (file: string) =>
  /^[\w-]+\.ts$/.test(file) ||
  (file.endsWith('/etude.mdx') &&
    /demonstration: false/.test(readText(`src/content/${file.replace('etude.mdx', 'projet.ts')}`)))

/**
 * @param file its name, with its extension
 * @param code of a file of src/content
 * @returns its sentences that may bind the agency, as written
 */
export const commitmentsOf = (file: string, code: string): string[] =>
  textsOf(file, code)
    .flatMap((text) => text.split(/\n|(?<=[.!?…:])\s+/))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.split(/\s+/).length >= leastWords &&
        duty.test(sentence) &&
        bound.test(sentence) &&
        !exempt.test(sentence),
    )

/** @returns `file`, relative to src/content, and sentence of each commitment that no entry of promises.ts quotes */
export function unlistedCommitments(): { file: string; sentence: string }[] {
  const quoted = [...promises, ...statements]
  const isQuoted = (file: string, sentence: string) =>
    narrated.some((words) => folded(sentence).includes(words)) ||
    quoted.some((one) => one.file === file && folded(sentence).includes(folded(one.words)))
  return listFiles('src/content')
    .filter(isRead)
    .flatMap((file) =>
      commitmentsOf(file, readText(`src/content/${file}`))
        .filter((sentence) => !isQuoted(file, sentence))
        .map((sentence) => ({ file, sentence })),
    )
}

/** The unlisted sentences as lines of text; empty when there are none. */
export function listOfUnlisted(): string {
  const lines = unlistedCommitments().map(({ file, sentence }) => `\n        ${file} : « ${sentence} »`)
  return lines.length > 0 ? `\n      Peut-être aussi, à relire :${lines.join('')}` : ''
}
