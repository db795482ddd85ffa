import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Under a finger the next page must be there at once: on a phone a transition costs it 220 ms (docs/decisions/016). */
const media = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * An element that the next page shows too, in another place: the browser moves it there, for a visitor with a mouse.
 * @param props.name the same in both pages, and once in each
 */
export function SharedElement({ name, children }: { name: string; children: ReactNode }) {
  // Prerendered, React would write the name into the page, in attributes that HTML does not have.
  const [canMove] = useState(() => !import.meta.env.SSR && window.matchMedia(media).matches)
  // A page reached by « back » is there at once, also where it had to be loaded first: React does not see a return in that. It may leave again.
  const [isReturn, setIsReturn] = useState(useNavigationType() === 'POP')
  useEffect(() => setIsReturn(false), [])
  // In a transition, even one that moves nothing, React holds the next page back until its cover is decoded, for up to 800 ms.
  if (!canMove) return children
  return (
    <ViewTransition name={name} default="none" share={isReturn ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  )
}
