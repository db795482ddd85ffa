import { useInViewport } from '@mantine/hooks'
import { type RefCallback, useEffect, useState } from 'react'
import { builtFigure, type FigureOf, type Figures, fetchFigures, readShownFigures } from '@/browser/figures'
import { useHydrated } from './useBrowserValue'

/**
 * Figures of a page by name: empty while loading, undefined when unavailable (omit the line then). Set `key={url}` on the component.
 * @param url of their file: see figuresPath
 * @returns ref of the element that shows them, and a function that returns a figure. They are fetched when the element comes into view
 */
export function useFigures(url: string): [ref: RefCallback<Element>, figure: FigureOf] {
  const hydrated = useHydrated()
  const [figures, setFigures] = useState<Figures | undefined>(() =>
    import.meta.env.SSR || hydrated ? undefined : readShownFigures(document),
  )
  const { ref, inViewport } = useInViewport()
  const isAwaited = inViewport && !figures
  useEffect(() => {
    if (isAwaited) void fetchFigures(url).then(setFigures)
  }, [isAwaited, url])
  if (import.meta.env.SSR) return [ref, builtFigure]
  return [ref, (name) => (figures ? figures[name] : '')]
}
