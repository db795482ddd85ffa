/** Where the demonstration sites are, in the repository and on the site. */
import path from 'node:path'

/** Name of the page that a picture shows: `page.png` → `page`. */
export const screenName = (fichier: string) => fichier.replace(/\.\w+$/, '')

/** File of a page, from the root of the repository. */
export const demonstrationSource = (projet: string, ecran: string) =>
  path.join('scripts/demonstrations', projet, `${ecran}.html`)

/** Path of a page on the site, which is none of its own pages. */
export const demonstrationPath = (projet: string, ecran: string) => `/demonstration/${projet}/${ecran}`
