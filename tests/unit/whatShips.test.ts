/** @vitest-environment node */
import { describe, expect, test } from 'vitest'
import { fillPart } from '../../scripts/bench/document'
import { estimateParts, partOf } from '../../scripts/vite/whatShips'

describe('what ships', () => {
  test('is told by room of the site, by package, and by component where a package has some', () => {
    expect(partOf('/work/src/layout/Header.tsx')).toBe('src/layout')
    expect(partOf('/work/src/pages/projets/ProjetsPage.tsx')).toBe('src/pages/projets')
    expect(partOf('/work/src/router.tsx')).toBe('src/router.tsx')
    expect(partOf('/work/node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('react-dom')
    expect(partOf('/work/node_modules/a/node_modules/@remix-run/router/dist/router.js')).toBe('@remix-run/router')
    expect(partOf('/work/node_modules/@mantine/core/esm/components/Input/Input.mjs')).toBe('@mantine/core · Input')
    expect(partOf('\0virtual:projets/noms')).toBe('generated')
  })

  test('adds up to what the chunk weighs, whatever each part weighs alone', () => {
    const code = { big: 'export const a = document.title.split("").map((c) => c.charCodeAt(0))', small: 'const b = 1' }
    const parts = estimateParts(code, 1000)
    expect((parts.big ?? 0) + (parts.small ?? 0)).toBe(1000)
    expect(parts.big).toBeGreaterThan(parts.small ?? 0)
  })
})

describe('the page on performance', () => {
  test('keeps what stands around the part that is written', () => {
    expect(fillPart('A <!-- bench -->old<!-- /bench --> B', 'bench', 'new')).toBe(
      'A <!-- bench -->\n\nnew\n\n<!-- /bench --> B',
    )
  })

  test('says which mark is missing', () => {
    expect(() => fillPart('A', 'bench', 'new')).toThrow('<!-- bench -->')
  })
})
