/**
 * One stylesheet for the whole site, and in each page the part of it that the page uses, inline: the first paint needs no request. What no page
 * uses reaches no one. PurgeCSS (https://purgecss.com) does the pruning.
 */
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { hashOf } from './cache.ts'

const all = (texts: string[], pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))]

/**
 * Leaves out the rules of classes that no text names. Elements and attributes may come with what a visitor does: `details[open]`.
 * @param texts markup and scripts
 */
async function prune(css: string, texts: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: { standard: [/^[a-z]+[1-6]?$/, /^:/], variables: all(texts, /--\w[\w-]*/g) },
    // The tint of a project is in its markup, or in its data: no visitor changes it.
    dynamicAttributes: all([css], /(?<=\[)[\w-]+/g).filter((name) => !name.endsWith('tint')),
    variables: true,
    keyframes: true,
  })
  return result?.css ?? ''
}

/** A font declared again makes the browser measure every line of the page again: each page declares those of the site. */
function withoutFonts(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  return root.toString()
}

export interface SiteStyles {
  /** All that a page or script of the site may use, but for the fonts. */
  full: string
  /** File name made from the content, so that it may be cached for ever. */
  fileName: string
  /**
   * The part one page uses, or may use once its own modules run.
   * @param scripts code of the modules that only this page loads
   */
  forPage: (html: string, scripts: string[]) => Promise<string>
}

/**
 * @param css the stylesheet Vite built, minified
 * @param pages HTML of every page
 * @param scripts code of every chunk: a class name found there may be put on an element later
 */
export async function siteStyles(css: string, pages: string[], scripts: string[]): Promise<SiteStyles> {
  const used = await prune(css, [...pages, ...scripts])
  const full = withoutFonts(used)
  return {
    full,
    fileName: `site-${hashOf(full).slice(0, 8)}.css`,
    forPage: (html, own) => prune(used, [html, ...own]),
  }
}
