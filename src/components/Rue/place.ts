import { createContext } from 'react'

interface Place {
  /** With its preposition: « à Lille ». */
  lieu: string
  /** IANA time zone. */
  fuseauHoraire: string
}

/** Place and time zone of the agency, for the street. */
export const PlaceContext = createContext<Place>({ lieu: '', fuseauHoraire: 'UTC' })
