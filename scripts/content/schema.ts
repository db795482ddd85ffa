/** Schema of a project's data, checked at build time; types in src/content/defineProjet.ts cover the rest in the editor. */
import { z } from 'zod'
import {
  type Couverture,
  type Ecran,
  type EcranDeCarte,
  type Preuves,
  type Projet,
  type Resultat,
  signes,
  type Temoignage,
} from '../../src/content/defineProjet.ts'
import type { Exemple } from '../../src/content/exemples.ts'
import { limits } from '../../src/site/pages.ts'
import { serviceIds } from '../../src/site/services.ts'
import { tints } from '../../src/theme/tokens.ts'
import { today } from '../today.ts'
import type { Mistake } from './mistakes.ts'
import { problemOfPlainText } from './pasted.ts'

/** An image of the project's own folder. */
export const imageName = /^[\w.-]+\.(?:png|jpe?g|webp|avif)$/i
export const imageNameRule =
  'n’est pas le nom d’une image du dossier du projet : il faut par exemple « ecran.png » (png, jpg, webp ou avif ; ni accent ni espace). Renommez ou convertissez le fichier.'

/** Prefix of every unwritten text. */
export const toWrite = 'À écrire'

/** Reserved file names of hosts and of Windows. */
const reservedName = /^(?:index|404|con|prn|aux|nul|com\d|lpt\d)$/

/** Maximum length of a name, in characters: fits titles and file systems. */
const longestName = 80

/** Problem of a project's name, which is its folder and the last segment of its path. */
export function problemOfName(name: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `« ${name} » n’est pas un nom : il faut des minuscules sans accent, des chiffres et des traits d’union, comme « menuiserie-dupont ».`
  if (reservedName.test(name))
    return `« ${name} » est réservé aux hébergeurs et aux systèmes : choisissez un autre nom, comme « menuiserie-dupont ».`
  if (name.length > longestName)
    return `« ${name} » compte ${name.length} caractères : il en faut ${longestName} au plus, comme « menuiserie-dupont ».`
  return undefined
}

/** Problems that a draft may have: a text to write, a day to come. */
const unwritten = 'le texte reste à écrire : écrivez-le, ou laissez « brouillon: true ».'
const toCome = 'ce jour est à venir : corrigez-le, ou laissez « brouillon: true ».'
const waits = [unwritten, toCome]

/** False for signs alone, put where words are to come: « … », « - », « ? ». */
export const hasWords = (value: string): boolean => /[\p{L}\p{N}]/u.test(value)
export const withoutWords = ({ input }: { input?: unknown }) =>
  `« ${input} » ne dit rien : écrivez des mots, ou retirez ce champ.`

/** Lengths in characters. */
const text = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .refine((value) => value.trim().length >= min && value.length <= max, {
      error: ({ input }) => `il faut de ${min} à ${max} caractères, il y en a ${(input as string).trim().length}.`,
    })
    .refine((value) => value.trim() === '' || hasWords(value), { error: withoutWords })
    .refine((value) => !value.startsWith(toWrite), { error: unwritten })
    .refine((value) => !problemOfPlainText(value), { error: ({ input }) => problemOfPlainText(input as string) })

/** Longest word of a title, in characters: a line of the page of a project holds some 24. */
const longestWord = 20
const tooLong = (title: string) => title.split(/[\s-]/).find((word) => word.length > longestWord)

/** A text of which no word is cut. */
export const withShortWords = (value: z.ZodString) =>
  value.refine((words) => !tooLong(words), {
    error: ({ input }) =>
      `« ${tooLong(input as string)} » est trop long pour une ligne de la page : il faut des mots de ${longestWord} lettres au plus, coupez-le par une espace ou un trait d’union.`,
  })

/** One of these values. */
export const oneOf = (values: readonly string[]) =>
  z.enum(values as [string, ...string[]], {
    error: ({ input }) => `« ${input} » n’existe pas ; il faut l’une de ces valeurs : ${values.join(', ')}.`,
  })

/** Lengths of an image's alternative text: what a screen reader says in one breath (RGAA 1.3.9). What is longer goes in the study. */
export const altLength = { min: 10, max: 150 }

/** Length of a text for cards, which are read in a list, before the link's name. */
export const shortAltLength = { min: 10, max: 90 }

const ecran = z.strictObject({
  fichier: z.string().regex(imageName, {
    error: ({ input }) => `« ${input} » ${imageNameRule}`,
  }),
  alt: text(altLength),
  legende: text({ min: 1, max: 160 }),
  format: oneOf(['bureau', 'mobile']),
  essai: text({ min: 10, max: 140 }).optional(),
} satisfies Record<keyof Ecran, z.ZodType>)

const shortAlt = { altCourt: text(shortAltLength) }

const couverture = ecran.extend(shortAlt satisfies Record<Exclude<keyof Couverture, keyof Ecran>, z.ZodType>)

const ecranDeCarte = ecran.extend({ ...shortAlt, vitrine: z.boolean().optional() } satisfies Record<
  Exclude<keyof EcranDeCarte, keyof Ecran>,
  z.ZodType
>)

/**
 * A list whose items differ.
 * @param namesOf values of an item, each unique in the list; by default the item itself
 */
export const listOf = <T extends z.ZodType>(item: T, ...namesOf: ((one: z.output<T>) => unknown)[]) =>
  z.array(item).superRefine((list, context) => {
    for (const nameOf of namesOf.length > 0 ? namesOf : [(one: unknown) => one]) {
      const names = list.map(nameOf)
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `« ${name} » y est déjà ; retirez l’un des deux.`,
          })
    }
  })

/** Screens of a project; cards show the first phone, bands the one marked for them. */
const ecrans = listOf(
  ecranDeCarte.partial({ altCourt: true }),
  ({ fichier }) => fichier,
  ({ legende }) => legende,
).superRefine((list, context) => {
  const report = (index: number, field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [index, field], message })
  const phone = list.findIndex(({ format }) => format === 'mobile')
  const band = list.findIndex(({ vitrine }) => vitrine)
  for (const index of new Set([phone, band]))
    if (list[index] && list[index].altCourt === undefined)
      report(
        index,
        'altCourt',
        'le champ manque ; des cartes montrent cet écran (le premier de téléphone, ou celui de « vitrine »), il leur faut un texte court.',
      )
  if (band >= 0 && list[band]?.format !== 'bureau')
    report(band, 'vitrine', 'une bande montre un écran d’ordinateur : format « bureau ».')
  if (list.some(({ vitrine }, index) => vitrine && index > band))
    report(band, 'vitrine', 'plusieurs écrans le sont ; gardez-en un.')
})

/** Before it there was no web: an earlier day is a slip of the year. */
const firstDay = '1990-01-01'

/** An ISO 8601 date. */
export const day = z.iso
  .date({
    abort: true,
    error: ({ input }) =>
      input === undefined ? undefined : `« ${input} » n’est pas un jour du calendrier ; il faut la forme 2026-11-20.`,
  })
  .refine((value) => value >= firstDay, {
    abort: true,
    error: ({ input }) => `« ${input} » vient avant le web : corrigez l’année.`,
  })

/** A day that is not to come. @param now an ISO 8601 date; without it, the day it is for the agency when the value is read */
export const pastDay = (error: string, now?: string) => day.refine((value) => value <= (now ?? today()), { error })

const past = pastDay(toCome)

/** True of an https URL that anybody can open: a host with its domain, no name or password. */
export function isSecureUrl(value: string): boolean {
  if (!/^https:\/\/[^/\s\p{C}][^\s\p{C}]*$/u.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return /^(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/.test(hostname) && !username && !password
}

/** An https URL. */
export const secureUrl = z.string().refine(isSecureUrl, {
  error: ({ input }) =>
    `« ${input} » n’est pas une adresse sûre ; il faut par exemple « https://www.exemple.fr/page », sans nom ni mot de passe.`,
})

/** Date of a written consent, required for every quotation. */
export const consent = z.preprocess(
  (value) => value ?? '',
  z
    .string()
    .min(1, {
      abort: true,
      error: 'l’accord écrit manque ; il en faut le jour, comme 2026-11-20, ou retirez ces mots.',
    })
    .pipe(day),
)

/** Fields of real projects only. */
const preuves = {
  client: text({ min: 1, max: 60 }).optional(),
  url: secureUrl.optional(),
  duree: text({ min: 1, max: 40 }).optional(),
  resultats: listOf(
    z.strictObject({
      mesure: text({ min: 1, max: 90 }),
      avant: text({ min: 1, max: 20 }),
      apres: text({ min: 1, max: 20 }),
      source: text({ min: 1, max: 90 }),
      date: past,
    } satisfies Record<keyof Resultat, z.ZodType>),
    ({ mesure }) => mesure,
  ).optional(),
  temoignage: z
    .strictObject({
      texte: text({ min: 1, max: 400 }),
      auteur: text({ min: 1, max: 60 }),
      fonction: text({ min: 1, max: 90 }),
      date: past,
      accord: consent.pipe(past),
    } satisfies Record<keyof Temoignage, z.ZodType>)
    .optional(),
} satisfies Record<keyof Preuves, z.ZodType>

/** The data of a project. */
export const projetSchema = z.strictObject({
  titre: withShortWords(text({ min: 1, max: 40 })),
  accroche: text({ min: 1, max: 90 }),
  resume: text(limits.description),
  secteur: text({ min: 1, max: 60 }),
  service: oneOf(serviceIds),
  date: past,
  demonstration: z.boolean(),
  brouillon: z.boolean().optional(),
  teinte: oneOf(Object.keys(tints)),
  ...preuves,
  signes: z.record(z.string(), oneOf(signes)).optional(),
  // At most two lines of the closing band.
  question: text({ min: 15, max: 60 }).refine((value) => value.endsWith('?'), {
    error: 'il faut une question, avec son « ? ».',
  }),
  couverture,
  ecrans,
} satisfies Record<keyof Projet, z.ZodType>)

const projetName = z.string().min(1, { error: 'le texte est vide ; il faut le nom du dossier d’un projet.' })

/** Projects that other pages show (src/content/vedettes.ts, exemples.ts). */
export const choicesSchema = z.strictObject({
  vedettes: z.array(projetName),
  exemples: z.strictObject(
    Object.fromEntries(
      serviceIds.map((id) => [
        id,
        z
          .strictObject({
            projet: projetName,
            link: text({ min: 1, max: 90 }),
          } satisfies Record<keyof Exemple, z.ZodType>)
          .optional(),
      ]),
    ),
  ),
})

const kinds: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre, sans guillemets ni espace, comme 2400',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
}

/** zod's own messages, in French. */
export const french: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `champ inconnu : ${issue.keys.join(', ')}. Retirez-le ou corrigez son nom.`
  if (issue.code !== 'invalid_type') return undefined
  const expected = kinds[issue.expected] ?? issue.expected
  return issue.input === undefined ? `le champ manque ; il faut ${expected}.` : `il faut ${expected}.`
}

/** Path of a field as in the file: `ecrans[1].alt`. */
export const fieldName = (path: PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1)

/** Problem of one field of a draft, if any. */
export const problemOfField = (field: keyof Projet, value: unknown): string | undefined =>
  projetSchema.shape[field]
    .safeParse(value, { error: french })
    .error?.issues.find(({ message }) => !waits.includes(message))?.message

/**
 * Mistakes in the data of one project.
 * @param data any value
 * @param file the `projet.ts` they come from
 */
export function mistakesOfData(data: unknown, file: string): Mistake[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return [
      {
        file,
        field: 'fichier',
        problem: 'il n’exporte aucun projet ; il faut « export default defineProjet({ … }) ».',
      },
    ]
  const { brouillon, demonstration, ...given } = data as Partial<Projet>
  const issues = projetSchema.safeParse(data, { error: french }).error?.issues ?? []
  const invented = demonstration === true ? Object.keys(preuves).filter((name) => Object.hasOwn(given, name)) : []
  return [
    ...issues
      .filter(({ message }) => brouillon !== true || !waits.includes(message))
      .map(({ path, message }) => ({ file, field: fieldName(path) || 'projet', problem: message })),
    ...invented.map((field) => ({
      file,
      field,
      problem:
        'une démonstration n’en a pas : retirez ce champ, ou mettez « demonstration: false » si le projet est réel.',
    })),
  ]
}
