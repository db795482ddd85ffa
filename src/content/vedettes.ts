/** Names of the projects shown on the home page, in order: folders of `content/projets`. */
export const vedettes = ['ce-site', 'librairie-marque-ciel', 'boulangerie-fournil-des-quais'] as const
