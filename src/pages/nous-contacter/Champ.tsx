import { Input } from '@mantine/core'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import classes from './ContactForm.module.css'
import type { Field } from './message'

type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>)

type ChampProps = Control & {
  name: Field
  label: ReactNode
  description?: string
  /** What is wrong, told beside the field; nothing while nothing is. */
  error: string | undefined
}

/** Mantine's polymorphic types follow one element, not a union of three. */
const Control = Input as unknown as ComponentType<Record<string, unknown>>

/** A field of the form with its label, its help and its mistake, tied together for assistive technology by Mantine's Input. */
export function Champ({ as = 'input', name, label, description, error, ...props }: ChampProps) {
  const id = `contact-${name}`
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} classNames={classes}>
      <Control component={as} id={id} name={name} error={Boolean(error)} classNames={classes} {...props} />
    </Input.Wrapper>
  )
}
