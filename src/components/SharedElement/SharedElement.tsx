import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Pointers that hover only: on a phone a view transition delays the next page by 220 ms (docs/decisions/016). */
const media = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * An element that exists on two pages in different places: a view transition moves it, for visitors with a mouse.
 * @param props.name `view-transition-name`: same on both pages, unique on each
 */
export function SharedElement({ name, children }: { name: string; children: ReactNode }) {
  // During prerendering React would write the name as attributes that are not valid HTML.
  const [canMove] = useState(() => !import.meta.env.SSR && window.matchMedia(media).matches)
  // No transition on « back », even when the page has to be loaded again, which React does not recognise as a return. The element may still
  // animate when the visitor leaves again.
  const [isReturn, setIsReturn] = useState(useNavigationType() === 'POP')
  useEffect(() => setIsReturn(false), [])
  // Within a transition, even one that moves nothing, React delays the page until its cover is decoded, up to 800 ms.
  if (!canMove) return children
  return (
    <ViewTransition name={name} default="none" share={isReturn ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  )
}
