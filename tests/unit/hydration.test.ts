// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdPresses, releasePresses } from '@/hooks/hydration'

let heard: string[]
const press = (id: string) => {
  heard = []
  const target = document.getElementById(id) as HTMLElement
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click'])
    target.dispatchEvent(new Event(type, { bubbles: true }))
  return heard
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><button id="menu" popovertarget="nav"><span id="bars"></span></button><details><summary id="summary">Plus</summary></details><a id="link" href="/projets">Projets</a></main>'
  // Where React listens.
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click'])
    document.querySelector('main')?.addEventListener(type, () => heard.push(type))
  holdPresses(window)
})
afterEach(() => releasePresses(window))

test('while the page is hydrated, React hears no press, and no click on what the browser answers alone', () => {
  expect(press('menu')).toEqual([])
  expect(press('bars')).toEqual([])
  expect(press('summary')).toEqual([])
})

test('a click on a link is heard at once', () => {
  expect(press('link')).toEqual(['click'])
})

test('all is heard once the page is hydrated', () => {
  releasePresses(window)
  expect(press('menu')).toEqual(['pointerdown', 'touchstart', 'mousedown', 'click'])
})
