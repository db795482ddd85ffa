import { useId as useReactId } from 'react'

/**
 * Stands, in the bundle, for Mantine's `useId`, which gives each field a new random identifier once it is in the document: React then
 * renders all fields again, at once. React's own identifier is the same in the prerendered page and in the browser.
 * @param given the identifier the field already has
 */
export function useId(given?: string): string {
  const id = useReactId()
  return given ?? id
}
