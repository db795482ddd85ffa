import type { Etat } from '@/content/hebergement'

/** Letter of the brick of a minute in each state (`drawing`). */
const letters: Record<Etat, string> = { panne: '1', attente: 'g', ligne: '2' }

/**
 * Lines of a drawing (Bricks) for the minutes of an entry of a story: two in a course, in running bond with those of the entries around it.
 * A course that the entry before has begun is not drawn again; one that this entry begins is ended by a brick of the next.
 * @param from, to minutes since the beginning of the story
 */
export function minuteCourses(from: number, to: number, etat: Etat, after: Etat): string[] {
  const [first, end] = [Math.ceil(from / 2), Math.ceil(to / 2)]
  // The bond of a drawing is counted from its right end and its last course: a column more where that one is even.
  const rest = end % 2 ? '.' : ''
  return Array.from({ length: end - first }, (_, index) => {
    const course = first + index
    const bricks = letters[etat].repeat(2) + letters[2 * course + 1 < to ? etat : after].repeat(2)
    return `${course % 2 ? `.${bricks}` : `${bricks}.`}${rest}`
  })
}
