/** Paths of the demonstration sites in the repository and on the site. */
import path from 'node:path'

/** Name of a screen, and of the page that can be tried, from its picture: `page.png` → `page`. */
export const ecranName = (fichier: string) => fichier.replace(/\.\w+$/, '')

/** Source file of a page, relative to the root of the repository. */
export const demonstrationSource = (projet: string, ecran: string) =>
  path.join('scripts/demonstrations', projet, `${ecran}.html`)

/** Public path of a page. */
export const demonstrationPath = (projet: string, ecran: string) => `/demonstration/${projet}/${ecran}`
