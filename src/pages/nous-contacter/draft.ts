/** The draft of a message, kept until it is sent: a reload, another page or a failed send loses nothing. */
import { draftKey, fillForm, readDraft } from '@/browser/typed'
import { fields, type Message } from './contract'

/** The fields as they are typed, spaces and line ends included. */
export interface Draft {
  read: () => Partial<Message>
  save: (values: Message) => void
  clear: () => void
}

/**
 * A draft kept in this tab, and for the life of this document alone where storage is blocked or full.
 * @param storage called each time, because reading `window.sessionStorage` may itself throw
 */
export function createDraft(storage: () => Storage): Draft {
  /** The part of the draft that storage has not taken. */
  let unsaved: Partial<Message> | undefined
  return {
    read: () => {
      try {
        if (unsaved) return unsaved
        const kept = readDraft(storage())
        return Object.fromEntries(fields.flatMap((field) => (field in kept ? [[field, kept[field]]] : [])))
      } catch {
        return {}
      }
    },
    save: (values) => {
      try {
        storage().setItem(draftKey, JSON.stringify(values))
        unsaved = undefined
      } catch {
        unsaved = values
      }
    },
    clear: () => {
      unsaved = undefined
      try {
        storage().removeItem(draftKey)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}

/** The fields of the form as they stand. */
export function readForm(form: HTMLFormElement): Message {
  const typed = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, typed.get(field) ?? ''])) as Message
}

/** The form of the prerendered page, which may be typed into before the application is there, and where the visitor is in it. */
export interface Prerendered {
  form: HTMLFormElement
  focused: Element | null
  /** How far below the top of the window the focus is, in px. */
  top: number
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0

/** The form that is in the page while React renders its own: the prerendered one, or none. */
export function findPrerendered(id: string): Prerendered | undefined {
  if (import.meta.env.SSR) return undefined
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return undefined
  const focused = document.activeElement
  return { form, focused, top: topOf(focused) }
}

/**
 * Gives the form of the application what the prerendered one had: its text, to the last character typed, the focus, the caret and its
 * place in the window, as what is above it may have another height now. React hydrates the prerendered form itself, and there is nothing
 * to do, unless something has changed it: a translation, an extension.
 */
export function takeOver(form: HTMLFormElement, { form: prerendered, focused, top }: Prerendered) {
  if (form === prerendered) return
  fillForm(form, readForm(prerendered))
  if (!prerendered.contains(focused)) return
  const control = document.getElementById(focused?.id ?? '')
  control?.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null, scrollTop } = focused as HTMLTextAreaElement
  // Null for what has no caret, such as an e-mail address or a list.
  if (selectionStart !== null) (control as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd)
  if (!control) return
  control.scrollTop = scrollTop
  window.scrollBy({ top: topOf(control) - top, behavior: 'instant' })
}
