import { useEffect } from 'react'
import { type Approach, watchLinks } from './prefetch'

/** Tells of the page of a link the visitor is about to follow. */
export function useApproach(approach: Approach) {
  useEffect(() => watchLinks(approach, window), [approach])
}
