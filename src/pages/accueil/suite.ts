import { config, type SiteConfig } from '@/site/config'
import { textOfTarif } from '@/site/facts'

/**
 * Steps after a message, on the first screen of the home page: who answers and when, if known, then the price of a site. « Vous écrivez
 * trois phrases, Camille vous répond sous deux jours ouvrés, et le prix est écrit avant de commencer. »
 */
export function suiteFrom({ equipe, contact, tarifs }: SiteConfig = config): string {
  const who = equipe[0]?.prenom ?? 'une personne'
  const when = contact.delaiReponse ? ` ${contact.delaiReponse}` : ''
  const price = tarifs.creation ? ` Site vitrine à partir de ${textOfTarif(tarifs.creation)}.` : ''
  return `Vous écrivez trois phrases, ${who} vous répond${when}, et le prix est écrit avant de commencer.${price}`
}
