/**
 * Breakpoints of the theme as custom media queries (https://drafts.csswg.org/mediaqueries-5/#custom-mq): `@media (--from-lg)` and `@media
 * (--below-lg)`. In `em` of the visitor's text size: at 200 % a page has the layout of half its width, so that columns stay wide enough for
 * words.
 */
import { em } from '@mantine/core'
import type { Plugin } from 'postcss'
import { merged, themeCss } from './variables.ts'

const queries = new Map(
  Object.entries(merged.breakpoints).flatMap(([name, width]) => [
    [`--from-${name}`, `(width >= ${em(width)})`],
    [`--below-${name}`, `(width < ${em(width)})`],
  ]),
)

/** @throws CssSyntaxError, with file and line, on a breakpoint that does not exist */
export const breakpointQueries: Plugin = {
  postcssPlugin: 'site:breakpoints',
  AtRule: {
    media: (rule) => {
      if (!rule.params.includes('(--')) return
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = queries.get(name)
        if (!query)
          throw rule.error(
            `« ${name} » n’existe pas : il faut l’une de ces valeurs : ${[...queries.keys()].join(', ')}.`,
          )
        return query
      })
    },
  },
}

/** Replaces `@design-tokens` by the custom properties of the theme. */
export const themeProperties: Plugin = {
  postcssPlugin: 'site:theme',
  AtRule: {
    'design-tokens': (rule, { postcss }) => {
      rule.replaceWith(postcss.parse(themeCss(), { from: rule.source?.input.file }))
    },
  },
}
