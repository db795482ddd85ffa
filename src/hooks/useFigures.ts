import { useInViewport } from '@mantine/hooks'
import { type RefCallback, useEffect, useState } from 'react'
import { type Figures, fetchFigures, figureMark, readShownFigures } from '@/browser/figures'
import { useHydrated } from './useBrowserValue'

/**
 * The figures of a page, by name: empty while they are awaited, undefined when they cannot be had: leave the line out then. Give the
 * component `key={url}`: one life per page.
 * @param url of their file: see figuresPath
 * @returns the reference of the element that shows them, and a figure by its name. Nothing is asked for until that element is in view
 */
export function useFigures(url: string): [ref: RefCallback<Element>, figure: (name: string) => string | undefined] {
  const hydrated = useHydrated()
  const [figures, setFigures] = useState<Figures | undefined>(() =>
    import.meta.env.SSR || hydrated ? undefined : readShownFigures(document),
  )
  const { ref, inViewport } = useInViewport()
  const isAwaited = inViewport && !figures
  useEffect(() => {
    if (isAwaited) void fetchFigures(url).then(setFigures)
  }, [isAwaited, url])
  if (import.meta.env.SSR) return [ref, import.meta.env.PROD ? figureMark : () => '']
  return [ref, (name) => (figures ? figures[name] : '')]
}
