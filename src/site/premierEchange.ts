/** What the first conversation costs, said where a button asks for an audit or an examination. */
import { config, type SiteConfig } from './config.ts'

/**
 * « Premier échange de trente minutes, gratuit. L’audit complet est chiffré avant. »
 * @returns undefined until the owner has said how long it is and whether it is free: nothing is promised in their name
 */
export function sayPremierEchange(premierEchange: SiteConfig['premierEchange']): string | undefined {
  if (!premierEchange) return undefined
  const price = premierEchange.gratuit ? 'gratuit' : 'facturé, au prix annoncé d’avance'
  return `Premier échange de ${premierEchange.duree}, ${price}. Un audit complet est chiffré avant.`
}

/** Said there in its place: no free conversation is promised, and no invoice comes as a surprise. */
const onlyAfterQuote = 'Rien n’est facturé avant un devis accepté.'

export const premierEchange = sayPremierEchange(config.premierEchange)

/** What is said under a button that asks for an audit or an examination. */
export const noteOfAudit = premierEchange ?? onlyAfterQuote
