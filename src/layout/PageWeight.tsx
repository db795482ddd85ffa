import { Link } from 'react-router-dom'
import { figuresPath } from '@/browser/figures'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'

/** « Comment cette page, lue en entier, tient en 142 ko : l’étude de ce site »: all it may load, measured when the site was built. */
export function PageWeight({ path }: { path: string }) {
  const [ref, figure] = useFigures(underBase(figuresPath(path), config.basePath))
  const weight = figure('poids')
  if (weight === undefined) return null
  return (
    <Link ref={ref} to={projetPath(thisSite)} id="pied-poids">
      Comment cette page, lue en entier, tient en <span data-figure="poids">{weight}</span> : l’étude de ce site
    </Link>
  )
}
