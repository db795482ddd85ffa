import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { clearDraft, fillForm, readDraft, saveDraft } from './draft'
import {
  besoinFrom,
  type Field,
  fields,
  findMistakes,
  type Mistakes,
  type Outcome,
  readMessage,
  sendForm,
} from './message'

export type Status = 'idle' | 'invalid' | 'pending' | 'mail' | Outcome

interface ContactFormOptions {
  /** Where the form posts; without it, `openMail` is called with the address of the e-mail. */
  endpoint: string | undefined
  mailto: (form: HTMLFormElement) => string
  openMail: (href: string) => void
}

const storage = () => window.sessionStorage

/** The life of the form: draft, validation, sending. Fields are uncontrolled, so what is typed before hydration stays. */
export function useContactForm({ endpoint, mailto, openMail }: ContactFormOptions) {
  const formRef = useRef<HTMLFormElement>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [status, setStatus] = useState<Status>('idle')
  const { search } = useLocation()

  useEffect(() => {
    const { current: form } = formRef
    if (!form) return
    // From here on mistakes are told in French, beside their field; without this script the browser checks by itself.
    form.noValidate = true
    const besoin = besoinFrom(search)
    fillForm(form, { ...readDraft(storage), ...(besoin && { besoin }) })
  }, [search])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const message = readMessage(form)
    saveDraft(message, storage)
    // A mistake disappears as soon as it is mended; none appears while one is typing.
    const { name } = event.target as HTMLInputElement
    if (mistakes[name as Field] && !findMistakes(message)[name as Field])
      setMistakes(({ [name as Field]: _, ...others }) => others)
  }

  const goTo = (field: Field) => {
    const control = formRef.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'pending') return
    const form = event.currentTarget
    const found = findMistakes(readMessage(form))
    const first = fields.find((field) => found[field])
    // Shown before focus moves: a screen reader reads the mistake with the field, and the view lands where the field then is.
    flushSync(() => {
      setMistakes(found)
      if (first) setStatus('invalid')
    })
    if (first) {
      goTo(first)
      return
    }
    if (!endpoint) {
      openMail(mailto(form))
      setStatus('mail')
      return
    }
    setStatus('pending')
    const outcome = await sendForm(form, endpoint, { fetch: window.fetch.bind(window) })
    if (outcome === 'sent') {
      clearDraft(storage)
      form.reset()
    }
    setStatus(outcome)
  }

  return { formRef, mistakes, status, setStatus, goTo, onInput, onSubmit }
}
