import { Fold } from '@/components/Disclosure/Fold'
import { mesure } from '@/content/confidentialite'

/** Audience measurement in detail: what the program sends, what the server makes of it, and what the program does not do. */
export const Mesure = () => (
  <Fold name="mesure-listes" heading="h4" open="on-demand" title={mesure.detail}>
    {[mesure.envoi, mesure.serveur, mesure.absences].map(({ title, intro, points }: typeof mesure.absences) => (
      <div key={title}>
        <h4>{title}</h4>
        {intro && <p>{intro}</p>}
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    ))}
  </Fold>
)
