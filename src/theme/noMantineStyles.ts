/**
 * Stands, in the bundle, for the two components of MantineProvider that print `<style>` elements. The theme's variables are a
 * stylesheet made at build time (variables.ts), so their code, and the colour arithmetic it runs at start-up, stay home: 4 kB.
 */
const nothing = () => null

export const MantineCssVariables = nothing
export const MantineClasses = nothing
