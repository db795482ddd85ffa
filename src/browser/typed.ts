/** Text typed into the form of a page, kept in this tab so that no reload takes it away. */

/** Where the draft of the form is kept: a field's name, its text. */
export const draftKey = 'site:message'

const findForm = () => document.querySelector<HTMLFormElement>('main form')

/** The texts of a draft, whatever else somebody left there. @throws where storage is blocked */
export function readDraft(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  const kept = storage.getItem(draftKey) ?? '{}'
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(kept)).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>
  } catch {
    return {}
  }
}

/** Puts values into the fields that are still empty: what has been typed there wins. */
export function fillForm(form: HTMLFormElement, values: Partial<Record<string, string>>) {
  for (const [field, value = ''] of Object.entries(values)) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null
    if (control?.value === '') control.value = value
  }
}

/**
 * Adds what is typed in the form of the page, if it has one, to its draft: call it before a reload.
 * @returns false where it could not be kept
 */
export function keepTyped(): boolean {
  const form = findForm()
  if (!form) return true
  try {
    const typed = [...new FormData(form)].filter(([, value]) => value !== '')
    sessionStorage.setItem(draftKey, JSON.stringify({ ...readDraft(sessionStorage), ...Object.fromEntries(typed) }))
    return true
  } catch {
    return false
  }
}

/** Fills the form of the page from its draft, where the application, which does so otherwise, will not come. */
export function giveBackTyped() {
  const form = findForm()
  try {
    if (form) fillForm(form, readDraft(sessionStorage))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
