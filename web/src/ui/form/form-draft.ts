/*
 * What was typed and not sent yet, kept in this tab only, so that nobody else finds it in the browser. Whoever signs
 * out takes it along: see `forgetPerson`.
 */

export function readDraft(storageKey: string): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

export function writeDraft(storageKey: string, values: object) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values))
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function removeDraft(storageKey: string) {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // There is nothing to remove.
  }
}

const keyOf = (name: string) => `haat-draft-${name}`

/** Passwords are never kept. One that is shown has the type `text`; only its autocompletion tells it apart. */
const isKept = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    ['text', 'email', 'tel'].includes(element.type) &&
    !element.autocomplete.includes('password'))

export function storeDraft(form: HTMLFormElement, name: string) {
  const fields = [...form.elements].filter(isKept).filter((field) => field.name && field.value)
  writeDraft(keyOf(name), Object.fromEntries(fields.map((field) => [field.name, field.value])))
}

/** Fills fields that are still empty. */
export function fillFromDraft(form: HTMLFormElement, name: string) {
  const values = readDraft(keyOf(name))
  for (const field of form.elements) {
    if (!isKept(field) || field.value !== '') continue
    const value = values[field.name]
    if (typeof value === 'string') field.value = value
  }
}

export const clearDraft = (name: string) => removeDraft(keyOf(name))
