/**
 * Projects of the home page, in order: folders of `content/projets`. The first takes the full width, the others half of it; « ce-site » is
 * a line after them.
 */
export const vedettes = ['paniers-de-la-pevele', 'festival-nuits-claires', 'librairie-marque-ciel', 'ce-site'] as const
