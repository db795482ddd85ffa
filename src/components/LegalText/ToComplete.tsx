import classes from './ToComplete.module.css'

/** Stands where a fact is missing: seen, read aloud, printed. A blank is honest, an invented value is not. */
export function ToComplete() {
  return <mark className={classes.mark}>à compléter</mark>
}
