/** Draft of the form of a page, kept in the tab across reloads. */

/** Storage key of the draft: text by field name. */
export const draftKey = 'site:message'

const findForm = () => document.querySelector<HTMLFormElement>('main form')

/**
 * Reads the draft; ignores values of other types.
 * @throws where storage is blocked
 */
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

/** Fills the empty fields of a form. */
export function fillForm(form: HTMLFormElement, values: Partial<Record<string, string>>) {
  for (const [field, value = ''] of Object.entries(values)) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null
    if (control?.value === '') control.value = value
  }
}

/**
 * Saves the form of the page, if any, to its draft. Call it before a reload.
 * @returns false when it could not be stored
 */
export function saveDraft(): boolean {
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

/** Fills the form of the page from its draft, where the application, which would do so, fails to start. */
export function restoreDraft() {
  const form = findForm()
  try {
    if (form) fillForm(form, readDraft(sessionStorage))
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
