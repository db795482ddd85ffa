import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import type { ProjetComplet } from '@/content/defineProjet'
import { thisSite } from '@/site/pages'
import { Chiffres } from './Chiffres'
import classes from './Etude.module.css'
import { Illustration } from './Illustration'
import { MdxLink } from './MdxLink'
import { Plafond } from './Plafond'
import { ProjetScreens } from './ProjetScreens'
import { signs } from './signs'

const Projet = createContext<ProjetComplet | undefined>(undefined)

type Part = { children?: ReactNode }

/** A part of the study: title at the left, text beside it. */
export const Partie = ({ children }: Part) => (
  <section className={`container columns ${classes.part}`}>{children}</section>
)

/** Text beside the screens. */
function Ecrans({ children }: Part) {
  const projet = useContext(Projet)
  return projet && <ProjetScreens projet={projet}>{children}</ProjetScreens>
}

/** Lessons of the project; those of this site have a drawing. */
function Appris({ children }: Part) {
  const projet = useContext(Projet)
  return (
    <section className={`container columns ${classes.learned}`}>
      {children}
      {projet?.name === thisSite && <Plafond />}
    </section>
  )
}

/** The pull quote. */
const Phrase = ({ children }: Part) => <div className={`display ${classes.sentence}`}>{children}</div>

/** Text that follows the pull quote. */
const Suite = ({ children }: Part) => <div className={classes.after}>{children}</div>

/** A paragraph; all in bold, it may have a drawing, as decisions may. */
function Paragraph({ children }: Part) {
  const signes = useContext(Projet)?.signes
  const words = isValidElement<Part>(children) ? children.props.children : undefined
  const signe = signes?.[String(words)]
  if (!signe) return <p>{children}</p>
  return (
    <>
      <p>{words}</p>
      <Bricks lines={signs[signe]} />
    </>
  )
}

/** A list whose items begin with a decision in bold: a title, with its drawing, where the project has one. */
function List({ children }: Part) {
  const signes = useContext(Projet)?.signes
  return (
    <ul className={classes.list}>
      {Children.toArray(children)
        .filter(isValidElement<Part>)
        .map(({ key, props }) => {
          const [decision, ...reason] = Children.toArray(props.children)
          const words = isValidElement<Part>(decision) ? decision.props.children : undefined
          const signe = signes?.[String(words)]
          return signe ? (
            <li key={key} className={classes[signe]}>
              <h3>{words}</h3>
              <Bricks lines={signs[signe]} />
              <p>{reason}</p>
            </li>
          ) : (
            <li key={key}>{props.children}</li>
          )
        })}
    </ul>
  )
}

const components = { a: MdxLink, p: Paragraph, ul: List, Illustration, Chiffres, Partie, Ecrans, Appris, Phrase, Suite }

/** The study of a project, in its parts (scripts/vite/studySections.ts). */
export function Etude({ projet }: { projet: ProjetComplet }) {
  return (
    <Projet value={projet}>
      <projet.Etude components={components} />
    </Projet>
  )
}
