/** Texts of a page, for the tests of texts. */
import { config } from '@/site/config'
import { type BuiltPage, textOf } from './site'

/** All texts in the owner's facts, with field names. */
function textsOf(facts: object): [name: string, text: string][] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value] as [string, string]]
    return value && typeof value === 'object' ? textsOf(value) : []
  })
}
export const factTexts = textsOf(config)

/** Everything visible or audible: text, head, alternatives, labels. */
export function words({ document }: BuiltPage): string {
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']
  const spoken = [
    ...document.querySelectorAll('img, a, button, nav, input, meta[name="description"], section, ul, svg'),
  ]
    .flatMap((element) => attributes.map((name) => element.getAttribute(name)))
    .filter(Boolean)
  return [document.title, textOf(document.body), ...spoken].join('\n')
}
