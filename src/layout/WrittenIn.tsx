import { type Depot, depot, editUrl } from '@/site/depot'
import { pages, projetPath } from '@/site/pages'

/** Files with the copy of a page, relative to the root of the repository: the one of its id, or those of the project's folder. */
function filesOf(path: string): string[] {
  const projet = projetPath('')
  if (path.startsWith(projet))
    return ['etude.mdx', 'projet.ts'].map((name) => `src/content/projets/${path.slice(projet.length)}/${name}`)
  const id = Object.entries(pages).find(([, page]) => page.path === path)?.[0]
  return id ? [`src/content/${id}.ts`] : []
}

/**
 * Names the source files of a page, with a link to edit them. In development and previews only (`__SHOWS_SOURCES__`).
 * @param path of the page
 * @param repository the owner's, if configured
 */
export function WrittenIn({ path, repository = depot }: { path: string; repository?: Depot | undefined }) {
  return (
    <p className="container">
      {filesOf(path).map((file, index) => (
        <span key={file}>
          {index === 0 ? 'Écrit dans ' : ' et '}
          {repository ? <a href={editUrl(repository, file)}>{file}</a> : file}
        </span>
      ))}
      .
    </p>
  )
}
