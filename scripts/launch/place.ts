/** Finds the line of a value in a source file. */
import { readText } from '../text.ts'

/**
 * `src/site/config.ts:74`: line of the first property or constant of that name in a value (type declarations are skipped).
 * @param field dotted name: `contact.adresse`
 * @throws Error when there is none
 */
export function lineOfField(file: string, field: string): string {
  const code = readText(file)
  let end = code.search(/^(?:export )?(?:const|default) /m)
  // For `references[0].accord`, the line of the list.
  const [named = ''] = field.split('[')
  for (const name of named.split('.')) {
    const property = new RegExp(`\\b${name}['"]?(?::| =)`, 'g')
    property.lastIndex = end
    if (end < 0 || !property.test(code)) throw new Error(`${file} n’a pas de champ « ${field} ».`)
    end = property.lastIndex
  }
  return `${file}:${code.slice(0, end).split('\n').length}`
}
