/** The first conversation with a client, on the contact page and where a button asks for an audit or an examination. */
import { config, type SiteConfig } from './config.ts'

/** « de trente minutes », « d’une heure ». */
const of = (words: string) =>
  /^[aeiouyàâéèêëîïôœ]|^h(?:eure|iver)/i.test(words) && !/^(?:onz|oui)/i.test(words) ? `d’${words}` : `de ${words}`

/**
 * « Premier échange de trente minutes, gratuit. »
 * @returns undefined until the owner has given its duration and price
 */
export function premierEchangeFrom({ premierEchange }: Pick<SiteConfig, 'premierEchange'>): string | undefined {
  if (!premierEchange) return undefined
  const price = premierEchange.gratuit ? 'gratuit' : 'facturé, au prix annoncé d’avance'
  return `Premier échange ${of(premierEchange.duree)}, ${price}.`
}

export const premierEchange = premierEchangeFrom(config)
