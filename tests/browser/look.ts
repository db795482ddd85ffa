/** A page as the browser renders it and as the host's HTML has it, to be compared. */
import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'

/** Serializes a page without its live parts: hour, measured figures, « lue » after links of pages read. Runs in the page and here. */
function look(shown: Document = document) {
  const body = shown.body.cloneNode(true) as HTMLElement
  for (const live of body.querySelectorAll('[data-live]')) live.remove()
  /** An element's accessible description. Links without their fragment, which only pages without scripts need. */
  const serialize = (element: Element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => /^(?:id|role|aria-.*|alt|lang|href|for|type|name|title)$/.test(name))
      .map(({ name, value }) => `${name}=${name === 'href' ? value.replace(/#.*/, '') : value}`)
    return [element.localName, ...attributes.sort()].join(' ')
  }
  return {
    title: shown.title,
    // With scripting, the content of `<noscript>` is text.
    text: body.textContent?.replaceAll('&nbsp;', '\u00a0'),
    elements: [...body.querySelectorAll('#root *:not([aria-hidden=true], [aria-hidden=true] *, [data-read] *)')].map(
      serialize,
    ),
    head: [...shown.head.querySelectorAll('title, meta:not([http-equiv]), link[rel="canonical"]')]
      .map((element) => element.outerHTML)
      .sort(),
    data: [...shown.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  }
}

type Look = ReturnType<typeof look>

/** The rendered page. */
export const snapshot = (page: Page): Promise<Look> => page.evaluate(look as () => Look)

/** The host's HTML of a path. */
export async function hosted(page: Page, path: string): Promise<Look> {
  const response = await page.request.get(path)
  // Without its styles, which jsdom takes longer to parse than the rest.
  const { document } = new JSDOM((await response.text()).replace(/<style>[\s\S]*?<\/style>/, '')).window
  // Parsed without scripting, `<noscript>` contains elements; in the page it is text.
  for (const element of document.querySelectorAll('noscript')) element.textContent = element.innerHTML
  return look(document)
}
