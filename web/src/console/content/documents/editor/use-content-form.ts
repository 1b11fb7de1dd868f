import { useCallback, useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { draftOf, validateDraft, isChanged, type Draft, type DraftErrors } from './draft.ts'

type Status = MasterContent['status']

/** The state of a content's form: the draft, its errors, and whether it differs from the loaded content. */
export function useContentForm(key: string, loaded: Draft) {
  const [draft, setDraft] = useState(() => draftOf(loaded))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [isUploading, setIsUploading] = useState(false)

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    // A field that is being corrected shows its error no longer.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const changeFiles = useCallback((update: (files: Draft['files']) => Draft['files']) => {
    setDraft((before) => ({ ...before, files: update(before.files) }))
    setErrors((before) => ({ ...before, files: undefined }))
  }, [])

  /** Shows the errors of the draft; returns true when it has none. */
  function validate(status: Status, withKey = key): boolean {
    const nextErrors: DraftErrors = {
      ...validateDraft(withKey, draft, status),
      ...(isUploading && { files: 'uploading' as const }),
    }
    setErrors(nextErrors)
    return Object.keys(nextErrors).length === 0
  }
  return {
    draft,
    setDraft,
    change,
    changeFiles,
    errors,
    setErrors,
    setIsUploading,
    validate,
    isDirty: isChanged(loaded, draft) || isUploading,
  }
}
export type ContentForm = ReturnType<typeof useContentForm>
