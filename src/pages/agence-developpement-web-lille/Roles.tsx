import { drawing, type Light, lightWall } from '@/components/BrickWall/wall'
import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/** Half bricks of a stage, and courses of a role; units of the drawing for one of each. */
const [halves, courses] = [2, 2]
const unit = { half: 60, course: 34 }

/** Classes of the bricks of a part. */
const lights: [Light, string | undefined][] = [
  ['gold5', classes.lead],
  ['lavender5', undefined],
  ['first5', classes.last],
]

/** « Écouter : mène. Concevoir, Suivre : aide. » */
const sentenceOf = (stages: string[], parts: string[]) =>
  [...new Set(parts)]
    .map((part) => `${stages.filter((_, index) => parts[index] === part).join(', ')}\u00a0: ${part}.`)
    .join(' ')

/**
 * Stages and roles: a length of wall for each role, a part of it for each stage, a gap where it has none. Roles one above the other make one
 * wall where there is room.
 */
export function Roles({ legende, etapes, lignes, mene, sansPart }: typeof roles) {
  const others = new Set(lignes.flatMap(({ parts }) => parts).filter((part) => part && part !== mene))
  return (
    <>
      <p>
        <strong>{legende}</strong>
      </p>
      <p className={classes.key} aria-hidden="true">
        {[mene, ...others].map((part) => (
          <span key={part}>{`${part} `}</span>
        ))}
      </p>
      <p className={classes.stages} aria-hidden="true">
        {etapes.map((name) => (
          <span key={name}>{`${name} `}</span>
        ))}
      </p>
      <ul className={classes.roles}>
        {lignes.map(({ role, text, parts }, index) => {
          const other = index < lignes.length - 1 ? 'l' : '1'
          const line = parts.map((part) => (part === mene ? 'g' : part ? other : '.').repeat(halves)).join('')
          const { lit } = lightWall(drawing(...Array<string>(courses).fill(line)), courses, line.length, unit)
          return (
            <li key={role}>
              <h3>{kept(role)}</h3>
              <p>
                {`${text} `}
                <span>
                  {sentenceOf(
                    etapes,
                    parts.map((part) => part || sansPart),
                  )}
                </span>
              </p>
              <svg
                viewBox={`0 0 ${line.length * unit.half} ${courses * unit.course}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {lights.map(([light, name]) => lit[light] && <path key={light} className={name} d={lit[light]} />)}
              </svg>
            </li>
          )
        })}
      </ul>
    </>
  )
}
