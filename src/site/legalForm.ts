/** Legal forms of a French business, as their owner may write them. */

/** True of a sole trader, who must give first name, last name and « EI » (C. com., art. R. 526-27). */
export const isIndividual = (legalForm = ''): boolean =>
  /^E\.? ?I\.?(?!\p{L})|(?:micro|auto)[- ]?entrepr|entrepr(?:eneure?|ise)[- ]individuel/iu.test(legalForm)

/** True of a company whose capital is divided into shares. */
export const hasCapital = (legalForm = ''): boolean =>
  /^(?:S\.?A\.?S\.?U?|S\.?A\.?R\.?L|E\.?U\.?R\.?L|S\.?A)\.?(?!\p{L})|soci[ée]t[ée] (?:par actions|à responsabilité limitée|anonyme)/iu.test(
    legalForm,
  )
