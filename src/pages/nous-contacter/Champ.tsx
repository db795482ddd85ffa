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
  const help = description && (
    <p id={helpId} className={classes.description}>
      {description}
    </p>
  )
  const control = createElement(as, {
    id,
    name,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [mistakeId, helpId].filter(Boolean).join(' ') || undefined,
    ...props,
  })
  // Error below a single-line field, which may have a neighbour; above a textarea, which is high.
  const isAbove = as === 'textarea'
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {isAbove && help}
      <div className={classes.wrapper}>{control}</div>
      {!isAbove && help}
      {error && (
        <p id={mistakeId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
