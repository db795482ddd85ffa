/**
 * The owner's facts without blank ones, so that each is either known or absent: texts of spaces, and objects of which nothing is given, are
 * left out, inside lists too. Groups and lists stay, even empty. `mistakesOfConfig` reports the required facts that are left out.
 */
export const withoutBlanks = <Facts extends object>(written: Facts): Facts => ({
  tarifs: {},
  delais: {},
  legal: {},
  donnees: {},
  ...JSON.parse(JSON.stringify(written), (_, value) => {
    if (typeof value === 'string') return value.trim() || undefined
    // An item left out is a hole.
    if (Array.isArray(value)) return value.flat()
    return value && typeof value === 'object' && Object.keys(value).length === 0 ? undefined : value
  }),
})
