/** The words of a page, for the tests of what one reads. */
import { config } from '@/site/config'
import { type BuiltPage, textOf } from './site'

/** Every text in the owner's facts, with the name of its field. */
function textsOf(facts: object): [name: string, text: string][] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value] as [string, string]]
    return value && typeof value === 'object' ? textsOf(value) : []
  })
}
export const factTexts = textsOf(config)

/** Everything a person reads or hears: text, head, alternatives, names. */
export function words({ document }: BuiltPage): string {
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']
  const spoken = [
    ...document.querySelectorAll('img, a, button, nav, input, meta[name="description"], section, ul, svg'),
  ]
    .flatMap((element) => attributes.map((name) => element.getAttribute(name)))
    .filter(Boolean)
  return [document.title, textOf(document.body), ...spoken].join('\n')
}
