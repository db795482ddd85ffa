import classes from './ToComplete.module.css'

/** « à compléter », in place of a fact that the owner has not given yet. */
export function ToComplete() {
  return <mark className={classes.mark}>à compléter</mark>
}
