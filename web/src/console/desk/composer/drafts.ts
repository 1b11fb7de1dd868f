import type { FileLink } from '@haat/contract/shared/upload.ts'

export interface Draft {
  kind: 'reply' | 'note'
  words: string
  /** The same until it is sent: however often it is tried, it is one message. */
  messageKey: string
  files: FileLink[]
}

const keyOf = (number: string) => `desk-draft ${number}`

const newDraft = (): Draft => ({ kind: 'reply', words: '', messageKey: crypto.randomUUID(), files: [] })

/** What was begun for a ticket waits there for whoever walked away, as long as the tab lives. */
export function readDraft(number: string): Draft {
  try {
    const kept = sessionStorage.getItem(keyOf(number))
    return kept === null ? newDraft() : { ...newDraft(), ...(JSON.parse(kept) as Partial<Draft>) }
  } catch {
    return newDraft()
  }
}

export function keepDraft(number: string, draft: Draft) {
  try {
    if (draft.words === '' && draft.files.length === 0) sessionStorage.removeItem(keyOf(number))
    else sessionStorage.setItem(keyOf(number), JSON.stringify(draft))
  } catch {
    // A full storage keeps no draft; the page still does.
  }
}

export function dropDraft(number: string): Draft {
  const draft = newDraft()
  keepDraft(number, draft)
  return draft
}
