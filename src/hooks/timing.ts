/** Putting off what nobody waits for. */

/** What follows is a task of its own: gestures are heard, and frames painted, before it. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

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

/**
 * Waits for a promise, and no longer than that.
 * @param patience in milliseconds
 * @throws Error when it has taken longer
 */
export const within = <T>(patience: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, new Error(`Rien n’est venu en ${patience / 1000} s.`))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

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
