/** Sentences on the price of audits, inventories and examinations before a quote: notes under the buttons that ask for one. */
import type { SiteConfig } from './config.ts'
import { premierEchangeFrom } from './premierEchange.ts'

/** Sentence on the price of an audit or an examination before a quote; undefined until the owner has decided. */
function sentenceOnAuditPrice({ gratuitAvantDevis }: Pick<SiteConfig, 'gratuitAvantDevis'>): string | undefined {
  if (gratuitAvantDevis === undefined) return undefined
  return gratuitAvantDevis
    ? 'Rien n’est facturé avant un devis accepté.'
    : 'Un audit ou un inventaire est payant : son prix vous est donné d’avance.'
}

/**
 * Note under a button that asks for an audit or an examination.
 * @returns undefined until the owner has given the facts
 */
export const noteOfAuditFrom = (facts: Pick<SiteConfig, 'premierEchange' | 'gratuitAvantDevis'>): string | undefined =>
  [premierEchangeFrom(facts), sentenceOnAuditPrice(facts)].filter(Boolean).join(' ') || undefined

/** Sentence on the price of the inventory before a redesign, followed by a space; empty until the owner has given it. */
export const sentenceOnInventoryPrice = ({ gratuitAvantDevis }: Pick<SiteConfig, 'gratuitAvantDevis'>): string => {
  if (gratuitAvantDevis === undefined) return ''
  return gratuitAvantDevis
    ? 'L’inventaire est offert et précède le devis. '
    : 'L’inventaire est la première ligne du devis, avec son prix. '
}
