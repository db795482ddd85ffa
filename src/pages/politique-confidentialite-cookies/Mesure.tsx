import { TermList } from '@/components/LegalText/TermList'
import { mesure } from '@/content/confidentialite'
import { config } from '@/site/config'
import { MesureSwitch } from './MesureSwitch'
import { termsOf } from './terms'

const { envoi, serveur, absences } = mesure
const { evaluation } = config.analytics

const conditions = (
  <>
    {evaluation &&
      `${mesure.evaluation.reglee} ${mesure.evaluation.avant} ${evaluation.date}, ${mesure.evaluation.version} ${evaluation.version}. `}
    <a href="https://www.cnil.fr/fr/node/167364" id="confidentialite-cnil-mesure">
      {mesure.conditionsLien}
    </a>
  </>
)

/** Audience measurement: first the opt-out switch, then the explanation. */
export function Mesure() {
  return (
    <>
      <p>
        {mesure.intro} {new URL(config.analytics.origin).host}.{' '}
        {config.signalements ? mesure.introFinSignalements : mesure.introFin}
      </p>
      <MesureSwitch />
      <TermList terms={termsOf(mesure, config.donnees.conservationMesure, { base: conditions })} />
      <h3>{envoi.title}</h3>
      <p>{envoi.intro}</p>
      <ul>
        {envoi.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3>{serveur.title}</h3>
      <p>{serveur.intro}</p>
      <ul>
        {serveur.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3>{absences.title}</h3>
      <ul>
        {absences.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
