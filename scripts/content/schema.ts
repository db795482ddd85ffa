/** What the data of a project must be, checked when the site is built: the types of src/content/projet.ts say the rest in the editor. */
import { z } from 'zod'
import type { Ecran, Projet } from '../../src/content/projet.ts'
import { limits, serviceIds } from '../../src/site/pages.ts'
import { tints } from '../../src/theme/tokens.ts'
import type { Mistake } from './mistakes.ts'
import { toWrite } from './placeholder.ts'

/** Lengths in characters. A question holds on two lines of the closing band, and is more than a word. */
export const lengths = {
  titre: { min: 1, max: 40 },
  accroche: { min: 1, max: 90 },
  resume: limits.description,
  secteur: { min: 1, max: 60 },
  question: { min: 15, max: 60 },
  /** Longer than that, a screen reader cannot be asked to say it in one breath. */
  alt: { min: 10, max: 300 },
  legende: { min: 1, max: 160 },
} as const

/** An image of the project's own folder. */
export const imageName = /^[\w.-]+\.(?:png|jpe?g|webp|avif)$/i

/** True for a day of the calendar written 2026-11-20. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const text = ({ min, max }: { min: number; max: number }) =>
  z.string().refine((value) => value.trim().length >= min && value.length <= max, {
    error: ({ input }) => `il faut de ${min} à ${max} caractères, il y en a ${(input as string).trim().length}.`,
  })

const oneOf = (values: readonly string[]) =>
  z.enum(values as [string, ...string[]], {
    error: ({ input }) => `« ${input} » n’existe pas ; il faut l’un de ${values.join(', ')}.`,
  })

const ecran = z.strictObject({
  fichier: z.string().regex(imageName, {
    error: ({ input }) =>
      `« ${input} » n’est pas le nom d’une image du dossier ; il faut par exemple « couverture.png » (png, jpg, webp ou avif, sans espace).`,
  }),
  alt: text(lengths.alt),
  legende: text(lengths.legende),
  format: oneOf(['bureau', 'mobile']),
} satisfies Record<keyof Ecran, z.ZodType>)

const projet = z.strictObject({
  titre: text(lengths.titre),
  accroche: text(lengths.accroche),
  resume: text(lengths.resume),
  secteur: text(lengths.secteur),
  service: oneOf(serviceIds),
  date: z.string().refine(isDay, {
    error: ({ input }) => `« ${input} » n’est pas un jour du calendrier ; il faut la forme 2026-11-20.`,
  }),
  demonstration: z.boolean(),
  brouillon: z.boolean().optional(),
  teinte: oneOf(Object.keys(tints)),
  question: text(lengths.question).refine((value) => value.endsWith('?'), {
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
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  )

/** Every text of a value, with the name of its field. */
function textsOf(value: unknown, path: PropertyKey[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: fieldName(path), text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]))
  return []
}

/**
 * Mistakes in the data of one project, whatever they are: the file may hold anything.
 * @param file the `projet.ts` they come from
 */
export function mistakesOfData(data: unknown, file: string): Mistake[] {
  const { error } = projet.safeParse(data, { error: french })
  const mistakes = (error?.issues ?? []).map((issue) => ({
    file,
    field: fieldName(issue.path) || 'projet',
    problem: issue.message,
  }))
  if ((data as Partial<Projet> | undefined)?.brouillon === true) return mistakes
  const left = textsOf(data).filter(({ text }) => text.startsWith(toWrite))
  const unwritten = left.map(({ field }) => ({
    file,
    field,
    problem: 'le texte reste à écrire : écrivez-le, ou laissez « brouillon: true ».',
  }))
  return [...mistakes, ...unwritten]
}
