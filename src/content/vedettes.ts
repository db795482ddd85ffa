/**
 * Names of the projects shown on the home page, in order: folders of `content/projets`. The first takes the whole width, the next two by two,
 * each half of it; this very site is a line at their end.
 */
export const vedettes = ['paniers-de-la-pevele', 'festival-nuits-claires', 'librairie-marque-ciel', 'ce-site'] as const
