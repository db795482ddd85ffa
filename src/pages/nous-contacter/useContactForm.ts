import { type FormEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fillForm } from '@/browser/formDraft'
import { firstPage } from '@/browser/prerendered'
import { holdInView } from '@/browser/scroll'
import { isReturning } from '@/browser/timing'
import { arrived, type Field, fields, type Message } from './contract'
import { createDraft, findPrerendered, readForm, takeOver } from './draft'
import { besoinFrom, cleanedMessage, findMistakes, type Mistakes, type Outcome, sendForm } from './message'

/**
 * State of the form. Without an endpoint: the e-mail was opened (`mail`) or is too long (`long`). With one: `pending`, then an outcome;
 * `changed`: sent, but the form has changed since.
 */
export type Status = 'idle' | 'invalid' | 'mail' | 'long' | 'pending' | 'changed' | Outcome

interface ContactFormOptions {
  /** Id of the form in the page. */
  id: string
  /** Endpoint of the form; undefined: `openMail` is called instead. */
  endpoint: string | undefined
  /** True when the endpoint is one of our receivers. */
  isOurs: boolean
  /**
   * Opens a prefilled e-mail.
   * @returns false when it would be too long
   */
  openMail: (message: Message) => boolean
}

const draft = createDraft(() => window.sessionStorage)

/** Pending message, kept across navigations: a visitor who comes back sees its outcome. */
const outbox: { sending?: ReturnType<typeof send> | undefined } = {}

/** Sends the current values, then deletes the draft unless it has changed meanwhile. */
async function send(form: HTMLFormElement, endpoint: string, isOurs: boolean): Promise<Outcome | 'changed'> {
  const values = readForm(form)
  draft.save(values, true)
  const outcome = await sendForm(form, endpoint, isOurs)
  // The draft stays marked as being sent. In Firefox a request whose document ends comes here too.
  if (outcome === 'unknown') return outcome
  const now = { ...values, ...draft.read() }
  const isChanged = fields.some((field) => now[field] !== values[field])
  if (outcome !== 'sent' || isChanged) draft.save(now)
  else draft.clear()
  return outcome === 'sent' && isChanged ? 'changed' : outcome
}

/** Draft, validation and sending of the contact form. Fields are uncontrolled, so text typed before hydration stays. */
export function useContactForm({ id, endpoint, isOurs, openMail }: ContactFormOptions) {
  const formRef = useRef<HTMLFormElement>(null)
  const [prerendered] = useState(() => findPrerendered(id))
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [status, setStatus] = useState<Status>('idle')
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  /** True when an input came while the last message was being sent: a key that comes with its outcome changes nothing. */
  const typedSince = useRef(false)
  const { search, hash } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH' || (firstPage.isShown && !isReturning())

  /** Shows the outcome of a message. Where the page was left meanwhile, `outbox` keeps it for the return. */
  const follow = async (sending: ReturnType<typeof send>) => {
    outbox.sending = sending
    typedSince.current = false
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
    // Disables native validation: errors are now shown in French beside their field.
    form.noValidate = true
    if (prerendered) takeOver(form, prerendered)
    // The browser itself has sent the message, before the application was there.
    if (isFollowed && hash === `#${arrived}`) draft.clear()
    if (outbox.sending) follow(outbox.sending)
    else if (draft.wasLeaving()) setStatus('unknown')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each URL
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    const drafted = draft.read()
    const asked = { besoin: besoinFrom(search) ?? '' }
    // A link (`?besoin=`), followed or opened as a document, overrides the draft; on return or reload the draft overrides the link.
    for (const values of isFollowed ? [asked, drafted] : [drafted, asked]) fillForm(form, values)
    const values = readForm(form)
    if (fields.some((field) => values[field])) draft.save(values, draft.wasLeaving())
  }, [search])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = readForm(event.currentTarget)
    const isSending = outbox.sending !== undefined
    if (isSending) typedSince.current = true
    draft.save(values, isSending)
    // An e-mail already prepared, or a message already sent, does not have what is typed now. After a failure, the links and the copy do.
    if (['mail', 'long', 'sent'].includes(status)) setStatus('idle')
    else if (status !== 'idle') rerender()
    // Validates on input only fields already marked wrong.
    const control = event.target as HTMLInputElement
    const name = control.name as Field
    if (!mistakes[name] || findMistakes(cleanedMessage(values))[name]) return
    // The field one writes in stays at its place while lines above it go away.
    const back = holdInView(control)
    flushSync(() => setMistakes(({ [name]: _, ...others }) => others))
    back()
  }

  /**
   * Reads the current values.
   * @throws Error before the form is mounted
   */
  const readMessage = () => {
    if (!formRef.current) throw new Error('Le formulaire n’est pas encore dans la page.')
    return cleanedMessage(readForm(formRef.current))
  }

  /** Focuses a field, in view with its error, and below the summary where both have room. */
  const goTo = (field: Field) => {
    const form = formRef.current
    const control = form?.elements.namedItem(field)
    if (!(control instanceof HTMLElement)) return
    for (const element of [form?.previousElementSibling, control.closest('form > *')])
      element?.scrollIntoView({ block: 'nearest' })
    control.focus({ preventScroll: true })
  }

  /** True while the visitor goes on writing: the outcome leaves them the focus. */
  const isTyping = () => typedSince.current && document.activeElement?.matches('input, select, textarea') === true

  /** Hides the outcome and goes to the first field, for another message: `follow` has emptied the form. */
  const restart = () => {
    setStatus('idle')
    goTo('nom')
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outbox.sending) return
    const form = event.currentTarget
    // The form was emptied by the success: the button was pressed a second time.
    if (status === 'sent') return
    const message = readMessage()
    const found = findMistakes(message)
    const first = fields.find((field) => found[field])
    // Rendered before focus moves, so that screen readers read the error with the field and the scroll position is right.
    flushSync(() => {
      setMistakes(found)
      setStatus(first ? 'invalid' : 'idle')
    })
    if (first) goTo(first)
    else if (endpoint) follow(send(form, endpoint, isOurs))
    else setStatus(openMail(message) ? 'mail' : 'long')
  }

  return { formRef, mistakes, status, readMessage, isTyping, restart, goTo, onInput, onSubmit }
}
