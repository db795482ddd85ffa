import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/** Courses of a stage: a house, whose door is open, where the role leads it; a wall where it helps; ground. */
const house = ['..gg...', '.gggg..', 'gggggg.', 'gg22gg.', 'gg22gg.']
const wall = ['.......', '.......', '.......', 'llllll.', 'llllll.']
const ground = wall.map(() => '.......')

/** « Écouter : mène. Concevoir, Suivre : aide. » */
const sentenceOf = (stages: string[], parts: string[]) =>
  [...new Set(parts)]
    .map((part) => `${stages.filter((_, index) => parts[index] === part).join(', ')}\u00a0: ${part}.`)
    .join(' ')

/**
 * Roles, each on its own street of stages: a house where the role leads, a wall where it helps, an empty plot where it has no part.
 */
export function Roles({ legende, dessin, etapes, lignes, mene, sansPart }: typeof roles) {
  const every = (rest: number) => etapes.map((etape, index) => (index % 2 === rest ? etape : '')).join('\n')
  return (
    <>
      <p>
        <strong>{legende}</strong> {dessin}
      </p>
      <ul className={classes.roles} data-odd={every(0)} data-even={every(1)}>
        {lignes.map(({ role, text, parts }, index) => {
          const shapes = parts.map((part) => (part === mene ? house : part ? wall : ground))
          const courses = house.map((_, course) =>
            shapes
              .map((shape) => shape[course])
              .join('')
              .slice(0, -1),
          )
          const lines = parts.includes(mene) ? courses : courses.slice(3)
          return (
            <li key={role}>
              <h3>{kept(role)}</h3>
              <p>
                {`${text} `}
                <span className="visually-hidden">
                  {sentenceOf(
                    etapes,
                    parts.map((part) => part || sansPart),
                  )}
                </span>
              </p>
              <Bricks lines={index === lignes.length - 1 ? lines.map((line) => line.replaceAll('l', '2')) : lines}>
                {parts.includes('') && (
                  <path
                    className={classes.plot}
                    d={parts.map((part, at) => (part ? '' : `M${7 * at + 0.2} 3.1h5.6v1.8h-5.6z`)).join('')}
                  />
                )}
              </Bricks>
            </li>
          )
        })}
      </ul>
    </>
  )
}
