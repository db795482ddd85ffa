import { InputWrapper, InputWrapperContext } from '@mantine/core'
import { type ComponentProps, createElement, type ReactNode, use } from 'react'
import classes from './ContactForm.module.css'
import type { Field } from './contract'

type ControlProps =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>)

/** The browser's own control: Mantine's Input adds loaders and sections that no field of ours has. */
function Control({ as = 'input', ...props }: ControlProps) {
  const { describedBy } = use(InputWrapperContext)
  return (
    <div className={classes.wrapper}>
      {createElement(as, { className: classes.input, 'aria-describedby': describedBy, ...props })}
    </div>
  )
}

const textOrder = ['label', 'description', 'input', 'error'] satisfies ComponentProps<
  typeof InputWrapper
>['inputWrapperOrder']
const lineOrder = ['label', 'input', 'description', 'error'] satisfies ComponentProps<
  typeof InputWrapper
>['inputWrapperOrder']

type ChampProps = ControlProps & {
  name: Field
  label: ReactNode
  description?: string
  /** The message beside the field when it is wrong. */
  error: string | undefined
}

/** A field of the form with its label, its help and its mistake, tied together for assistive technology by Mantine. */
export function Champ({ name, label, description, error, ...props }: ChampProps) {
  const id = `contact-${name}`
  return (
    <InputWrapper
      id={id}
      label={label}
      description={description}
      error={error}
      // Below a line, beside which another stands; above a text, which is longer.
      inputWrapperOrder={props.as === 'textarea' ? textOrder : lineOrder}
      classNames={classes}
      unstyled
    >
      <Control id={id} name={name} aria-invalid={error ? true : undefined} {...props} />
    </InputWrapper>
  )
}
