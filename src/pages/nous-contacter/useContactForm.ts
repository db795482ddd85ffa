import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fillForm } from '@/browser/typed'
import { type Field, fields, type Message } from './contract'
import { createDraft, findPrerendered, readForm, takeOver } from './draft'
import { besoinFrom, findMistakes, type Mistakes, type Outcome, sendForm, trimmed } from './message'

/**
 * State of the message, for the visitor. Without an endpoint: its e-mail has been opened (`mail`), or is too long for that (`long`).
 * With one: it is on its way, then has an outcome; `changed` is sent, and not the same any more as what is in the form.
 */
export type Status = 'idle' | 'invalid' | 'mail' | 'long' | 'pending' | 'changed' | Outcome

interface ContactFormOptions {
  /** Id of the form in the page. */
  id: string
  /** Where the form posts; `openMail` is called where the site has no endpoint. */
  endpoint: string | undefined
  /** True where the endpoint is a receiver of this site. */
  isOurs: boolean
  /** Opens an e-mail with the message in it. @returns false where it is too long for that */
  openMail: (message: Message) => boolean
}

const draft = createDraft(() => window.sessionStorage)

/** The message on its way outlives the page it was written on: who comes back is told what became of it. */
const outbox: { sending?: ReturnType<typeof send> | undefined } = {}

/** Sends the form as it stands, and forgets the draft, unless it has been changed meanwhile: that has not been sent. */
async function send(form: HTMLFormElement, endpoint: string, isOurs: boolean): Promise<Outcome | 'changed'> {
  const values = readForm(form)
  draft.save(values)
  const outcome = await sendForm(form, endpoint, isOurs)
  if (outcome !== 'sent') return outcome
  const now = draft.read()
  if (fields.some((field) => now[field] !== values[field])) return 'changed'
  draft.clear()
  return 'sent'
}

/** The life of the form: draft, validation, sending. Fields are uncontrolled, so what is typed before hydration stays. */
export function useContactForm({ id, endpoint, isOurs, openMail }: ContactFormOptions) {
  const formRef = useRef<HTMLFormElement>(null)
  const [prerendered] = useState(() => findPrerendered(id))
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [status, setStatus] = useState<Status>('idle')
  const { search } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'

  /** Tells what becomes of a message, unless the page is left before that. */
  const follow = async (sending: ReturnType<typeof send>) => {
    outbox.sending = sending
    setStatus('pending')
    const outcome = await sending
    const form = formRef.current
    if (!form) return
    outbox.sending = undefined
    if (outcome === 'sent') form.reset()
    setStatus(outcome)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    // From here on mistakes are told in French, beside their field; without this script the browser checks by itself.
    form.noValidate = true
    if (prerendered) takeOver(form, prerendered)
    if (outbox.sending) follow(outbox.sending)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    const kept = draft.read()
    const asked = { besoin: besoinFrom(search) ?? '' }
    // A link that has just been followed says what is wanted now; who comes back or reloads finds what they had chosen.
    for (const values of isFollowed ? [asked, kept] : [kept, asked]) fillForm(form, values)
    const values = readForm(form)
    if (fields.some((field) => values[field])) draft.save(values)
  }, [search])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = readForm(event.currentTarget)
    draft.save(values)
    // A mistake disappears as soon as it is mended; none appears while one is typing.
    const { name } = event.target as HTMLInputElement
    if (mistakes[name as Field] && !findMistakes(trimmed(values))[name as Field])
      setMistakes(({ [name as Field]: _, ...others }) => others)
  }

  /** The message as the form stands. @throws Error before the form is there */
  const readMessage = () => {
    if (!formRef.current) throw new Error('Le formulaire n’est pas encore dans la page.')
    return trimmed(readForm(formRef.current))
  }

  const goTo = (field: Field) => {
    const control = formRef.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  /** Makes room for another message. */
  const restart = () => {
    setStatus('idle')
    goTo('nom')
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outbox.sending) return
    const form = event.currentTarget
    const message = readMessage()
    const found = findMistakes(message)
    const first = fields.find((field) => found[field])
    // Shown before focus moves: a screen reader reads the mistake with the field, and the view lands where the field then is.
    flushSync(() => {
      setMistakes(found)
      setStatus(first ? 'invalid' : 'idle')
    })
    if (first) goTo(first)
    else if (endpoint) follow(send(form, endpoint, isOurs))
    else setStatus(openMail(message) ? 'mail' : 'long')
  }

  return { formRef, mistakes, status, readMessage, restart, goTo, onInput, onSubmit }
}
