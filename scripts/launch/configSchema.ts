/** Validates the owner's facts (src/site/config.ts) beyond their types. */
import { z } from 'zod'
import type { Horaire, Jour, Membre, Reference, SiteConfig, Tarif } from '../../src/site/config.ts'
import { formatTelephone } from '../../src/site/formats.ts'
import { hasCapital, isIndividual } from '../../src/site/legalForm.ts'
import { describeVariables, receivers, type Variable } from '../../src/site/readEnvironment.ts'
import { serviceIds } from '../../src/site/services.ts'
import type { Mistake } from '../content/mistakes.ts'
import { problemOfPlainText } from '../content/pasted.ts'
import {
  consent,
  day,
  fieldName,
  french,
  hasWords,
  listOf,
  oneOf,
  pastDay,
  secureUrl,
  withoutWords,
  withShortWords,
} from '../content/schema.ts'
import { isIn, nearName } from '../text.ts'
import { isTimeZone } from '../today.ts'

export const configFile = 'src/site/config.ts'

/** A schema for each field. */
type Fields<T> = Record<keyof NonNullable<T>, z.ZodType>

/** Problem of what is given for a text, as the start of a message. */
function problemOfInput(input: unknown): string {
  if (typeof input === 'number') return `« ${input} » est un texte : mettez-le entre guillemets droits, '${input}' ; `
  return input === undefined ? 'le champ manque ou est vide ; ' : ''
}

/** A text that is not blank. @param right examples, or a rule, for the message */
const words = (right: string) =>
  z
    .string({ error: ({ input }) => `${problemOfInput(input)}il faut ${right}.` })
    .refine((value) => value.trim() !== '', { abort: true, error: `le texte est vide ; il faut ${right}.` })
    .refine((value) => !problemOfPlainText(value), {
      abort: true,
      error: ({ input }) => problemOfPlainText(input as string),
    })

/** Any text that says something. */
const text = words('un texte').refine(hasWords, { error: withoutWords })

/** « Six » and « À », not « SEO » or « WordPress »: a capital that only the start of a sentence has. */
const capital = /^\p{Lu}[\p{Ll}’'-]*(?!\p{L})/u
const finalMark = /[\s.!?…;:,]+$/u

/** The end of a sentence, which pages begin and close: neither a capital at its start nor a mark at its end. */
const ending = text.refine((value) => !capital.test(value) && !finalMark.test(value), {
  error: ({ input }) => {
    const bare = (input as string).replace(finalMark, '')
    const right = capital.test(bare) ? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
    return `« ${input} » finit une phrase que la page commence et ponctue : il faut « ${right} », sans majuscule ni point.`
  },
})

/** A sentence, or several, beside others: a capital at its start, a mark at its end. */
const sentence = text.refine(
  (value) => /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(value) && /[.!?…](?:\s?[»”)])?$/u.test(value),
  {
    error: ({ input }) => {
      const written = (input as string).trim()
      const right = `${written.charAt(0).toUpperCase()}${written.slice(1).replace(/(?<![.!?…])$/, '.')}`
      return `« ${input} » se lit à côté d’autres phrases : il faut une phrase entière, « ${right} », avec sa majuscule et son point.`
    },
  },
)

/** Unit of a price, after « HT ». */
const unite = ending.refine((value) => !/^(?:€|euros?)?\s*(?:H\.?T|T\.?T\.?C)(?!\p{L})/iu.test(value), {
  error: ({ input }) =>
    `« ${input} » : la page écrit déjà « € HT » après le prix ; il faut ce qui suit, comme « par mois ».`,
})

/**
 * A text that passes a test.
 * @param what it must be, for the message: « une heure »
 * @param right examples, or a rule, for the message
 */
const formed = (isRight: RegExp | ((value: string) => boolean), what: string, right: string) =>
  words(right).refine(typeof isRight === 'function' ? isRight : (value) => isRight.test(value), {
    abort: true,
    error: ({ input }) => `« ${input} » n’est pas ${what} ; il faut ${right}.`,
  })

/** A text that the variable of the environment with the same meaning accepts, and leaves as it is. */
const likeVariable = ({ read, expected }: Variable<string>, what: string) =>
  formed((value) => read(value) === value, what, expected)

/** As a telephone link has it. */
const dialled = (value: string) => formatTelephone(value).href.slice('tel:'.length)

/** Dialled as it is written: ten digits in the French plan, nine after its prefix, as many as the international plan has after others. */
const telephone = formed(
  (value) =>
    /^\+?[\d\s().-]+$/.test(value) && /^(?:0[1-9]\d{8}|\+33[1-9]\d{8}|\+(?!33|0)\d{7,15})$/.test(dialled(value)),
  'un numéro de téléphone',
  'par exemple « 03 20 00 00 00 », de dix chiffres, « +33 3 20 00 00 00 » ou « +32 2 555 12 34 »',
)

/** Longest name of the brand, in characters: two lines of a phone's header. */
const longestName = 40
const nom = withShortWords(text).refine((value) => value.length <= longestName, {
  error: ({ input }) =>
    `« ${input} » compte ${(input as string).length} caractères : il en faut ${longestName} au plus, l’en-tête d’un téléphone n’a pas plus de place ; le nom complet va dans legal.raisonSociale.`,
})

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const satisfies Jour[]
const jour = z.enum(days, {
  error: ({ input }) => `« ${input} » n’est pas un jour ; il faut l’une de ces valeurs : ${days.join(', ')}.`,
})
const heure = formed(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'une heure', 'la forme 09:00')

const membre = z.strictObject({
  prenom: text,
  nom: text,
  role: text,
  phrase: sentence,
  photo: formed(
    /^(?:\/[\w-][\w.-]*)+\.\w+$/,
    'une image du dossier public',
    'par exemple « /equipe/camille.webp » pour public/equipe/camille.webp',
  )
    .refine((value) => isIn(`public${value}`), {
      error: ({ input }) =>
        `« ${input} » n’est pas dans le dossier public, sous ce nom exact${nearName(`public${input}`)} : il faut y déposer l’image, ou corriger son nom.`,
    })
    .optional(),
} satisfies Fields<Membre>)

/**
 * A number.
 * @param decimals as many as pages show
 * @param mistake what is said of another one, after it
 */
const between = (min: number, max: number, decimals: number, mistake: string) =>
  z.number().refine((value) => value >= min && value <= max && value === Number(value.toFixed(decimals)), {
    error: ({ input }) => `${input} ${mistake}`,
  })

/** Schemas that accept any words. */
export const freeTexts: z.ZodType[] = [text, nom, ending, unite]

const tarif = z.strictObject({
  aPartirDe: between(0.01, 9_999_999.99, 2, 'n’est pas un prix ; il faut un nombre d’euros HT, comme 2400 ou 49.9.'),
  unite: unite.optional(),
  comprend: ending,
} satisfies Fields<Tarif>)

const horaire = z
  .strictObject({ du: jour, au: jour, ouvre: heure, ferme: heure } satisfies Fields<Horaire>)
  .refine(({ du, au }) => days.indexOf(du) <= days.indexOf(au), {
    path: ['au'],
    error: 'ce jour vient avant celui de « du » ; écrivez deux lignes, ou échangez-les.',
  })
  .refine(({ ouvre, ferme }) => ouvre < ferme, {
    path: ['ferme'],
    error: 'cette heure vient avant l’ouverture ; il faut une heure plus tardive le même jour.',
  })

/** A whole number. @param what it counts */
const whole = (min: number, max: number, what: string) =>
  between(min, max, 0, `n’est pas ${what} ; il faut un nombre entier de ${min} à ${max}, ou retirez la ligne.`)
const count = whole(1, 1e6, 'un nombre de personnes ou de sites')

/** True when two lines say that one is open at the same time: a break at noon makes two lines of the same days. */
const overlap = (one: Horaire, other: Horaire): boolean =>
  days.indexOf(one.du) <= days.indexOf(other.au) &&
  days.indexOf(other.du) <= days.indexOf(one.au) &&
  one.ouvre < other.ferme &&
  other.ouvre < one.ferme

const horaires = z.array(horaire).superRefine((list, context) => {
  for (const [index, one] of list.entries()) {
    const before = list.slice(0, index)
    const isEarlier = ({ du, au, ouvre }: Horaire) => du === one.du && au === one.au && ouvre > one.ouvre
    const message = before.some((other) => overlap(one, other))
      ? 'ces heures en recouvrent d’autres, plus haut : retirez l’une des deux lignes, ou corrigez-la.'
      : before.some(isEarlier) &&
        'ces heures viennent avant celles d’une ligne des mêmes jours, plus haut : échangez-les.'
    if (message) context.addIssue({ code: 'custom', path: [index], message })
  }
})

const digitsOf = (value: string) => value.replaceAll(/\D/g, '')

/** Nine digits, not all zeros, the last of which checks the others, by Luhn's rule: each second digit from the end counts twice. */
const isSiren = (value: string): boolean =>
  /^(?:\d\s?){9}$/.test(value) &&
  /[1-9]/.test(value) &&
  [...digitsOf(value)].reduce((sum, digit, index) => sum + Number(index % 2 ? '0246813579'[Number(digit)] : digit), 0) %
    10 ===
    0

/** A French number is a key of two characters, then the SIREN; a key of two digits is computed from it (CGI, ann. II, art. 242 decies). */
function isTva(value: string): boolean {
  if (!value.startsWith('FR')) return /^[A-Z]{2}[\dA-Z\s.]{8,}$/.test(value)
  const [, key = '', siren = ''] = /^FR([\dA-Z]{2})(\d{9})$/.exec(value.replaceAll(/\s/g, '')) ?? []
  return isSiren(siren) && (/\D/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97)
}

/** SIREN numbers in a text on registration: « RCS Lille 732 829 320 ». */
const numbersIn = (rcs: string | null | undefined): string[] =>
  [...(rcs ?? '').matchAll(/(?<!\d)(?:\d\s?){9}(?!\d)/g)].map(([number]) => digitsOf(number))

/** True of a name with the mention that a sole trader owes. */
const isEi = (name: string) => /(?<!\p{L})E\.?I\.?(?!\p{L})|entrepreneure? individuel/iu.test(name)

const byService = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(serviceIds.map((id) => [id, value.optional()])))

/** @param today `2026-11-20`, for dates that must be past or future */
export function configSchema(today: string) {
  const variables = describeVariables()
  const past = pastDay('ce jour est à venir ; il faut un jour passé, celui où cela a été dit ou accordé.', today)
  const isToCome = (value: string) => value >= today
  const isOver = ({ input }: { input?: unknown }) => `le ${input} est passé ; mettez un jour à venir, ou undefined.`
  const reference = z.strictObject({
    client: text,
    site: secureUrl.optional(),
    phrase: text,
    auteur: text,
    fonction: text,
    date: past,
    accord: consent.pipe(past),
  } satisfies Fields<Reference>)
  return z.strictObject({
    nom,
    lieu: formed(/^\p{Ll}\S* \S/u, 'un lieu avec sa préposition', 'par exemple « à Lille », « au Mans »'),
    fuseauHoraire: formed(isTimeZone, 'un fuseau horaire', 'un nom de l’IANA, par exemple « Europe/Paris »'),
    signature: text,
    origin: likeVariable(variables.SITE_ORIGIN, 'l’adresse d’un site'),
    basePath: likeVariable(variables.BASE_PATH, 'le chemin d’un site'),
    indexable: z.boolean(),
    signalements: likeVariable(variables.REPORT_ENDPOINT, 'une adresse qui reçoit').optional(),
    analytics: z.strictObject({
      origin: likeVariable(variables.ANALYTICS_ORIGIN, 'l’adresse d’une mesure'),
      siteId: formed(/^\w*\d\w*$/, 'le numéro d’un site', 'celui que montre Rybbit, par exemple « 1 »'),
      evaluation: z
        .strictObject({
          date: past,
          version: formed(/^\d+(?:\.\d+)*$/, 'une version', 'par exemple « 2.6 »'),
        } satisfies Fields<SiteConfig['analytics']['evaluation']>)
        .optional(),
    } satisfies Fields<SiteConfig['analytics']>),
    premierEchange: z
      .strictObject({ duree: ending, gratuit: z.boolean() } satisfies Fields<SiteConfig['premierEchange']>)
      .optional(),
    gratuitAvantDevis: z.boolean().optional(),
    paiement: sentence.optional(),
    preavis: sentence.optional(),
    tempsClient: sentence.optional(),
    remplacement: sentence.optional(),
    equipe: listOf(membre, ({ prenom, nom }) => `${prenom} ${nom}`),
    reperes: z
      .strictObject({
        depuis: whole(1900, Number(today.slice(0, 4)), 'une année de création').optional(),
        effectif: count.optional(),
        sitesSuivis: count.optional(),
      } satisfies Fields<SiteConfig['reperes']>)
      .optional(),
    tarifs: byService(tarif),
    delais: byService(ending),
    disponibilite: z
      .strictObject({
        texte: sentence,
        jusquau: day.refine(isToCome, { error: isOver }),
      } satisfies Fields<SiteConfig['disponibilite']>)
      .optional(),
    references: listOf(reference, ({ client }) => client),
    avis: z.strictObject({ source: text, url: secureUrl } satisfies Fields<SiteConfig['avis']>).optional(),
    accepte: listOf(text),
    zones: listOf(text),
    demonstrations: z.strictObject({ indexables: z.boolean() } satisfies Fields<SiteConfig['demonstrations']>),
    engagementsRelus: z
      .strictObject({ date: past, par: text } satisfies Fields<SiteConfig['engagementsRelus']>)
      .optional(),
    auditAccessibilite: z
      .strictObject({
        date: past,
        auditeur: text,
        taux: between(
          0,
          100,
          1,
          'n’est pas un taux ; il faut un nombre de 0 à 100, à une décimale au plus, comme 87.5.',
        ),
      } satisfies Fields<SiteConfig['auditAccessibilite']>)
      .optional(),
    contact: z.strictObject({
      email: formed(z.regexes.email, 'une adresse e-mail', 'par exemple « bonjour@exemple.fr »'),
      telephone: telephone.optional(),
      adresse: z
        .strictObject({
          rue: text,
          codePostal: formed(/^\d{5}$/, 'un code postal', 'ses cinq chiffres, par exemple « 59000 »'),
          ville: text,
        } satisfies Fields<SiteConfig['contact']['adresse']>)
        .optional(),
      delaiReponse: ending.optional(),
      horaires,
      rendezVous: secureUrl.optional(),
      endpoint: formed(
        (value) =>
          /^\/[\w.~/#-]+$/.test(value) || (value.includes(':') && variables.CONTACT_ENDPOINT.read(value) === value),
        'une adresse qui reçoit',
        'un chemin, ou une adresse https complète',
      ).optional(),
      receiver: oneOf(Object.keys(receivers)).optional(),
    } satisfies Fields<SiteConfig['contact']>),
    legal: z
      .strictObject({
        raisonSociale: text.optional(),
        formeJuridique: text.optional(),
        capital: text.nullish(),
        rcs: text.nullish(),
        siren: formed(
          isSiren,
          'un numéro SIREN',
          'ses neuf chiffres, dont le dernier vérifie les autres, ou null si sans objet',
        ).nullish(),
        tva: formed(
          isTva,
          'un numéro de TVA',
          'par exemple « FR 44 732829320 » : deux chiffres qui vérifient, puis le SIREN, ou null',
        ).nullish(),
        directeurPublication: text.optional(),
        hebergeur: z
          .strictObject({ nom: text, adresse: text, telephone } satisfies Fields<SiteConfig['legal']['hebergeur']>)
          .optional(),
        assurance: text.nullish(),
        conditions: secureUrl.nullish(),
        mediateur: text.nullish(),
      } satisfies Fields<SiteConfig['legal']>)
      .refine(({ siren, tva }) => !siren || !tva?.startsWith('FR') || digitsOf(tva).endsWith(digitsOf(siren)), {
        path: ['tva'],
        error: 'ce numéro ne finit pas par celui de legal.siren ; corrigez l’un des deux.',
      })
      .refine(({ siren, tva }) => siren !== null || !tva?.startsWith('FR'), {
        path: ['siren'],
        error: 'un numéro de TVA français finit par le SIREN : il faut l’écrire ici, ou mettre legal.tva à null.',
      })
      .refine(({ siren, rcs }) => numbersIn(rcs).every((number) => !siren || number === digitsOf(siren)), {
        path: ['rcs'],
        error: 'le numéro n’y est pas celui de legal.siren ; corrigez l’un des deux.',
      })
      .refine(({ formeJuridique, capital }) => capital !== null || !hasCapital(formeJuridique), {
        path: ['capital'],
        error: 'une société de cette forme a un capital : il faut son montant, comme « 5 000 € ».',
      })
      .refine(
        ({ formeJuridique, raisonSociale }) => !raisonSociale || !isIndividual(formeJuridique) || isEi(raisonSociale),
        {
          path: ['raisonSociale'],
          error: 'il faut « EI » ou « entrepreneur individuel » avant ou après le nom, comme « Camille Exemple EI ».',
        },
      ),
    donnees: z.strictObject({
      conservationMessages: text.optional(),
      conservationMesure: text.optional(),
      conservationJournaux: text.optional(),
      paysHebergement: text.optional(),
      transferts: text.nullish(),
      prestataires: listOf(z.strictObject({ nom: text, role: text, pays: text }), ({ nom }) => nom)
        .min(1, {
          error: 'la liste est vide ; mettez null s’il n’y en a aucun, undefined si vous ne savez pas encore.',
        })
        .nullish(),
    } satisfies Fields<SiteConfig['donnees']>),
    securite: z
      .strictObject({
        contact: formed(
          (value) => /^(?:mailto:[^\s\p{C}?]+@|https:\/\/|tel:\+?\d)[^\s\p{C}]+$/u.test(value) && URL.canParse(value),
          'une adresse de contact',
          'par exemple « mailto:securite@exemple.fr » ou « https://www.exemple.fr/securite »',
        ),
        expires: formed(
          (value) => z.iso.datetime({ offset: true }).safeParse(value).success,
          'une date avec son heure',
          'par exemple « 2027-12-31T00:00:00Z »',
        ).refine(isToCome, { error: isOver }),
      } satisfies Fields<SiteConfig['securite']>)
      .optional(),
    reseaux: listOf(z.strictObject({ nom: text, url: secureUrl }), ({ nom }) => nom.toLowerCase()),
  } satisfies Fields<SiteConfig>)
}

/**
 * Mistakes in the owner's facts, in French, with field and remedy.
 * @param config any value
 * @param today `2026-11-20`, for dates that must be past or future
 */
export function mistakesOfConfig(config: SiteConfig, today: string, schema = configSchema(today)): Mistake[] {
  const issues = schema.safeParse(config, { error: french }).error?.issues ?? []
  return issues.map(({ path, message }) => ({ file: configFile, field: fieldName(path) || 'config', problem: message }))
}
