/*
 * What was typed and not sent yet, kept in this tab only, so that nobody else finds it in the browser; work that must
 * outlive the tab is kept in the browser. Whoever signs out takes both along: see `forgetPerson`.
 */
export type Keeping = 'tab' | 'browser'
const storageOf = (keeping: Keeping) => (keeping === 'browser' ? localStorage : sessionStorage)

export function readDraft(storageKey: string, keeping: Keeping = 'tab'): Record<string, unknown> {
  try {
    return (JSON.parse(storageOf(keeping).getItem(storageKey) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Returns whether it is kept: without storage the text lives as long as the page. */
export function writeDraft(storageKey: string, values: object, keeping: Keeping = 'tab'): boolean {
  try {
    storageOf(keeping).setItem(storageKey, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}

export function removeDraft(storageKey: string, keeping: Keeping = 'tab') {
  try {
    storageOf(keeping).removeItem(storageKey)
  } catch {
    // There is nothing to remove.
  }
}

const prefix = 'haat-draft-'
const keyOf = (name: string) => `${prefix}${name}`

/** Whether this browser keeps something that was typed and could not be saved yet. */
export function keepsDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}

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
