import type { FileLink } from '@haat/contract/shared/upload.ts'

export interface Draft {
  kind: 'reply' | 'note'
  words: string
  /** Stays the same until the message is sent, so that repeated attempts make only one message. */
  messageKey: string
  files: FileLink[]
}

const keyOf = (number: string) => `desk-draft ${number}`

const newDraft = (): Draft => ({ kind: 'reply', words: '', messageKey: crypto.randomUUID(), files: [] })

/** The unsent draft for a ticket. It is stored until the tab is closed, also while other tickets are open. */
export function readDraft(number: string): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(number))
    return stored === null ? newDraft() : { ...newDraft(), ...(JSON.parse(stored) as Partial<Draft>) }
  } catch {
    return newDraft()
  }
}

export function storeDraft(number: string, draft: Draft) {
  try {
    if (draft.words === '' && draft.files.length === 0) sessionStorage.removeItem(keyOf(number))
    else sessionStorage.setItem(keyOf(number), JSON.stringify(draft))
  } catch {
    // When the storage is full or blocked, only the page itself holds the draft.
  }
}

/** Deletes the stored draft and returns an empty one. */
export function clearDraft(number: string): Draft {
  const draft = newDraft()
  storeDraft(number, draft)
  return draft
}
