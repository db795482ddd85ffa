/**
 * Splits the site's stylesheet: each page inlines the rules it uses, so that the first paint needs no request. Where HTML would exceed its
 * budget, rules for print, forced colours and browsers without scripts go to a file of their own, which blocks rendering only there. Rules
 * that no page uses are dropped. Pruning: PurgeCSS (https://purgecss.com).
 */
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { hashOf, nameLength } from './cache.ts'

const matchesOf = (texts: string[], pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))]

/**
 * Attributes that may be set at run time, whose rules PurgeCSS must keep: all but those that name a fixed variant of a component, which are
 * `data-*`, compared with a value by a rule, and in a prerendered page.
 */
function dynamicAttributes(css: string, pages: string[]): string[] {
  const valued = new Set(matchesOf([css], /(?<=\[)[\w-]+(?==)/g))
  const prerendered = new Set(matchesOf(pages, /(?<= )data-[\w-]+/g))
  return matchesOf([css], /(?<=\[)[\w-]+/g).filter(
    (name) => !name.startsWith('data-') || !valued.has(name) || !prerendered.has(name),
  )
}

/** Names of elements, classes and attributes, and attribute values, which may be French words: `[data-part=mène]`. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_-]+/gu) ?? []

/**
 * Removes rules whose elements, classes or variants occur in no text.
 * @param texts markup and scripts
 * @param dynamic attributes that may be set at run time
 */
async function prune(css: string, texts: string[], dynamic: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: wordsOf,
    // Keeps pseudo-classes that stand alone (`:root`), and custom properties read by markup and scripts. Mantine's code also contains the
    // names of its theme, in the form `var(--…)` only where it reads them.
    safelist: { standard: [/^:/], variables: matchesOf(texts, /(?<=var\()--\w[\w-]*/g) },
    dynamicAttributes: dynamic,
    variables: true,
    keyframes: true,
  })
  return withoutAbsent(result?.css ?? '', new Set(texts.flatMap(wordsOf)))
}

/** Removes spaces that Vite leaves in values with custom properties. Around `+` and `-` they have a meaning. */
function tighten(root: postcss.Root) {
  root.walkDecls((declaration) => {
    const { value } = declaration
    if (!/["']/.test(value)) declaration.value = value.replaceAll(/ ?([,*/]) /g, '$1')
  })
}

/**
 * Removes rules of `:has(.x)` and `:has(> svg > .x)` when no text contains the class, and `@property` of a custom property that no rule
 * sets: PurgeCSS looks at neither.
 */
function withoutAbsent(css: string, words: Set<string>): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const asked = [...rule.selector.matchAll(/(?<!:not\():has\([^(),.]*\.([\w-]+)/g)].map(([, name = '']) => name)
    if (asked.length > 0 && asked.every((name) => !words.has(name))) rule.remove()
  })
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop))
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || (rule.name === 'property' && !set.has(rule.params))) rule.remove()
  })
  tighten(root)
  return root.toString()
}

/** Removes @font-face: each page declares the fonts already, and a second declaration re-lays out all text. */
const withoutFonts = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

/**
 * Removes rules of view transitions, of iframes, of the progress line and of what scripts draw below the first screen (`data-drawn`), which
 * exist only after a script has loaded the site's stylesheet.
 */
const withoutLater = (css: string) =>
  css
    // The selector is tested apart: inside one expression, it would be searched again from each of its characters.
    .replaceAll(/([^{}]*)\{[^{}]*\}/g, (rule, selector: string) =>
      /::view-transition|\[data-arriving\]|\[data-in-use\]|\[data-loading\]|\[data-drawn\]|iframe/.test(selector)
        ? ''
        : rule,
    )
    .replaceAll(/@starting-style\s*\{\s*\}/g, '')

/** Media other than screens with a script: browsers without scripts, print, and forced colours. */
const otherQueries = ['(scripting: none)', 'print', '(forced-colors: active)']
/** In an attribute, of as few bytes as there can be. */
export const otherMedia = otherQueries.join().replaceAll(': ', ':')

const isOther = (params: string) =>
  params.split(/, ?/).every((query) => otherQueries.includes(query.replace(/: ?/, ': ')))

/** Splits a stylesheet into rules of other media, with their layers, and rules of screens. */
function splitByMedia(css: string): { screen: string; other: string } {
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
  /** All rules that a page or script may use, without fonts. */
  full: string
  /** Rules of other media, for the whole site. */
  other: string
  /** Names of the two files, with content hashes: cacheable for ever. */
  fileNames: { full: string; other: string }
  /**
   * Rules that one page uses, or may use once its own modules run.
   * @param scripts code of the modules that only this page loads
   * @param isForScreens true to leave out the rules of other media
   */
  forPage: (html: string, scripts: string[], isForScreens?: boolean) => Promise<string>
}

/**
 * @param css the minified stylesheet of Vite
 * @param pages HTML of every page
 * @param scripts code of every chunk: class names in it may be set at run time
 */
export async function siteStyles(css: string, pages: string[], scripts: string[]): Promise<SiteStyles> {
  // Vite marks a stylesheet with a comment.
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '')
  const dynamic = dynamicAttributes(plain, pages)
  const used = await prune(plain, [...pages, ...scripts], dynamic)
  const full = withoutFonts(used)
  const { screen, other } = splitByMedia(used)
  const inlined = { all: withoutLater(used), screens: withoutLater(screen) }
  return {
    full,
    other,
    fileNames: {
      full: `site-${hashOf(full).slice(0, nameLength)}.css`,
      other: `media-${hashOf(other).slice(0, nameLength)}.css`,
    },
    forPage: (html, own, isForScreens) => prune(isForScreens ? inlined.screens : inlined.all, [html, ...own], dynamic),
  }
}
