import { useCallback, useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { draftOf, faultsOf, isChanged, type Draft, type Faults } from './draft.ts'

type Status = MasterContent['status']

/** What is being typed, beside what was seen when it began. */
export function useContentForm(key: string, seen: Draft) {
  const [draft, setDraft] = useState(() => draftOf(seen))
  const [faults, setFaults] = useState<Faults>({})
  const [isUploading, setIsUploading] = useState(false)

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    // What is being put right is no fault any more.
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const changeFiles = useCallback((to: (files: Draft['files']) => Draft['files']) => {
    setDraft((before) => ({ ...before, files: to(before.files) }))
    setFaults((before) => ({ ...before, files: undefined }))
  }, [])

  /** True where nothing would be refused. */
  function check(status: Status, withKey = key): boolean {
    const found: Faults = {
      ...faultsOf(withKey, draft, status),
      ...(isUploading && { files: 'uploading' as const }),
    }
    setFaults(found)
    return Object.keys(found).length === 0
  }
  return {
    draft,
    setDraft,
    change,
    changeFiles,
    faults,
    setFaults,
    setIsUploading,
    check,
    isDirty: isChanged(seen, draft) || isUploading,
  }
}
export type ContentForm = ReturnType<typeof useContentForm>
