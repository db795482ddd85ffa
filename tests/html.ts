/** HTML validity (html-validate), for built files and for the hydrated DOM. */
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // Equivalent notations of the build and of React: case of the doctype, boolean attributes, quotes, spaces.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Inline custom properties are data, not style.
    'no-inline-style': 'off',
  },
})

/** Redundant roles that are required: by RGAA 1.9 on a figure with a caption, by Safari in a table with changed display. */
const isAskedFor = (message: string) => /^Redundant role "(?:figure|table|row|cell|\w+header)"/.test(message)

/** Validation errors, as readable lines. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !isAskedFor(message))
      .map(({ ruleId, message, selector }) => `${ruleId} : ${message} (${selector})`),
  )
}

/** Labels of regions that differ from the title they hold, and forms named otherwise than the title of their section. */
export function misnamedRegions(document: Document): string[] {
  const read = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
  return [...document.querySelectorAll('[aria-label]:is(section, aside, nav, form, article)')].flatMap((region) => {
    const label = region.getAttribute('aria-label')?.replaceAll(/\s+/g, ' ')
    const place = region.matches('form') ? region.closest('section') : region
    const title = read(place?.querySelector('h1, h2, h3, h4'))
    return title === undefined || title === label ? [] : [`« ${label} », et on y lit « ${title} »`]
  })
}
