/** The owner's facts as French sentences. */
import { config, type Horaire, type SiteConfig, type Tarif } from './config.ts'
import { formatNumber } from './formats.ts'
import type { ServiceId } from './services.ts'

/** « 2 400 € HT par mois », « 49,90 € HT » */
export const textOfTarif = ({ aPartirDe, unite }: Tarif) =>
  `${formatNumber(aPartirDe, { minimumFractionDigits: aPartirDe % 1 ? 2 : 0 })}\u00a0€ HT${unite ? ` ${unite}` : ''}`

/**
 * The first sentence of an answer on prices, with its space: « Un site commence à 2 400 € HT, cinq pages comprises. »
 * @param start what begins at that price: « Un site vitrine commence à »
 */
export const priceFirst = (start: string, service: ServiceId) => {
  const tarif = config.tarifs[service]
  return tarif ? `${start} ${textOfTarif(tarif)}\u00a0: ${tarif.comprend}. ` : ''
}

/** The first sentence of an answer on time, with its space: « Comptez six à dix semaines. » */
export const delayFirst = (service: ServiceId) => (config.delais[service] ? `Comptez ${config.delais[service]}. ` : '')

/** `09:00` → « 9 h », `13:30` → « 13 h 30 » */
const textOfHour = (hour: string) => {
  const [hours, minutes] = hour.split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** A sentence for each row of days: « Du lundi au vendredi, de 9 h à 12 h et de 14 h à 18 h ». */
export function textsOfHoraires(horaires: Horaire[]): string[] {
  const texts: Record<string, string> = {}
  for (const { du, au, ouvre, ferme } of horaires) {
    const days = du === au ? `Le ${du}` : `Du ${du} au ${au}`
    const hours = `de ${textOfHour(ouvre)} à ${textOfHour(ferme)}`
    texts[days] = texts[days] ? `${texts[days]} et ${hours}` : `${days}, ${hours}`
  }
  return Object.values(texts)
}

const plural = (count: number, one: string, several: string) =>
  `${formatNumber(count)}\u00a0${count > 1 ? several : one}`

/** « Depuis 2014, 6 personnes, 40 sites suivis », undefined when nothing is known. */
export function textOfReperes({ reperes }: SiteConfig = config): string | undefined {
  if (!reperes) return undefined
  const { depuis, effectif, sitesSuivis } = reperes
  return [
    depuis && `Depuis ${depuis}`,
    effectif && plural(effectif, 'personne', 'personnes'),
    sitesSuivis && plural(sitesSuivis, 'site suivi', 'sites suivis'),
  ]
    .filter(Boolean)
    .join(', ')
}

type Audit = NonNullable<SiteConfig['auditAccessibilite']>

/** Mention required by law (décret n° 2019-768, art. 5), by percentage of criteria met. */
export function textOfConformite({ taux }: Pick<Audit, 'taux'>): string {
  if (taux === 100) return 'Accessibilité : totalement conforme'
  return `Accessibilité : ${taux >= 50 ? 'partiellement' : 'non'} conforme`
}
