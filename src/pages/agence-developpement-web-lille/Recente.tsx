import { Link } from 'react-router-dom'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { recente } from '@/content/agence'

/** Ways to judge an agency without client references, each with a link. */
export function Recente({ points }: Pick<typeof recente, 'points'>) {
  return (
    <PointGrid
      points={points.map(({ title, text, lien }, index) => ({
        title,
        text: lien ? (
          <>
            {text}{' '}
            <Link to={lien.to} id={`agence-recente-${index + 1}`}>
              {lien.text}
            </Link>
          </>
        ) : (
          text
        ),
      }))}
    />
  )
}
