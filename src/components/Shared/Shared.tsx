import { type ReactNode, ViewTransition } from 'react'
import { useBrowserValue } from '@/hooks/useHydrated'

/** Under a finger the next page must be there at once: on a phone a transition costs it 220 ms (docs/decisions/016). */
const media = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

const readMedia = () => window.matchMedia(media).matches

/**
 * An element that the next page shows too, in another place: the browser moves it there, for a visitor with a mouse.
 * @param props.name the same in both pages, and once in each
 */
export function Shared({ name, children }: { name: string; children: ReactNode }) {
  const moves = useBrowserValue(readMedia, false)
  // React would write its name into the page, in attributes that HTML does not have.
  if (import.meta.env.SSR) return children
  return (
    <ViewTransition name={name} default="none" share={moves ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  )
}
