/** Putting off what nobody waits for. */

/** How long after its own load a page is left alone, in milliseconds: its last requests are then over, and the live card has its figures. */
export const settling = 1200

/**
 * Calls back once the visitor has the page before them and it has loaded: a browser may load one ahead, and never show it
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 * @param delay from then on, in milliseconds
 * @returns the function that takes it back
 */
export function afterLoad(callback: () => void, delay: number, window: Window): () => void {
  const document: Document & { prerendering?: boolean } = window.document
  let timer = 0
  const wait = () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', wait, { once: true })
    else if (document.readyState !== 'complete') window.addEventListener('load', wait, { once: true })
    else timer = window.setTimeout(callback, delay)
  }
  wait()
  return () => {
    document.removeEventListener('prerenderingchange', wait)
    window.removeEventListener('load', wait)
    window.clearTimeout(timer)
  }
}

/**
 * Calls back once the next frame has been painted.
 * @returns the function that takes it back
 */
export function afterPaint(callback: () => void, window: Window): () => void {
  let timer = 0
  // Frames are announced before they are painted; what is put off from there comes after.
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
