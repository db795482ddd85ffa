import { Fold } from '@/components/Disclosure/Fold'
import { TermList } from '@/components/LegalText/TermList'
import { mesure } from '@/content/confidentialite'
import { config } from '@/site/config'
import classes from './Mesure.module.css'
import { MesureSwitch } from './MesureSwitch'
import { termsOf } from './terms'

const { envoi, serveur, absences } = mesure
const { evaluation } = config.analytics

const Points = ({ points }: { points: string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

const conditions = (
  <>
    {evaluation &&
      `${mesure.evaluation.reglee} ${mesure.evaluation.avant} ${evaluation.date}, ${mesure.evaluation.version} ${evaluation.version}. `}
    <a href="https://www.cnil.fr/fr/node/167364" id="confidentialite-cnil-mesure">
      {mesure.conditionsLink}
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
    <div className={classes.measure}>
      <div className={classes.limits}>
        <h3>{absences.title}</h3>
        <Points points={absences.points} />
      </div>
      <TermList shape="courses" terms={termsOf(mesure, config.donnees.conservationMesure, { base: conditions })} />
      {[envoi, serveur].map(({ title, intro, points }) => (
        <Fold key={title} name="mesure-listes" title={title}>
          <p>{intro}</p>
          <Points points={points} />
        </Fold>
      ))}
    </div>
  )
}
