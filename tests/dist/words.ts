/** The words of a page, for the tests of what one reads. */
import { type BuiltPage, textOf } from './site'

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
