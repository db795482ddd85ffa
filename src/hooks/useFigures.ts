import { type RefObject, useEffect, useState } from 'react'
import { type Figures, fetchFigures, figureMark, readShownFigures } from '@/browser/figures'
import { useHydrated } from './useBrowserValue'

/**
 * The figures of a page, by name: empty while they are awaited, undefined when they cannot be had: leave the line out then. Give the
 * component `key={url}`: one life per page.
 * @param url of their file: see figuresPath
 * @param ref where they are shown: nothing is asked for until that comes into view
 */
export function useFigures(url: string, ref: RefObject<Element | null>): (name: string) => string | undefined {
  const hydrated = useHydrated()
  const [figures, setFigures] = useState<Figures | undefined>(() =>
    import.meta.env.SSR || hydrated ? undefined : readShownFigures(document),
  )
  const known = figures !== undefined
  useEffect(() => {
    if (known || !ref.current) return
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setFigures(await fetchFigures(url, window.fetch.bind(window)))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [known, url, ref])
  if (import.meta.env.SSR) return import.meta.env.PROD ? figureMark : () => ''
  return (name) => (known ? figures[name] : '')
}
