/** Values that a schema must refuse, found in the schema itself. */
import { inspect } from 'node:util'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Mistake } from '../scripts/content/mistakes'
import { fieldName } from '../scripts/content/schema'

/** Values that a field may not have: absent where it is required, of another type, blank, of signs alone, with invisible characters. */
function impossibleFor(schema: z.ZodType, kind: z.ZodType, value: unknown, isFree: (kind: z.ZodType) => boolean) {
  const items = Array.isArray(value) && value.length > 0 ? value : ['x']
  const written = value ?? 'x'
  const ofKind: Partial<Record<typeof kind.def.type, unknown[]>> = {
    object: ['x', [], { ...Object(value), inconnu: 'x' }],
    array: ['x', [''], [...items, items[0]]],
    record: ['x', []],
    boolean: ['oui', 1],
    number: ['2 400', -1, 0.001, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
  }
  const signs = [
    '',
    ' ',
    '…',
    '-',
    `${written}\u200b`,
    `\u202e${written}`,
    `<b>${written}</b>`,
    `${written}\n`,
    `\t${written}`,
  ]
  return [
    ...(schema.isOptional() ? [] : [undefined]),
    ...(schema.isNullable() ? [] : [null]),
    ...(ofKind[kind.def.type] ?? [1, {}, ...signs, ...(isFree(kind) ? [] : ['x'])]),
  ]
}

/** A field: its path in the facts (`equipe`, 0, `prenom`), its schema, and the same without « may be absent » and « may be null ». */
type Field = [path: (string | number)[], schema: z.ZodType, kind: z.ZodType]

/** A schema and all those in it. */
function fieldsOf(schema: z.ZodType, path: Field[0] = []): Field[] {
  let kind: z.ZodType = schema
  while (kind.def.type === 'optional' || kind.def.type === 'nullable')
    kind = (kind as z.ZodOptional<z.ZodType>).unwrap()
  const { shape = {}, element } = kind as { shape?: Record<string, z.ZodType>; element?: z.ZodType }
  return [
    [path, schema, kind],
    ...Object.entries(shape).flatMap(([name, part]) => fieldsOf(part, [...path, name])),
    ...(element ? fieldsOf(element, [...path, 0]) : []),
  ]
}

/**
 * Expects each impossible value of each field to be refused, by the name of the field and with what would be right.
 * @param complete with every field
 * @param mistakesIn the same with one field changed
 * @param isFree true for a schema that accepts any words
 */
export function refusesImpossible<T extends object>(
  schema: z.ZodType,
  complete: T,
  mistakesIn: (given: T) => Mistake[],
  isFree: (kind: z.ZodType) => boolean = () => true,
) {
  const [, ...fields] = fieldsOf(schema)
  expect(fields.length).toBeGreaterThan(Object.keys(complete).length)
  for (const [path, one, kind] of fields) {
    const [field, name] = [fieldName(path), path.at(-1) ?? '']
    const holderIn = (all: T) => path.slice(0, -1).reduce<object>((holder, part) => Reflect.get(holder, part), all)
    for (const value of impossibleFor(one, kind, Reflect.get(holderIn(complete), name), isFree)) {
      const given = structuredClone(complete)
      Reflect.set(holderIn(given), name, value)
      const mistakes = mistakesIn(given)
      const where = `${field} : ${inspect(value)}`
      expect.soft(mistakes, where).not.toEqual([])
      for (const mistake of mistakes) {
        expect.soft(mistake.field.startsWith(field), `${where}, ${mistake.field}`).toBe(true)
        expect.soft(mistake.problem, where).toMatch(/il (?:en )?faut|(?:écriv|récriv|effac|retir|mett|gard)ez|n’a ni/i)
      }
    }
  }
}
