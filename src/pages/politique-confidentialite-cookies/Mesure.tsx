import { Fold } from '@/components/Disclosure/Fold'
import { mesure } from '@/content/confidentialite'

/** Audience measurement in detail: what the program does not do, what it sends, and what the server makes of it. */
export const Mesure = () => (
  <>
    {[mesure.absences, mesure.envoi, mesure.serveur].map(({ title, intro, points }: typeof mesure.absences) => (
      <Fold key={title} name="mesure-listes" heading="h4" isClosed title={title}>
        {intro && <p>{intro}</p>}
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Fold>
    ))}
  </>
)
