/** What the data of a project must be, checked when the site is built: the types of src/content/projet.ts say the rest in the editor. */
import { z } from 'zod'
import type { Ecran, Projet } from '../../src/content/projet.ts'
import { limits, serviceIds } from '../../src/site/pages.ts'
import { tints } from '../../src/theme/tokens.ts'
import type { Mistake } from './mistakes.ts'

/** An image of the project's own folder. */
export const imageName = /^[\w.-]+\.(?:png|jpe?g|webp|avif)$/i

/** Starts every text left to write. */
export const toWrite = 'À écrire'

/** What a draft may leave for later. */
const unwritten = 'le texte reste à écrire : écrivez-le, ou laissez « brouillon: true ».'

/** Lengths in characters. */
const text = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .refine((value) => value.trim().length >= min && value.length <= max, {
      error: ({ input }) => `il faut de ${min} à ${max} caractères, il y en a ${(input as string).trim().length}.`,
    })
    .refine((value) => !value.startsWith(toWrite), { error: unwritten })

const oneOf = (values: readonly string[]) =>
  z.enum(values as [string, ...string[]], {
    error: ({ input }) => `« ${input} » n’existe pas ; il faut l’un de ${values.join(', ')}.`,
  })

/** What an image shows, for who does not see it. Longer than that, a screen reader cannot be asked to say it in one breath. */
export const altLength = { min: 10, max: 300 }

const ecran = z.strictObject({
  fichier: z.string().regex(imageName, {
    error: ({ input }) =>
      `« ${input} » n’est pas le nom d’une image du dossier ; il faut par exemple « couverture.png » (png, jpg, webp ou avif, sans espace).`,
  }),
  alt: text(altLength),
  legende: text({ min: 1, max: 160 }),
  format: oneOf(['bureau', 'mobile']),
} satisfies Record<keyof Ecran, z.ZodType>)

const projet = z.strictObject({
  titre: text({ min: 1, max: 40 }),
  accroche: text({ min: 1, max: 90 }),
  resume: text(limits.description),
  secteur: text({ min: 1, max: 60 }),
  service: oneOf(serviceIds),
  date: z.iso.date({
    error: ({ input }) => `« ${input} » n’est pas un jour du calendrier ; il faut la forme 2026-11-20.`,
  }),
  demonstration: z.boolean(),
  brouillon: z.boolean().optional(),
  teinte: oneOf(Object.keys(tints)),
  // Two lines of the closing band, and more than a word.
  question: text({ min: 15, max: 60 }).refine((value) => value.endsWith('?'), {
    error: 'il faut une question, avec son « ? ».',
  }),
  couverture: ecran,
  ecrans: z.array(ecran),
} satisfies Record<keyof Projet, z.ZodType>)

const kinds: Record<string, string> = {
  string: 'un texte',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
}

/** What zod says of itself, in French. */
const french: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `champ inconnu : ${issue.keys.join(', ')}. Retirez-le ou corrigez son nom.`
  if (issue.code !== 'invalid_type') return undefined
  const expected = kinds[issue.expected] ?? issue.expected
  return issue.input === undefined ? `le champ manque ; il faut ${expected}.` : `il faut ${expected}.`
}

/** `ecrans[1].alt`, as one would write it in the file. */
const fieldName = (path: PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1)

/** What is wrong with one field of a draft, if anything. */
export const mistakeOfField = (field: keyof Projet, value: unknown): string | undefined =>
  projet.shape[field].safeParse(value, { error: french }).error?.issues.find(({ message }) => message !== unwritten)
    ?.message

/**
 * Mistakes in the data of one project, whatever they are: the file may hold anything.
 * @param file the `projet.ts` they come from
 */
export function mistakesOfData(data: unknown, file: string): Mistake[] {
  const isDraft = (data as Partial<Projet> | undefined)?.brouillon === true
  const issues = projet.safeParse(data, { error: french }).error?.issues ?? []
  return issues
    .filter(({ message }) => !isDraft || message !== unwritten)
    .map(({ path, message }) => ({ file, field: fieldName(path) || 'projet', problem: message }))
}
