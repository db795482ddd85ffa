/**
 * Calls back once the next frame has been painted: what nobody sees need not hold up what somebody waits for.
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
