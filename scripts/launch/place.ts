/** Where a value is written, so that whoever has to change it goes straight there. */
import { readFileSync } from 'node:fs'

/**
 * `src/site/config.ts:74`, the line of the first property, or constant, of that name in a value of the file (types come before, and have the same names).
 * @param field its name, after those of the objects it is in: `contact.adresse`
 * @throws when there is none: a message must not lead nowhere
 */
export function placeOf(file: string, field: string): string {
  const code = readFileSync(file, 'utf8')
  let end = code.search(/^(?:export )?(?:const|default) /m)
  // `references[0].accord`: the list is enough of a place.
  const [named = ''] = field.split('[')
  for (const name of named.split('.')) {
    const property = new RegExp(`\\b${name}['"]?(?::| =)`, 'g')
    property.lastIndex = end
    if (end < 0 || !property.test(code)) throw new Error(`${file} n’a pas de champ « ${field} ».`)
    end = property.lastIndex
  }
  return `${file}:${code.slice(0, end).split('\n').length}`
}
