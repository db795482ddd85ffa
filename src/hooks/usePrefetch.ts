import { useEffect } from 'react'
import { watchLinks } from './prefetch'

/** Lets `prefetch` load the page of a link the visitor is about to follow. */
export function usePrefetch(prefetch: (pathname: string) => void) {
  useEffect(() => watchLinks(prefetch, window), [prefetch])
}
