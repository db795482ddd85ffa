/** Sentences of the copy that may commit the agency and that the list of promises does not quote. */
import { readFileSync } from 'node:fs'
import { listFiles } from '../build/files.ts'
import { folded, promises, statements } from './promises.ts'

/** A thing due, an absolute, a rhythm, a delay. */
const duty =
  /\b(?:gratuit|offert|garanti|prévenu)|\b(?:jamais|toujours|par écrit|remettons|remise?s?|à votre nom|à vous|comprise?s?)(?![\p{L}])|sans (?:frais|engagement|supplément|attendre)|\bsous (?:\d|un|deux|trois)|\b(?:chaque|toutes les) \p{L}+|vous (?:recevez|gardez)|\bnous (?:vous )?\p{L}+rons(?!\p{L})|\d+ (?:heures?|jours?|semaines?|mois)(?!\p{L})/iu
/** Who is bound by it. */
const bound = /\b(?:nous|nos|notre|contrat|devis|une personne)(?!\p{L})|vous (?:recevez|gardez|êtes prévenu)/iu
/** Sentences about an example, or what others promise. */
const told = /imagin|invent|exemple|« /iu

/** Parts of an invented story, and tables of contents: nobody is bound by them. */
const narrated = [
  'Nous comparons les commandes enregistrées',
  'qui fait quoi, une semaine de projet',
  'vous savez quel jour nous aurons besoin',
  'les actions, leur ordre et les nouvelles',
].map(folded)

/** Shorter texts are labels. */
const leastWords = 5

/** Texts of a content file, without comments and values computed in them. */
const textsOf = (code: string) =>
  [
    ...code
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:\$\{[^}]*\}|[^`\\]|\\.)*)`/g),
  ].map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' '))

/**
 * @param code of a file of src/content
 * @returns its sentences that may bind the agency, as written
 */
export const commitmentsOf = (code: string): string[] =>
  textsOf(code)
    .flatMap((text) => text.split(/(?<=[.!?…:])\s+/))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.split(/\s+/).length >= leastWords &&
        duty.test(sentence) &&
        bound.test(sentence) &&
        !told.test(sentence),
    )

/** @returns `file`, relative to src/content, and sentence of each commitment that no entry of promises.ts quotes */
export function unlistedCommitments(): { file: string; sentence: string }[] {
  const quoted = [...promises, ...statements]
  const isQuoted = (file: string, sentence: string) =>
    narrated.some((words) => folded(sentence).includes(words)) ||
    quoted.some((one) => one.file === file && folded(sentence).includes(folded(one.words)))
  return listFiles('src/content')
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .flatMap((file) =>
      commitmentsOf(readFileSync(`src/content/${file}`, 'utf8'))
        .filter((sentence) => !isQuoted(file, sentence))
        .map((sentence) => ({ file, sentence })),
    )
}

/** The unlisted sentences as lines of text; empty when there are none. */
export function sayUnlisted(): string {
  const lines = unlistedCommitments().map(({ file, sentence }) => `\n        ${file} : « ${sentence} »`)
  return lines.length > 0 ? `\n      Peut-être aussi, à relire :${lines.join('')}` : ''
}
