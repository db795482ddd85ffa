/**
 * Repository of the sources, for the line « Écrit dans … » at the end of each page in development and previews (docs/ajouter-un-projet.md).
 * Not part of the published site.
 */
export interface Depot {
  /** Software of the forge; Codeberg and Forgejo are `gitea`. */
  forge: 'github' | 'gitlab' | 'gitea'
  /** URL of the repository: `https://github.com/agence/site`. */
  url: string
  /** Branch that a colleague edits: `main`. */
  branche: string
}

/** Undefined: the line names the file without a link. */
export const depot: Depot | undefined = undefined

const editors: Record<Depot['forge'], string> = { github: 'edit', gitlab: '-/edit', gitea: '_edit' }

/** URL of the forge's editor for a file. */
export const editUrl = ({ forge, url, branche }: Depot, file: string) =>
  `${url.replace(/\/$/, '')}/${editors[forge]}/${branche}/${file}`
