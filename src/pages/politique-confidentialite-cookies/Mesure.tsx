import { TermList } from '@/components/LegalText/TermList'
import { mesure } from '@/content/confidentialite'
import { config } from '@/site/config'
import classes from './Mesure.module.css'
import { MesureSwitch } from './MesureSwitch'
import { termsOf } from './terms'

const { envoi, serveur, absences } = mesure
const { evaluation } = config.analytics

interface Liste {
  title: string
  intro?: string
  points: string[]
}

const conditions = (
  <>
    {evaluation &&
      `${mesure.evaluation.reglee} ${mesure.evaluation.avant} ${evaluation.date}, ${mesure.evaluation.version} ${evaluation.version}. `}
    <a href="https://www.cnil.fr/fr/node/167364" id="confidentialite-cnil-mesure">
      {mesure.conditionsLien}
    </a>
  </>
)

/** Audience measurement in one sentence, and the opt-out switch. */
export function MesureBand() {
  return (
    <>
      <p>
        {mesure.intro} {new URL(config.analytics.origin).host}.{' '}
        {config.signalements ? mesure.introFinSignalements : mesure.introFin}
      </p>
      <MesureSwitch />
    </>
  )
}

/** Audience measurement, explained. */
export function Mesure() {
  return (
    <>
      <TermList terms={termsOf(mesure, config.donnees.conservationMesure, { base: conditions })} />
      <div className={classes.lists}>
        {[envoi, serveur, absences].map(({ title, intro, points }: Liste) => (
          <div key={title}>
            <h3>{title}</h3>
            {intro && <p>{intro}</p>}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
