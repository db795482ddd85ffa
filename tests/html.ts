/** HTML validity (html-validate), the same for the built files and for what is in the page after hydration. */
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // Written by the build or by React, and equivalent: case of the doctype, attributes without value, quotes, spaces.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Custom properties on an element are data, not style: Mantine and a few of our own components set them.
    'no-inline-style': 'off',
  },
})

/** Redundant, and asked for: by RGAA 1.9 on a figure with a caption, by Safari in a table whose display changes. */
const isAskedFor = (message: string) => /^Redundant role "(?:figure|table|row|cell|\w+header)"/.test(message)

/** Errors of validity, as lines one can read. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !isAskedFor(message))
      .map(({ ruleId, message, selector }) => `${ruleId} : ${message} (${selector})`),
  )
}
