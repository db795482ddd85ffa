import { useRef } from 'react'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'

/** « Cette page : 142 Ko »: what the page shown weighs, measured when the site was built. */
export function PageWeight({ path }: { path: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const figure = useFigures(config.basePath + path.slice(1), ref)
  return (
    <p ref={ref}>
      Cette page : <span data-figure="poids">{figure('poids')}</span>
    </p>
  )
}
