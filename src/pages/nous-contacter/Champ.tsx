import { type ComponentProps, createElement, type ReactNode } from 'react'
import classes from './ContactForm.module.css'
import type { Field } from './contract'

type ControlProps =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>)

type ChampProps = ControlProps & {
  name: Field
  label: ReactNode
  description?: string
  /** Error message of the field. */
  error: string | undefined
}

/** A field of the form, the browser's own, with its label, its help and its mistake, tied together for assistive technology. */
export function Champ({ as = 'input', name, label, description, error, ...props }: ChampProps) {
  const id = `contact-${name}`
  const [mistakeId, helpId] = [error && `${id}-error`, description && `${id}-description`]
  const control = createElement(as, {
    id,
    name,
    className: classes.input,
    // An empty field is one that shows it (ContactForm.module.css).
    placeholder: as === 'select' ? undefined : ' ',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [mistakeId, helpId].filter(Boolean).join(' ') || undefined,
    ...props,
  })
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {description && (
        <p id={helpId} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.wrapper}>{control}</div>
      {error && (
        <p id={mistakeId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
