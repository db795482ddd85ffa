/** Lists of a page's copy: an owner adds items, with names of their own, and removes others. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Frame } from '@/layout/Frame'
import { PageView } from '@/layout/PageView'
import { future } from '@/router'
import { pages } from '@/site/pages'

const copies = import.meta.glob<object>('/src/content/*.ts')

/** Texts by which an item is told from others. */
const own = ['id', 'name', 'title', 'question', 'text']

/** Another item like one. */
function another(item: unknown): unknown {
  if (typeof item === 'string') return `${item} encore`
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      own.includes(key) && typeof value === 'string' ? `${value}-encore` : value,
    ]),
  )
}

/** Adds an item to a list, unless its items are pages. */
function lengthen(list: unknown[]) {
  const last = list.at(-1)
  if (last !== undefined && !Object.hasOwn(pages, String(last))) list.push(another(last))
}

/** Changes every list within a value. */
function changeLists(value: unknown, change: (list: unknown[]) => void, seen = new Set<unknown>()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const parts = Object.values(value)
  if (Array.isArray(value)) change(value)
  for (const part of parts) changeLists(part, change, seen)
}

test.each([
  ['one item', 1],
  ['one item more', 2],
  ['six items more', 7],
])('a page whose lists have %s each is rendered', async (_, count) => {
  vi.resetModules()
  const change = (list: unknown[]) => {
    if (count === 1) list.splice(1)
    for (let added = 1; added < count; added++) lengthen(list)
  }
  for (const load of Object.values(copies)) changeLists({ ...(await load()) }, change)
  const { routes } = await import('@/routes')
  const [{ children: [{ children = [] } = {}] = [] } = {}] = routes as RouteObject[]
  const failed: unknown[] = []
  for (const { path = '', lazy } of children) {
    if (!lazy) continue
    const { element, handle } = (await lazy()) as RouteObject
    const page = { element: <PageView />, children: [{ path, element, handle }] }
    const frame = { path: '/', element: <Frame prefetch={async () => {}} />, children: [page] }
    const router = createMemoryRouter([frame], { future, initialEntries: [path.replace('*', '/rien')] })
    try {
      renderToStaticMarkup(<RouterProvider router={router} future={future} />)
    } catch (error) {
      failed.push([path, error])
    }
  }
  expect(failed).toEqual([])
})
