/** Turns the HTML that vite-react-ssg hands over into the page we ship: text in, text out. */

/** Tags React 19 prints before the application's markup because they belong to the head (title, meta, link). */
const hoistable = /^(?:<title>[^<]*<\/title>|<(?:meta|link)(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>)/
const rootStart = '<div id="root" data-server-rendered="true">'

/** Data of loaders, for a client of vite-react-ssg's that does not run here: src/router.ts calls the loader itself. */
const inlineScripts =
  /<script>(?:(?!<\/script>)[\s\S])*(?:__staticRouterHydrationData|SCRIPT_COMMENT_PLACEHOLDER|__VITE_REACT_SSG_HASH__)(?:(?!<\/script>)[\s\S])*<\/script>\s*/g

/** Links vite-react-ssg adds for every module, stylesheet, font and image a page imports, at every size. */
const generatedLinks =
  /<link (?:rel="(?:modulepreload|stylesheet)"[^>]*|rel="preload" as="(?:font|image)"[^>]*crossorigin[^>]*)>/g

/**
 * Moves the page's own tags into the head, and takes out what vite-react-ssg adds for features this site does not use.
 * @throws Error when the markup is not what is expected: a silent change upstream must not ship pages without a title
 */
export function cleanPage(html: string): string {
  const clean = html.replace(inlineScripts, '')
  const start = clean.indexOf(rootStart)
  if (start < 0)
    throw new Error('La page prérendue n’a pas la racine attendue : la forme du HTML de vite-react-ssg a changé.')
  const bodyStart = start + rootStart.length
  let end = bodyStart
  let head = ''
  for (;;) {
    const [tag] = hoistable.exec(clean.slice(end, end + 4096)) ?? []
    if (!tag) break
    // React also asks for the images it sees: only the one marked as the most important is worth a preload.
    if (!tag.startsWith('<link rel="preload"') || tag.includes('fetchpriority="high"')) head += tag
    end += tag.length
  }
  if (!head.includes('<title>')) throw new Error('La page prérendue n’a pas de <title> à déplacer dans sa tête.')
  const frame = clean.slice(0, bodyStart).replace(generatedLinks, '').replace(/>\s+</g, '><')
  return frame.replace('</head>', `${head}</head>`) + clean.slice(end).trimEnd()
}
