// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdPresses, releasePresses } from '@/hooks/hydration'

/** What a field says of itself, and what has to be heard as it happens. */
const ofFields = /^(?:input|textInput|change|reset|copy|cut|paste|composition.*|drag.*|drop)$/
/** Where React names the events for which it hydrates all that is left at once. */
const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
const [, hurried = ''] = /"(mousedown mouseup [^"]+)"/.exec(react) ?? []
const presses = hurried.split(' ').filter((type) => !ofFields.test(type))

let heard: string[]
const press = (id: string) => {
  heard = []
  const target = document.getElementById(id) as HTMLElement
  for (const type of presses) target.dispatchEvent(new Event(type, { bubbles: true }))
  return heard
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><button id="menu" popovertarget="nav"><span id="bars"></span></button><details><summary id="summary">Plus</summary></details><a id="link" href="/projets">Projets</a></main>'
  // Where React listens.
  for (const type of presses) document.querySelector('main')?.addEventListener(type, () => heard.push(type))
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
  expect(press('menu')).toEqual(presses)
})
