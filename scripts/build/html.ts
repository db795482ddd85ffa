/** Converts vite-react-ssg's HTML into the page we publish. Pure functions. */

/** Tags of the head that React 19 prints before the application's markup (title, meta, link). */
const hoistable = /^(?:<title>[^<]*<\/title>|<(?:meta|link)(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>)/
/**
 * Writes the root of the frame so that vite-react-ssg fills it by position: its own form is filled by `replace` with the page as the
 * replacement, in which `$&` and `$$` have a meaning.
 */
export const openRoot = (frame: string): string => frame.replace('<div id="root">', '<div id="root" >')

const rootStart = '<div id="root"'

/**
 * Scripts for vite-react-ssg's own client, which is not used: loader data (src/router.ts calls the loaders itself), a comment and a hash.
 */
const ssgScripts =
  /<script>(?:(?!<\/script>)[\s\S])*(?:__staticRouterHydrationData|SCRIPT_COMMENT_PLACEHOLDER|__VITE_REACT_SSG_HASH__)(?:(?!<\/script>)[\s\S])*<\/script>\s*/g

/** Links vite-react-ssg adds for every module, stylesheet, font and image a page imports, at every size. */
const generatedLinks =
  /<link (?:rel="(?:modulepreload|stylesheet)"[^>]*|rel="preload" as="(?:font|image)"[^>]*crossorigin[^>]*)>/g

/**
 * Moves the page's own tags into the head and removes what vite-react-ssg adds for unused features.
 * @throws Error on unexpected markup, so that an upstream change cannot silently publish pages without a title
 */
export function cleanPage(html: string): string {
  // The serializer's entity is a longer text than the space, which structured data have as it is.
  const clean = html.replace(ssgScripts, '').replaceAll('&nbsp;', '\u00a0')
  const rootAt = clean.indexOf(rootStart)
  if (rootAt < 0)
    throw new Error('La page prérendue n’a pas la racine attendue : la forme du HTML de vite-react-ssg a changé.')
  const markupAt = clean.indexOf('>', rootAt) + 1
  let tagsEnd = markupAt
  let head = ''
  for (;;) {
    const [tag] = hoistable.exec(clean.slice(tagsEnd)) ?? []
    if (!tag) break
    // React adds preloads of the images it renders: only the one with high priority is kept.
    if (!tag.startsWith('<link rel="preload"') || tag.includes('fetchpriority="high"')) head += tag
    tagsEnd += tag.length
  }
  if (!head.includes('<title>')) throw new Error('La page prérendue n’a pas de <title> à déplacer dans sa tête.')
  const frame = `${clean.slice(0, rootAt)}${rootStart}>`.replace(generatedLinks, '').replace(/>\s+</g, '><')
  return frame.replace('</head>', () => `${head}</head>`) + clean.slice(tagsEnd).trimEnd()
}
