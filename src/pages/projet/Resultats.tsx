import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { Preuves } from '@/content/defineProjet'
import { resultats as words } from '@/content/etude'
import { formatDate } from '@/site/formats'
import { Partie } from './Etude'
import etude from './Etude.module.css'

/** Results of a real project: figures with their source, and the client's testimonial. Renders nothing without any. */
export function Resultats({ resultats = [], temoignage }: Pick<Preuves, 'resultats' | 'temoignage'>) {
  if (resultats.length === 0 && !temoignage) return null
  return (
    <Partie>
      <h2>{words.title}</h2>
      {resultats.length > 0 && (
        <PointGrid
          points={resultats.map(({ mesure, avant, apres, source, date }) => ({
            id: mesure,
            title: `${avant} → ${apres}`,
            text: (
              <>
                {mesure}. {words.source} : {source}, <time dateTime={date}>{formatDate(date)}</time>.
              </>
            ),
          }))}
        />
      )}
      {temoignage && (
        <figure>
          <blockquote className={`display ${etude.sentence}`}>
            <p>« {temoignage.texte} »</p>
          </blockquote>
          <figcaption>
            {temoignage.auteur}, {temoignage.fonction},{' '}
            <time dateTime={temoignage.date}>{formatDate(temoignage.date)}</time>
          </figcaption>
        </figure>
      )}
    </Partie>
  )
}
