/** Validates the owner's facts (src/site/config.ts) beyond their types. */
import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Horaire, Jour, Membre, Reference, SiteConfig, Tarif } from '../../src/site/config.ts'
import { serviceIds } from '../../src/site/services.ts'
import type { Mistake } from '../content/mistakes.ts'
import { problemOfPlainText } from '../content/pasted.ts'
import { consent, day, fieldName, french, pastDay, secureUrl } from '../content/schema.ts'

export const configFile = 'src/site/config.ts'

const text = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'le texte est vide ; écrivez-le, ou retirez la valeur.' })
  .refine((value) => !problemOfPlainText(value), { error: ({ input }) => problemOfPlainText(input as string) })

/** Written as it is dialled, with as many digits as the national and international plans have. */
const telephone = z
  .string()
  .refine((value) => /^\+?[\d\s().-]+$/.test(value) && /^\d{6,15}$/.test(value.replaceAll(/\D/g, '')), {
    error: ({ input }) =>
      `« ${input} » n’est pas un numéro de téléphone ; il faut par exemple « 03 20 00 00 00 » ou « +32 2 555 12 34 ».`,
  })

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const satisfies Jour[]
const jour = z.enum(days, {
  error: ({ input }) => `« ${input} » n’est pas un jour ; il faut l’un de ${days.join(', ')}.`,
})
const heure = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => `« ${input} » n’est pas une heure ; il faut la forme 09:00.`,
})

const membre = z.strictObject({
  prenom: text,
  nom: text,
  role: text,
  phrase: text,
  photo: z
    .string()
    .refine((value) => value.startsWith('/') && existsSync(`public${value}`), {
      error: ({ input }) =>
        `« ${input} » n’est pas une image du dossier public ; il faut par exemple « /equipe/camille.webp » pour public/equipe/camille.webp.`,
    })
    .optional(),
} satisfies Record<keyof Membre, z.ZodType>)

const tarif = z.strictObject({
  aPartirDe: z
    .number()
    .positive({ error: ({ input }) => `${input} n’est pas un prix ; il faut un nombre d’euros HT, comme 2400.` }),
  unite: z.string(),
  comprend: text,
} satisfies Record<keyof Tarif, z.ZodType>)

const horaire = z
  .strictObject({ du: jour, au: jour, ouvre: heure, ferme: heure } satisfies Record<keyof Horaire, z.ZodType>)
  .refine(({ du, au }) => days.indexOf(du) <= days.indexOf(au), {
    path: ['au'],
    error: 'ce jour vient avant celui de « du » ; écrivez deux lignes, ou échangez-les.',
  })
  .refine(({ ouvre, ferme }) => ouvre < ferme, {
    path: ['ferme'],
    error: 'cette heure vient avant l’ouverture ; il faut une heure plus tardive le même jour.',
  })

const positiveWhole = z
  .number()
  .int({ error: ({ input }) => `${input} n’est pas un nombre entier.` })
  .positive({
    error: ({ input }) =>
      `${input} n’est pas un nombre de personnes ou de sites ; il faut 1 ou plus, ou retirez la ligne.`,
  })

/** Only optional facts: the others cannot be half filled. */
const schemaFor = (today: string) => {
  const past = pastDay('ce jour est à venir ; il faut un jour passé, celui où cela a été dit ou accordé.', today)
  const reference = z.strictObject({
    client: text,
    site: secureUrl.optional(),
    phrase: text,
    auteur: text,
    fonction: text,
    date: past,
    accord: consent.pipe(past),
  } satisfies Record<keyof Reference, z.ZodType>)
  const byService = <T extends z.ZodType>(value: T) =>
    z.strictObject(Object.fromEntries(serviceIds.map((id) => [id, value.optional()])))
  return z.object({
    equipe: z.array(membre),
    reperes: z
      .strictObject({
        depuis: z
          .number()
          .int()
          .min(1900)
          .max(Number(today.slice(0, 4)), {
            error: ({ input }) => `${input} est à venir ; il faut l’année de création.`,
          })
          .optional(),
        effectif: positiveWhole.optional(),
        sitesSuivis: positiveWhole.optional(),
      })
      .optional(),
    tarifs: byService(tarif),
    delais: byService(text),
    disponibilite: z
      .strictObject({
        texte: text,
        jusquau: day.refine((value) => value >= today, {
          error: ({ input }) => `le ${input} est passé ; mettez un jour à venir, ou undefined.`,
        }),
      })
      .optional(),
    auditAccessibilite: z.strictObject({ date: day, auditeur: text, taux: z.number().min(0).max(100) }).optional(),
    references: z.array(reference),
    reseaux: z.array(z.strictObject({ nom: text, url: secureUrl })),
    avis: z.strictObject({ source: text, url: secureUrl }).optional(),
    contact: z.object({
      telephone: telephone.optional(),
      horaires: z.array(horaire),
      rendezVous: secureUrl.optional(),
    }),
    legal: z.object({
      assurance: text.nullish(),
      conditions: secureUrl.nullish(),
      mediateur: text.nullish(),
    }),
    donnees: z.object({
      prestataires: z.array(z.strictObject({ nom: text, role: text, pays: text })).nullish(),
    }),
  })
}

/**
 * Mistakes in the owner's facts, in French, with field and remedy.
 * @param config any value
 * @param today `2026-11-20`, for dates that must be past or future
 */
export function mistakesOfConfig(config: SiteConfig, today: string): Mistake[] {
  const issues = schemaFor(today).safeParse(config, { error: french }).error?.issues ?? []
  return issues.map(({ path, message }) => ({ file: configFile, field: fieldName(path), problem: message }))
}
