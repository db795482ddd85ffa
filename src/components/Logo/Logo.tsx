import classes from './Logo.module.css'

/** The sign: three courses of brick, one lit. Beside the brand's name, so hidden from assistive technology. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 25 24" width="25" height="24" aria-hidden="true">
      <path
        className={classes.brick}
        d="M1 0h12a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1zM1 9h6a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM12 9h12a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H12a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM1 18h12a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM18 18h6a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z"
      />
      <path className={classes.lit} d="M18 0h6a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z" />
    </svg>
  )
}
