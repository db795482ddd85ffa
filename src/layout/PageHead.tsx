import { graphOf, serializeGraph } from '@/seo/graph'
import { headOf } from '@/seo/head'
import { config } from '@/site/config'
import type { PageHandle } from './usePage'

/** Removes from the head the duplicates of a tag: after a hydration mismatch React adds its own tags beside the prerendered ones. */
function keepAlone(tag: Element | null) {
  if (!tag) return
  const [name] = ['name', 'property', 'rel'].filter((attribute) => tag.hasAttribute(attribute))
  const kind = name ? `${tag.localName}[${name}="${tag.getAttribute(name)}"]` : tag.localName
  for (const other of document.head.querySelectorAll(kind)) if (other !== tag) other.remove()
}

/**
 * Tags of the page's head, and its structured data. React moves the tags to the document's head
 * (https://react.dev/reference/react-dom/components/title); the build does the same in prerendered HTML.
 */
export function PageHead({ page, description, data = {} }: PageHandle) {
  const { title, metas, canonical } = headOf(page, description, config)
  return (
    <>
      <title ref={keepAlone}>{title}</title>
      {metas.map((meta) => (
        <meta key={'name' in meta ? meta.name : meta.property} ref={keepAlone} {...meta} />
      ))}
      {canonical && <link ref={keepAlone} rel="canonical" href={canonical} />}
      {canonical && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a data block; serializeGraph leaves no `<` in it
          dangerouslySetInnerHTML={{ __html: serializeGraph(graphOf(page, description, data, config)) }}
        />
      )}
    </>
  )
}
