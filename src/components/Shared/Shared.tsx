import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useBrowserValue } from '@/hooks/useHydrated'

/** Under a finger the next page must be there at once: on a phone a transition costs it 220 ms (docs/decisions/016). */
const media = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

const readMedia = () => window.matchMedia(media).matches

/**
 * An element that the next page shows too, in another place: the browser moves it there, for a visitor with a mouse.
 * @param props.name the same in both pages, and once in each
 */
export function Shared({ name, children }: { name: string; children: ReactNode }) {
  const canMove = useBrowserValue(readMedia, false)
  // What one comes back to is there at once, also where it had to be loaded first: React does not see a return in that. It may leave again.
  const [isReturn, setIsReturn] = useState(useNavigationType() === 'POP')
  useEffect(() => setIsReturn(false), [])
  // React would write its name into the page, in attributes that HTML does not have.
  if (import.meta.env.SSR) return children
  return (
    <ViewTransition name={name} default="none" share={canMove && !isReturn ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  )
}
