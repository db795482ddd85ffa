import { config } from '../src/site/config.ts'

/** True in the template repository, by its brand: false once an owner has made the site theirs. */
export const isTemplate = config.nom === 'Violine'
