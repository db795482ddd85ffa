/** Clicks: the second of a double click is ignored; those with a modifier are left to the browser. */

/** True of a click that asks the browser for another tab, a window or a download. */
export const leavesToBrowser = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => metaKey || ctrlKey || shiftKey || altKey

/** True of an event on a link, button or fold. Fields and boxes keep what the browser does. */
const isOnControl = ({ target }: Event) => Boolean((target as Element).closest?.('a, button, summary'))

/**
 * Until the returned function is called, the second click of a double click does nothing: it would send twice, undo the first, or press
 * what appeared under the pointer. Focus is left alone.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** True when the first press of a click was on a control. */
  let isControl = false
  const onPress = (event: MouseEvent) => {
    if (event.detail < 2) isControl = isOnControl(event)
    else if (isControl) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2 || !isControl) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('mousedown', onPress, { capture: true, signal })
  window.addEventListener('click', onClick, { capture: true, signal })
  return () => listening.abort()
}
