import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/** Courses of a stage: a house, whose door is open, under its name, where the role leads it; a wall where it helps; ground. */
const house = ['........', '........', '..ggg...', '.ggggg..', 'ggggggg.', 'gg222gg.', 'gg222gg.']
const ground = house.map(() => '........')
const wall = [...ground.slice(2), 'vvvvvvv.', 'vvvvvvv.']

/** « Écouter : mène. Le reste : aide. » */
function sentenceOf(stages: string[], parts: string[], reste: string) {
  const each = [...new Set(parts)].map((part) => stages.filter((_, index) => parts[index] === part))
  const most = Math.max(...each.map(({ length }) => length))
  const usual = each.find(({ length }) => length === most)
  return [...each.filter((names) => names !== usual), usual ?? []]
    .map((names) => `${names === usual ? reste : names.join(', ')}\u00a0: ${parts[stages.indexOf(names[0] ?? '')]}.`)
    .join(' ')
}

/**
 * Roles, each on its own street of stages: a house where the role leads, a wall where it helps, an empty plot where it has no part; one
 * long wall where it helps in all. Stages are named on their houses, and all of them over the first street, but on a phone.
 */
export function Roles({ legende, dessin, etapes, lignes, mene, reste, sansPart }: typeof roles) {
  return (
    <>
      <p className={classes.key}>
        <strong>{legende}</strong>
        {` ${dessin}`}
      </p>
      <ul className={classes.roles}>
        {lignes.map(({ role, text, parts }, index) => {
          const shapes = parts.map((part) => (part === mene ? house : part ? wall : ground))
          const courses = house.map((_, course) => shapes.map((shape) => shape[course]).join(''))
          const helpsInAll = parts.every((part) => part && part !== mene)
          // One wall along all stages.
          const lines = helpsInAll ? courses.slice(-2).map((course) => `${'v'.repeat(course.length - 1)}.`) : courses
          return (
            <li key={role}>
              <h3>{kept(role)}</h3>
              <p>
                {`${text} `}
                <span className="visually-hidden">
                  {sentenceOf(
                    etapes,
                    parts.map((part) => part || sansPart),
                    reste,
                  )}
                </span>
              </p>
              <Bricks lines={index === lignes.length - 1 ? lines.map((line) => line.replaceAll('v', '2')) : lines}>
                {parts.includes('') && (
                  <path
                    className={classes.plot}
                    d={parts.map((part, at) => (part ? '' : `M${8 * at}.2 5.2h6.6v1.6h-6.6z`)).join('')}
                  />
                )}
                {parts.map(
                  (part, at) =>
                    (part === mene || index === 0) && (
                      <text key={etapes[at]} className={part === mene ? undefined : classes.head} x={8 * at + 3.5}>
                        {etapes[at]}
                      </text>
                    ),
                )}
              </Bricks>
            </li>
          )
        })}
      </ul>
    </>
  )
}
