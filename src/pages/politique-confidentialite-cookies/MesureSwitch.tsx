import { useState } from 'react'
import { refuseMeasurement } from '@/browser/optOut'
import { kept } from '@/components/kept'
import { refus } from '@/content/confidentialite'
import { useMeasurementState } from '@/hooks/useMeasurementState'
import classes from './MesureSwitch.module.css'

const { etats } = refus

/** Last change: the choice, and whether the browser could store it. */
interface Change {
  refused: boolean
  kept: boolean
}

function messageFor({ refused, kept }: Change): string {
  if (!refused) return etats.accepte
  return kept ? etats.refuse : etats.refuseSansMemoire
}

/** The question of the page, and its answer: a switch of audience measurement, on while visits are measured. Disabled until hydrated. */
export function MesureSwitch() {
  const state = useMeasurementState()
  const [change, setChange] = useState<Change>()
  const refused = state === 'refused' || state === 'imposed'
  // Another tab may have changed the choice since: the message is then outdated.
  const message = change && state !== 'imposed' && change.refused === refused ? messageFor(change) : ''
  return (
    <section id="mesure-audience" className={`container ${classes.band}`} aria-labelledby="mesure-audience-titre">
      <h2 id="mesure-audience-titre">{kept(refus.title)}</h2>
      <div className={classes.control}>
        <label className={classes.body}>
          <input
            className={classes.switch}
            id="refus-mesure"
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its state (https://www.w3.org/TR/html-aria/#el-input-checkbox)
            role="switch"
            aria-describedby="refus-mesure-effet"
            checked={!refused}
            disabled={state === 'unknown' || state === 'imposed'}
            onChange={({ currentTarget: { checked } }) =>
              setChange({ refused: !checked, kept: refuseMeasurement(!checked) })
            }
          />
          <i aria-hidden="true">{refus.reponses.non}</i>
          <i aria-hidden="true">{refus.reponses.oui}</i>
          <span>
            {refus.label}
            {/* The switch itself says this to screen readers. */}
            <small aria-hidden="true">{refused ? etats.arretee : etats.active}</small>
          </span>
        </label>
        <p id="refus-mesure-effet">{state === 'imposed' ? refus.signal : refus.text}</p>
        <p className={classes.status} role="status">
          {message}
        </p>
        <noscript>
          <p>{refus.noScript}</p>
        </noscript>
      </div>
    </section>
  )
}
