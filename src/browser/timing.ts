/** Putting off what nobody waits for. */

/**
 * Resolves once the visitor has the page before them and it has loaded: a browser may load one ahead, and never show it
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 * @param delay from then on, in milliseconds
 */
export async function loaded(delay: number): Promise<void> {
  const eventOn = (target: EventTarget, event: string) =>
    new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
  if ('prerendering' in document && document.prerendering) await eventOn(document, 'prerenderingchange')
  if (document.readyState !== 'complete') await eventOn(window, 'load')
  await new Promise((resolve) => window.setTimeout(resolve, delay))
}

/** Calls back once the next frame has been painted: frames are announced before they are, and what is put off from there comes after. */
export const afterPaint = (callback: () => void): void => void requestAnimationFrame(() => setTimeout(callback))

/**
 * Loads once, unless it fails. What has been loaded ahead is then given in the task that asks for it, where `import` would take some: React
 * renders the next page once, and not the wait for it before.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
