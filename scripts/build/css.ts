/**
 * One stylesheet for the whole site, and in each page the part of it that the page uses, inline: the first paint needs no request. Where they
 * would not fit, the rules of paper and of forced colours are in a sheet of their own, for which a browser waits where they apply. What no page uses reaches no one. PurgeCSS
 * (https://purgecss.com) does the pruning.
 */
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { hashOf } from './cache.ts'

const all = (texts: string[], pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))]

/**
 * Attributes that scripts or the browser may set later, so that PurgeCSS keeps their rules: all but `data-*` with a value that some
 * prerendered page carries, which name a variant of a component and do not change.
 */
function dynamicAttributes(css: string, pages: string[]): string[] {
  const valued = new Set(all([css], /(?<=\[)[\w-]+(?==)/g))
  const prerendered = new Set(all(pages, /(?<= )data-[\w-]+/g))
  return all([css], /(?<=\[)[\w-]+/g).filter(
    (name) => !name.startsWith('data-') || !valued.has(name) || !prerendered.has(name),
  )
}

/** Names of elements, classes and attributes, and their values, which may be French words: `[data-part=mène]`. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_-]+/gu) ?? []

/**
 * Leaves out the rules of elements, of classes and of kinds of a component that no text names.
 * @param texts markup and scripts
 * @param dynamic attributes that may come later
 */
async function prune(css: string, texts: string[], dynamic: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: wordsOf,
    // The custom properties that markup and scripts read; Mantine's code also names all those of its theme, as it would write them.
    safelist: { standard: [/^:/], variables: all(texts, /(?<=var\()--\w[\w-]*/g) },
    dynamicAttributes: dynamic,
    variables: true,
    keyframes: true,
  })
  return withoutAbsent(result?.css ?? '', new Set(texts.flatMap(wordsOf)))
}

/** Without rules that apply where an element of a class is (`:has(.x)`), when no text names that class: PurgeCSS does not look there. */
function withoutAbsent(css: string, words: Set<string>): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const asked = [...rule.selector.matchAll(/:has\(\.([\w-]+)/g)].map(([, name = '']) => name)
    if (asked.length > 0 && asked.every((name) => !words.has(name))) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** A font declared again makes the browser measure every line of the page again: each page declares those of the site. */
const withoutFonts = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

/**
 * Without the rules of transitions between pages, and of frames, which a script alone makes: whoever navigates or makes one waits for the
 * stylesheet of the site, which has them.
 */
const withoutLater = (css: string) =>
  css
    .replaceAll(/[^{}]*(?:::view-transition|\[data-arriving\]|\[data-in-use\]|iframe)[^{}]*\{[^{}]*\}/g, '')
    .replaceAll(/@starting-style\s*\{\s*\}/g, '')

/** Of paper, and of palettes that the visitor forces. */
export const otherMedia = 'print, (forced-colors: active)'

const isOther = (params: string) =>
  params.split(/, ?/).every((query) => otherMedia.includes(query.replace(/: ?/, ': ')))

/** The rules of other media alone, as they are in their layers, and all that a screen shows. */
function apart(css: string): { screen: string; other: string } {
  const part = (isKept: (params: string) => boolean) => {
    const root = postcss.parse(css)
    root.walkAtRules('media', (rule) => {
      if (!isKept(rule.params)) rule.remove()
    })
    return root
  }
  const other = part(isOther)
  other.walk((node) => {
    const isOfOther = (at: postcss.Container | postcss.Document | undefined): boolean =>
      (at?.type === 'atrule' && (at as postcss.AtRule).name === 'media') || (!!at && isOfOther(at.parent))
    if (node.type !== 'atrule' && !isOfOther(node.parent)) node.remove()
  })
  other.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || /^(?:font-face|keyframes|property)$/.test(rule.name)) rule.remove()
  })
  return { screen: part((params) => !isOther(params)).toString(), other: other.toString() }
}

export interface SiteStyles {
  /** All that a page or script of the site may use, but for the fonts. */
  full: string
  /** The rules of other media alone, of the whole site. */
  other: string
  /** The names of the two files, made from their content, so that they may be cached for ever. */
  fileNames: { full: string; other: string }
  /**
   * The part one page uses, or may use once its own modules run.
   * @param scripts code of the modules that only this page loads
   * @param isForScreens without the rules of other media
   */
  forPage: (html: string, scripts: string[], isForScreens?: boolean) => Promise<string>
}

/**
 * @param css the stylesheet Vite built, minified
 * @param pages HTML of every page
 * @param scripts code of every chunk: a class name found there may be put on an element later
 */
export async function siteStyles(css: string, pages: string[], scripts: string[]): Promise<SiteStyles> {
  const dynamic = dynamicAttributes(css, pages)
  const used = await prune(css, [...pages, ...scripts], dynamic)
  const full = withoutFonts(used)
  const { screen, other } = apart(used)
  return {
    full,
    other,
    fileNames: { full: `site-${hashOf(full).slice(0, 8)}.css`, other: `media-${hashOf(other).slice(0, 8)}.css` },
    forPage: (html, own, isForScreens) => prune(withoutLater(isForScreens ? screen : used), [html, ...own], dynamic),
  }
}
