import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/** Units of the drawing: a stage with its joint, its height, and where a street without a house begins. */
const [pitch, height, wallTop] = [101, 74, 38]

interface Shape {
  /** First and last points, from the left of the stage: moves between stages are relative, and equal shapes have equal paths. */
  from: [x: number, y: number]
  path: string
  to: [x: number, y: number]
}

/** The lowest course. */
const foot = 'h97v17h-97z'
/** Under a storey and two courses of a gable. */
const house: Shape = { from: [0, 57], path: `${foot}m0-31h97v29h-97zm19-13h59v11h-59zm20-13h19v11h-19z`, to: [39, 0] }
const opening: Shape = { from: [40, 34], path: 'h17v11h-17z', to: [40, 34] }
/** Under two bricks. */
const wall: Shape = { from: [0, 57], path: `${foot}m0-19h46v17h-46zm50 0h47v17h-47z`, to: [50, wallTop] }
const ground: Shape = { from: [0, 72], path: 'h97v2h-97z', to: [0, 72] }

/** Shapes of the stages that have one. */
function pathOf(shapes: (Shape | undefined)[]) {
  let [path, x, y] = ['', 0, 0]
  for (const [index, shape] of shapes.entries()) {
    if (!shape) continue
    const left = index * pitch
    path += `m${left + shape.from[0] - x} ${shape.from[1] - y}${shape.path}`.replace(' -', '-')
    x = left + shape.to[0]
    y = shape.to[1]
  }
  return path
}

/** « Écouter : mène. Concevoir, Suivre : aide. » */
const sentenceOf = (stages: string[], parts: string[]) =>
  [...new Set(parts)]
    .map((part) => `${stages.filter((_, index) => parts[index] === part).join(', ')}\u00a0: ${part}.`)
    .join(' ')

/**
 * Roles, each on its own street of stages: a house where the role leads, with the name of the stage, a wall where it helps, the bare
 * ground where it has no part.
 */
export function Roles({ legende, dessin, etapes, lignes, mene, sansPart }: typeof roles) {
  return (
    <>
      <p>
        <strong>{legende}</strong> {dessin}
      </p>
      <ul className={classes.roles}>
        {lignes.map(({ role, text, parts }) => {
          const isLed = parts.includes(mene)
          const top = isLed ? 0 : wallTop
          return (
            <li
              key={role}
              data-mene={
                isLed ? etapes.map((etape, index) => (parts[index] === mene ? etape : '')).join('\n') : undefined
              }
            >
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
              <svg
                viewBox={`0 ${top} ${etapes.length * pitch - 4} ${height - top}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  d={pathOf(
                    parts.map((part) => {
                      if (part === mene) return undefined
                      return part ? wall : ground
                    }),
                  )}
                />
                {isLed && (
                  <>
                    <path
                      className={classes.lead}
                      d={pathOf(parts.map((part) => (part === mene ? house : undefined)))}
                    />
                    <path
                      className={classes.dark}
                      d={pathOf(parts.map((part) => (part === mene ? opening : undefined)))}
                    />
                  </>
                )}
              </svg>
            </li>
          )
        })}
      </ul>
    </>
  )
}
