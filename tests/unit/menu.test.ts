// @vitest-environment jsdom
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { manageDisclosure, manageDrawer } from '@/hooks/menu'
import { afterPaint } from '@/hooks/timing'

let stop: () => void
const painted = () => new Promise<void>((resolve) => afterPaint(resolve, window))
afterEach(() => stop())

describe('the drawer', () => {
  let menu: HTMLElement
  let wide: { matches: boolean; listeners: (() => void)[] }
  const toggle = (newState: 'open' | 'closed') =>
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
  const inert = () =>
    [...document.querySelectorAll<HTMLElement>('main, footer, a')].map((element) => element.inert ?? false)

  beforeEach(() => {
    document.body.innerHTML =
      '<header><a href="/" data-outside-menu>Logo</a><button>Menu</button><nav>…</nav></header><main></main><footer></footer>'
    menu = document.querySelector('nav') as HTMLElement
    menu.hidePopover = vi.fn()
    wide = { matches: false, listeners: [] }
    window.matchMedia = vi.fn(() => ({
      get matches() {
        return wide.matches
      },
      addEventListener: (_: string, listener: () => void) => wide.listeners.push(listener),
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia
    vi.spyOn(menu, 'matches').mockReturnValue(true)
    stop = manageDrawer(menu, 1280, window)
  })

  test('is shown, then makes everything but the bar inert until it closes', async () => {
    toggle('open')
    expect(inert()).toEqual([false, false, false])
    await vi.waitFor(() => expect(inert()).toEqual([true, true, true]))
    toggle('closed')
    expect(inert()).toEqual([false, false, false])
  })

  test('closed before it was shown, leaves nothing inert', async () => {
    toggle('open')
    toggle('closed')
    await painted()
    expect(inert()).toEqual([false, false, false])
  })

  test('closes when the window becomes wide enough for a row of links', () => {
    expect(window.matchMedia).toHaveBeenCalledWith('(width >= 1280px)')
    for (const listener of wide.listeners) listener()
    expect(menu.hidePopover).not.toHaveBeenCalled()
    wide.matches = true
    for (const listener of wide.listeners) listener()
    expect(menu.hidePopover).toHaveBeenCalledOnce()
  })

  test('leaves nothing inert when it goes away open', async () => {
    toggle('open')
    stop()
    await painted()
    expect(inert()).toEqual([false, false, false])
  })
})

describe('the disclosure of the services', () => {
  let details: HTMLDetailsElement
  const summary = () => details.querySelector('summary') as HTMLElement

  beforeEach(() => {
    document.body.innerHTML =
      '<details><summary tabindex="0">Services</summary><a href="#a">Création</a><a href="#b">Refonte</a></details><a id="apres" href="#c">Projets</a>'
    details = document.querySelector('details') as HTMLDetailsElement
    details.open = true
    stop = manageDisclosure(details, document)
  })

  test('Escape closes it and gives focus back to its button', async () => {
    details.querySelector('a')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(summary())
  })

  test('Escape leaves focus where it is when it was elsewhere', async () => {
    document.getElementById('apres')?.focus()
    details.open = true
    await userEvent.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement?.id).toBe('apres')
  })

  test('a click elsewhere closes it, a click inside does not', async () => {
    await userEvent.click(details.querySelectorAll('a')[1] as HTMLElement)
    expect(details.open).toBe(true)
    await userEvent.click(document.body)
    expect(details.open).toBe(false)
  })

  test('closes when focus moves on', async () => {
    details.querySelectorAll('a')[1]?.focus()
    await userEvent.tab()
    expect(document.activeElement?.id).toBe('apres')
    expect(details.open).toBe(false)
  })
})
