import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSavedDraft, type SavedDocument } from './saved-draft.ts'

type Create<Saved extends SavedDocument, Edits extends object> = typeof createSavedDraft<Saved, Edits>

/** A draft that is saved while the component is there; `saved` is the newest that was read of it. */
export function useSavedDraft<Saved extends SavedDocument, Edits extends object>(
  ...[saved, server, options]: Parameters<Create<Saved, Edits>>
) {
  const [draft] = useState(() => createSavedDraft<Saved, Edits>(saved, server, options))
  const state = useSyncExternalStore(draft.subscribe, draft.read, draft.read)

  useEffect(() => draft.adopt(saved), [draft, saved])

  useEffect(() => {
    const save = () => void draft.flush()
    if (draft.read().save === 'waiting') save()
    // A tab that is hidden may never be seen again.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    addEventListener('online', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
      draft.stop()
    }
  }, [draft])

  return { draft, state }
}
