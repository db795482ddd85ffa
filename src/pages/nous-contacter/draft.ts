/** Draft of a message: survives a reload, a navigation and a failed send. */
import { draftKey, fillForm, readDraft } from '@/browser/formDraft'
import { fields, type Message } from './contract'

/** The fields as they are typed, spaces and line ends included. */
export interface Draft {
  read: () => Partial<Message>
  /** @param isLeaving true while the message is being sent: a document that ends then does not learn its outcome */
  save: (values: Message, isLeaving?: boolean) => void
  /** True when a document has ended while the message was being sent. */
  wasLeaving: () => boolean
  clear: () => void
}

/** Part of a draft that is being sent, beside its fields. */
const leaving = 'part'

/**
 * Creates a draft in this tab's storage, in memory where storage is blocked or full.
 * @param storage called each time, because reading `window.sessionStorage` may itself throw
 */
export function createDraft(storage: () => Storage): Draft {
  /** Values that storage has not accepted. */
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
    save: (values, isLeaving = false) => {
      try {
        storage().setItem(draftKey, JSON.stringify({ ...values, ...(isLeaving && { [leaving]: 'oui' }) }))
        unsaved = undefined
      } catch {
        unsaved = values
      }
    },
    wasLeaving: () => {
      try {
        return leaving in readDraft(storage())
      } catch {
        return false
      }
    },
    clear: () => {
      unsaved = undefined
      try {
        storage().removeItem(draftKey)
      } catch {
        // Storage is blocked: nothing was stored.
      }
    },
  }
}

/** The fields of the form as they stand. */
export function readForm(form: HTMLFormElement): Message {
  const typed = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, typed.get(field) ?? ''])) as Message
}

/** The prerendered form, which visitors may fill in before hydration, and their position in it. */
export interface Prerendered {
  form: HTMLFormElement
  focused: Element | null
  /** Distance of the focused field from the top of the window, in px. */
  top: number
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0

/** Finds the prerendered form while React renders its own; undefined when there is none. */
export function findPrerendered(id: string): Prerendered | undefined {
  if (import.meta.env.SSR) return undefined
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return undefined
  const focused = document.activeElement
  return { form, focused, top: topOf(focused) }
}

/**
 * Copies text, focus, caret and scroll position from the prerendered form to React's. Only needed after a hydration mismatch (a
 * translation, an extension): otherwise React keeps the prerendered form.
 */
export function takeOver(form: HTMLFormElement, { form: prerendered, focused, top }: Prerendered) {
  if (form === prerendered) return
  fillForm(form, readForm(prerendered))
  if (!prerendered.contains(focused)) return
  const control = document.getElementById(focused?.id ?? '')
  control?.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null, scrollTop } = focused as HTMLTextAreaElement
  // Null for controls without a caret: e-mail, select.
  if (selectionStart !== null) (control as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd)
  if (!control) return
  control.scrollTop = scrollTop
  window.scrollBy({ top: topOf(control) - top, behavior: 'instant' })
}
