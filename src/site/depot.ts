/**
 * Where the sources of the site are kept, for the line « Écrit dans … » that ends each page in development and in previews
 * (docs/ajouter-un-projet.md). Nothing of this file is in the published site.
 */
export interface Depot {
  /** Software of its server; Codeberg and Forgejo are `gitea`. */
  forge: 'github' | 'gitlab' | 'gitea'
  /** Address of the repository: `https://github.com/agence/site`. */
  adresse: string
  /** Branch that a colleague edits: `main`. */
  branche: string
}

/** Undefined: the line names the file, without a link. */
export const depot: Depot | undefined = undefined

const editors: Record<Depot['forge'], string> = { github: 'edit', gitlab: '-/edit', gitea: '_edit' }

/** Address of the page on which a file of the repository is edited in a browser. */
export const editAddress = ({ forge, adresse, branche }: Depot, file: string) =>
  `${adresse.replace(/\/$/, '')}/${editors[forge]}/${branche}/${file}`
