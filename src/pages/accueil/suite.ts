import { config } from '@/site/config'
import { textOfTarif } from '@/site/facts'

const { equipe, contact, tarifs } = config
const who = equipe[0]?.prenom ?? 'une personne'
const when = contact.delaiReponse ? ` ${contact.delaiReponse}` : ''
const price = tarifs.creation ? ` Site vitrine à partir de ${textOfTarif(tarifs.creation)}.` : ''

/**
 * Steps after a message, on the first screen of the home page: who answers and when, if known, then the price of a site. « Vous écrivez
 * trois phrases, Camille vous répond sous deux jours ouvrés, et le prix est écrit avant tout travail. »
 */
export const suite = `Vous écrivez trois phrases, ${who} vous répond${when}, et le prix est écrit avant tout travail.${price}`
