/** What the visitor has typed, kept in this tab until it is sent: a reload, a lost page or a failed send loses nothing. */
import { type Field, fields, type Message } from './message'

const storageKey = 'violine:message'

export function saveDraft(message: Message, storage: () => Storage) {
  try {
    storage().setItem(storageKey, JSON.stringify(message))
  } catch {
    // Storage blocked or full: the text stays on the page.
  }
}

export function clearDraft(storage: () => Storage) {
  try {
    storage().removeItem(storageKey)
  } catch {
    // Nothing was stored there.
  }
}

export function readDraft(storage: () => Storage): Partial<Message> {
  try {
    const saved: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    const entries = Object.entries(saved).filter(
      ([field, value]) => (fields as readonly string[]).includes(field) && typeof value === 'string',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Puts values into the fields that are still empty: what was typed before the page came alive wins. */
export function fillForm(form: HTMLFormElement, values: Partial<Record<Field, string>>) {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    if (isControl && control.value === '') control.value = value
  }
}
