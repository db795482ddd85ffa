/**
 * React hydrates in small pieces, unless a finger lands meanwhile: it then does all that is left at once, so as to hear it
 * (https://react.dev/reference/react-dom/client/hydrateRoot), and what the browser would have done by itself, such as opening the menu,
 * waits a tenth of a second and more on a phone. None of our components listens to presses of a finger or of a key: while the page is
 * hydrated, React does not hear of them, nor of a click on what the browser answers alone. A click on a link, also from the keyboard, still
 * hurries it, and is then followed in the site; what is typed into a field is heard as well.
 */
const gestures = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup'],
  // A second tap soon after the first is one too.
  ...['click', 'dblclick'],
]
const browsersOwn = '[popovertarget], summary'

const withhold = (event: Event) => {
  if (event.type !== 'click' || (event.target as Element).closest(browsersOwn)) event.stopPropagation()
}

let begin = 0
let duration = 0

/** How long the page that was opened has taken to hydrate, in milliseconds: it tells how quick the machine is. 0 until then. */
export const hydrationTime = () => duration

/** Keeps presses from React. Call it before hydration. */
export function holdPresses(window: Window): void {
  begin = performance.now()
  for (const type of gestures) window.addEventListener(type, withhold, { capture: true })
}

/** Takes that back. Call it when the page is hydrated. */
export function releasePresses(window: Window): void {
  duration = performance.now() - begin
  for (const type of gestures) window.removeEventListener(type, withhold, { capture: true })
}
