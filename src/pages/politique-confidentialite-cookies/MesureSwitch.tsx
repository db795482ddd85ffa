import { Switch } from '@mantine/core'
import { useState } from 'react'
import { refus } from '@/content/confidentialite'
import { refuseMeasurement } from '@/hooks/measurement'
import { useMeasurementState } from '@/hooks/useMeasurement'
import classes from './MesureSwitch.module.css'

/**
 * Mantine draws the switch and its `<div>`s inside a `<label>`, which HTML does not allow. These props, which it hands down to the part
 * that draws them, exchange the two; the input then covers the whole control (see the stylesheet) so that a click anywhere counts.
 */
const validMarkup = { 'data-refus': '', bodyElement: 'div', labelElement: 'label' }

const { etats } = refus

/** What was just done: whether the visitor now refuses, and whether the browser will remember it. */
interface Change {
  refused: boolean
  kept: boolean
}

function messageFor({ refused, kept }: Change): string {
  if (!refused) return etats.accepte
  return kept ? etats.refuse : etats.refuseSansMemoire
}

/** The visitor's own switch: no audience measurement on this browser. Off limits until a script can make it work. */
export function MesureSwitch() {
  const state = useMeasurementState()
  const [change, setChange] = useState<Change>()
  const refused = state === 'refused' || state === 'imposed'
  // Another tab may have changed it since: what was said then is no longer so.
  const message = change && state !== 'imposed' && change.refused === refused ? messageFor(change) : ''
  return (
    <div className={classes.control}>
      <Switch
        id="refus-mesure"
        classNames={classes}
        wrapperProps={validMarkup}
        label={refus.label}
        aria-describedby="refus-mesure-effet"
        withThumbIndicator={false}
        checked={refused}
        disabled={state === 'unknown' || state === 'imposed'}
        onChange={({ currentTarget: { checked } }) =>
          setChange({ refused: checked, kept: refuseMeasurement(checked, window) })
        }
      />
      <p id="refus-mesure-effet">{state === 'imposed' ? refus.signal : refus.text}</p>
      <p className={classes.status} role="status">
        {message}
      </p>
      <noscript>
        <p>{refus.noScript}</p>
      </noscript>
    </div>
  )
}
