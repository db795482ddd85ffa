/** What a screen reader is given of every page: the browser's own accessibility tree, in the order in which it is read. */
import type { Page } from '@playwright/test'
import { expect, open, paths, test, unknownPath } from './test'

interface Node {
  role: string
  name: string
  /** Of a heading, from 1 to 6. */
  level: number
}

const controls = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'radio',
  'combobox',
  'DisclosureTriangle',
]
/** What is announced by its name alone: without one, nobody can tell what it is. */
const named = [...controls, 'heading', 'image', 'navigation', 'region', 'form', 'table']
/** What one jumps to by name: two that sound alike cannot be told apart. */
const places = ['navigation', 'region', 'form', 'table']

async function heard(page: Page): Promise<Node[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: Number(properties.find((property) => property.name === 'level')?.value.value),
    }))
}

const ofRole = (nodes: Node[], ...roles: string[]) => nodes.filter(({ role }) => roles.includes(role))

for (const path of [...paths, unknownPath])
  test(`${path} makes sense to the ear`, async ({ page }) => {
    await open(page, path)
    const nodes = await heard(page)
    expect(ofRole(nodes, 'banner', 'main', 'contentinfo').map(({ role }) => role)).toEqual([
      'banner',
      'main',
      'contentinfo',
    ])
    expect(ofRole(nodes, ...named).filter(({ name }) => name === '')).toEqual([])
    const names = ofRole(nodes, ...places).map(({ role, name }) => `${role} ${name}`)
    expect(names).toEqual([...new Set(names)])

    // One goes through a page by its headings: the first says what it is, and none is left out.
    const levels = ofRole(nodes, 'heading').map(({ level }) => level)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    const inMain = nodes.slice(nodes.findIndex(({ role }) => role === 'main'))
    expect(ofRole(inMain, 'heading')[0]?.level).toBe(1)

    // The way to the contents comes before the bar.
    const [first] = ofRole(nodes, ...controls) as [Node]
    expect(first.role).toBe('link')
    expect(nodes.indexOf(first)).toBeLessThan(nodes.findIndex(({ role }) => role === 'banner'))
  })
