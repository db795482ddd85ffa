import { useEffect } from 'react'
import { watchLinks } from './prefetch'

/** Lets `approach` prepare the page of a link the visitor is about to follow; it is called with undefined when they no longer are. */
export function usePrefetch(approach: (url: URL | undefined) => void) {
  useEffect(() => watchLinks(approach, window), [approach])
}
