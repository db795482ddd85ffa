import { graphOf, type PageData, serializeGraph } from '@/seo/graph'
import { headOf } from '@/seo/head'
import { config } from '@/site/config'
import type { PageMeta } from '@/site/pages'

interface PageHeadProps {
  page: PageMeta
  description: string
  data: PageData
}

/**
 * The page's own tags, and what it is for machines. React moves the tags to the document's head
 * (https://react.dev/reference/react-dom/components/title); the build does the same to the prerendered HTML.
 */
export function PageHead({ page, description, data }: PageHeadProps) {
  const { title, metas, canonical } = headOf(page, description, config)
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={'name' in meta ? meta.name : meta.property} {...meta} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
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
