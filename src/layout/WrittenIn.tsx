import { type Depot, depot, editAddress } from '@/site/depot'
import { pages, projetPath } from '@/site/pages'

/** Files of the copy of a page, from the root of the repository: that of its id, or those of the project's folder. */
function filesOf(path: string): string[] {
  const projet = projetPath('')
  if (path.startsWith(projet))
    return ['etude.mdx', 'projet.ts'].map((name) => `src/content/projets/${path.slice(projet.length)}/${name}`)
  const id = Object.entries(pages).find(([, page]) => page.path === path)?.[0]
  return id ? [`src/content/${id}.ts`] : []
}

/**
 * Where a page is written, at its end, with the way to change it: in development and in previews alone (`import.meta.env.SHOWS_SOURCES`).
 * @param path of the page
 * @param repository that of the owner, if the owner has named one
 */
export function WrittenIn({ path, repository = depot }: { path: string; repository?: Depot | undefined }) {
  return (
    <p className="container">
      {filesOf(path).map((file, index) => (
        <span key={file}>
          {index === 0 ? 'Écrit dans ' : ' et '}
          {repository ? <a href={editAddress(repository, file)}>{file}</a> : file}
        </span>
      ))}
      .
    </p>
  )
}
