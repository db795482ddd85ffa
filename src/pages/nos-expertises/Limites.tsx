import classes from './Limites.module.css'

/** What the proofs leave out, in plain large type. */
export function Limites({ text }: { text: string[] }) {
  return (
    <div className={classes.limits}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
