/** A page as its readers, their tools and search engines have it: shown in the browser, and as the host has it. */
import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'

/** The look of a page without its live parts: the hour, the figures of the visitor's browser. Runs in the page, and here. */
function look(shown: Document = document) {
  const body = shown.body.cloneNode(true) as HTMLElement
  for (const live of body.querySelectorAll('[data-live]')) live.remove()
  /** An element as it is told to those who do not see it. Where a link leads but for the place, which only a page without scripts needs. */
  const tell = (element: Element) => {
    const told = [...element.attributes]
      .filter(({ name }) => /^(?:id|role|aria-.*|alt|lang|href|for|type|name|title)$/.test(name))
      .map(({ name, value }) => `${name}=${name === 'href' ? value.replace(/#.*/, '') : value}`)
    return [element.localName, ...told.sort()].join(' ')
  }
  return {
    title: shown.title,
    // The content of `<noscript>` is plain text here, entities and all.
    text: body.textContent?.replaceAll('&nbsp;', '\u00a0'),
    elements: [...body.querySelectorAll('#root *:not([aria-hidden=true], [aria-hidden=true] *, [data-read] *)')].map(
      tell,
    ),
    head: [...shown.head.querySelectorAll('title, meta:not([http-equiv]), link[rel="canonical"]')]
      .map((element) => element.outerHTML)
      .sort(),
    data: [...shown.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  }
}

type Look = ReturnType<typeof look>

/** The page shown. */
export const snapshot = (page: Page): Promise<Look> => page.evaluate(look as () => Look)

/** The page that the host has at a path, which no script has touched. */
export async function hosted(page: Page, path: string): Promise<Look> {
  const response = await page.request.get(path)
  const { document } = new JSDOM(await response.text()).window
  // Parsed here, what is meant for pages without scripts are elements; in the page shown it is text.
  for (const aside of document.querySelectorAll('noscript')) aside.textContent = aside.innerHTML
  return look(document)
}
