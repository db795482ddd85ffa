/** Texts to test: those of a page, and those of the owner's facts. */
import { config } from '@/site/config'
import { type BuiltPage, textOf } from './site'

/** All texts in an object, each with the name of its property. */
function textsOf(object: object): [name: string, text: string][] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value] as [string, string]]
    return value && typeof value === 'object' ? textsOf(value) : []
  })
}

/** Texts of the owner's facts, with field names. */
export const factTexts = textsOf(config)

/** Everything visible or audible: text, head, alternatives, labels. */
export function words({ document }: BuiltPage): string {
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']
  const fromAttributes = [
    ...document.querySelectorAll('img, a, button, nav, input, meta[name="description"], section, ul, svg'),
  ]
    .flatMap((element) => attributes.map((name) => element.getAttribute(name)))
    .filter(Boolean)
  return [document.title, textOf(document.body), ...fromAttributes].join('\n')
}
