/** The head of a page as data, for prerendering and the browser. */
import type { SiteConfig } from '@/site/config'
import type { PageMeta } from '@/site/pages'
import { underBase } from '../site/paths.ts'

export interface Head {
  title: string
  /** `<meta name>` and `<meta property>`, in order. */
  metas: ({ name: string; content: string } | { property: string; content: string })[]
  /** Absolute URL without trailing slash; undefined on pages that are not indexed. */
  canonical: string | undefined
}

/** Absolute URL of a path of the site. Only the home page ends with a slash, that of the base path. */
export function absoluteUrl(path: string, { origin, basePath }: Pick<SiteConfig, 'origin' | 'basePath'>): string {
  return origin + underBase(path, basePath)
}

/** Size of every image for social networks, in pixels: the ratio they ask for (https://ogp.me/#structured). */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Path of the share image of a page, made by the build (scripts/build/openGraph.ts). */
export const shareImagePath = (path: string) => `/partage${path === '/' ? '/accueil' : path}.png`

/** Text alternative of that image. */
const shareImageAlt = ({ title, label, cover }: PageMeta) =>
  cover ? `${label}. ${cover}` : `${title}, sur un mur de briques`

/** Title, metas and canonical URL of a page. */
export function headOf(page: PageMeta, description: string, config: SiteConfig): Head {
  const findable = page.indexable && page.listed && config.indexable
  const url = absoluteUrl(page.path, config)
  return {
    title: page.title,
    metas: [
      { name: 'description', content: description },
      ...(findable ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(page.indexable
        ? [
            { property: 'og:type', content: page.section ? 'article' : 'website' },
            { property: 'og:site_name', content: config.nom },
            { property: 'og:locale', content: 'fr_FR' },
            { property: 'og:title', content: page.title },
            ...(page.section ? [{ property: 'article:section', content: page.section }] : []),
            { property: 'og:description', content: description },
            { property: 'og:url', content: url },
            { property: 'og:image', content: absoluteUrl(shareImagePath(page.path), config) },
            { property: 'og:image:width', content: String(shareImageSize.width) },
            { property: 'og:image:height', content: String(shareImageSize.height) },
            { property: 'og:image:alt', content: shareImageAlt(page) },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    canonical: page.indexable ? url : undefined,
  }
}
