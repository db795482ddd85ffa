/** Where a value is written, so that whoever has to change it goes straight there. */
import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

interface Property {
  start: number
  key: { name?: string; value?: unknown }
  value: { type: string; properties?: Property[] }
}

const isNamed = ({ key }: Property, name: string | undefined) => key?.name === name || key?.value === name

/** The property at the end of a path of names, below one that bears the first. */
function descend(property: Property, [name, ...rest]: string[]): Property | undefined {
  if (!isNamed(property, name)) return undefined
  if (rest.length === 0) return property
  for (const child of property.value.properties ?? []) {
    const found = descend(child, rest)
    if (found) return found
  }
  return undefined
}

/**
 * `src/site/config.ts:74`, the line of the first property of that name.
 * @param field its name, with those of the objects around it where it is not at the top: `contact.adresse`
 * @throws when there is none: a message must not lead nowhere
 */
export function placeOf(file: string, field: string): string {
  const code = readFileSync(file, 'utf8')
  let found: Property | undefined
  new Visitor({
    Property: (node: ESTree.Node) => {
      found ??= descend(node as unknown as Property, field.split('.'))
    },
  } as ConstructorParameters<typeof Visitor>[0]).visit(parseSync(file, code).program)
  if (!found) throw new Error(`${file} n’a pas de champ « ${field} ».`)
  return `${file}:${code.slice(0, found.start).split('\n').length}`
}
