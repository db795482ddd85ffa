import { createContext } from 'react'

interface Place {
  /** As a sentence says it: « à Lille ». */
  lieu: string
  /** Time zone of its clocks, as IANA names it. */
  fuseauHoraire: string
}

/** Where the street is. */
export const PlaceContext = createContext<Place>({ lieu: '', fuseauHoraire: 'UTC' })
