/** Sentences on the price of an audit, an inventory or an examination before a quote, for the note under a button that asks for one. */
import { config, type SiteConfig } from './config.ts'
import { sayPremierEchange } from './premierEchange.ts'

/** The price of an audit or an examination before a quote; undefined until the owner has decided. */
function sayPriceOfAudit({ gratuitAvantDevis }: Pick<SiteConfig, 'gratuitAvantDevis'>): string | undefined {
  if (gratuitAvantDevis === undefined) return undefined
  return gratuitAvantDevis
    ? 'Rien n’est facturé avant un devis accepté.'
    : 'Un audit ou un inventaire est chiffré avant.'
}

/**
 * The note under a button that asks for an audit or an examination.
 * @returns undefined while the owner has said nothing of it
 */
export const sayNoteOfAudit = (facts: Pick<SiteConfig, 'premierEchange' | 'gratuitAvantDevis'>): string | undefined =>
  [sayPremierEchange(facts), sayPriceOfAudit(facts)].filter(Boolean).join(' ') || undefined

/** Who pays the inventory of a site to be redone, with its space. Empty while the owner has said nothing of it. */
export const sayPriceOfInventory = ({ gratuitAvantDevis }: Pick<SiteConfig, 'gratuitAvantDevis'>): string => {
  if (gratuitAvantDevis === undefined) return ''
  return gratuitAvantDevis
    ? 'L’inventaire est offert et précède le devis. '
    : 'L’inventaire est la première ligne du devis, avec son prix. '
}

export const noteOfAudit = sayNoteOfAudit(config)
export const priceOfInventory = sayPriceOfInventory(config)
