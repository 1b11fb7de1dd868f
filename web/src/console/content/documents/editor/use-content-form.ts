import { useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useForm } from '#ui/form/use-form.ts'
import { draftOf, isChanged, isLegal, type Draft } from './draft.ts'

type Status = MasterContent['status']

/** The form of a content: its draft, and the rules of a new content, which hold for changes too. */
export function useContentForm(
  key: string,
  loaded: Draft,
  send: (status: Status, draft: Draft) => Promise<unknown>,
) {
  const { faults } = useArea('staff').content.editor
  const [draft, setDraft] = useState(() => draftOf(loaded))
  const [isUploading, setIsUploading] = useState(false)
  const fileIds = draft.files.map(({ id }) => id)
  const { edit, ...form } = useForm({
    names: ['key', 'title', 'tags', 'fileIds', 'status'],
    texts: faults,
    schema: async () =>
      (await import('@haat/contract/domains/content.ts')).contentEndpoints['POST /master-content'].body,
    toBody: ({ title, status }) => ({ key, title, tags: draft.tags, status, fileIds }),
    validate: ({ status }) => ({
      ...(status === 'published' && isLegal(key) && fileIds.length === 0 && { fileIds: 'noFile' as const }),
      ...(isUploading && { fileIds: 'uploading' as const }),
    }),
    values: {
      key,
      title: draft.title,
      tags: draft.tags.join(', '),
      fileIds: fileIds.join(', '),
      status: 'draft',
    },
    refusedAs: { key: 'keyTaken' },
    send: ({ status }) => send(status as Status, draft),
  })

  const change = (changes: Partial<Pick<Draft, 'title' | 'tags'>>) => {
    setDraft((before) => ({ ...before, ...changes }))
    edit(...(Object.keys(changes) as ('title' | 'tags')[]))
  }
  const changeFiles = (update: (files: Draft['files']) => Draft['files']) => {
    setDraft((before) => ({ ...before, files: update(before.files) }))
    edit('fileIds')
  }
  return {
    ...form,
    draft,
    setDraft,
    change,
    changeFiles,
    setIsUploading,
    isDirty: isChanged(loaded, draft) || isUploading,
  }
}
export type ContentForm = ReturnType<typeof useContentForm>
