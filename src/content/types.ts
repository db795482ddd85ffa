/** Shapes shared by the copy of several pages. */

export interface Question {
  /** Fragment that opens the answer: `combien-ca-coute`. Unique on the page, stable: people link to it. */
  id: string
  question: string
  answer: string
  /** Where the answer goes on. */
  link?: InternalLink
}

/** A link inside the site: its path, with its fragment, and its text. */
export interface InternalLink {
  to: string
  text: string
}

/** A point in a list: a few words, then what they mean. */
export interface Point {
  title: string
  text: string
}

/** A headline and the sentence beside it. */
export interface EnTete {
  title: string
  intro?: string
}
