import { useCallback, useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useForm } from '#ui/form/use-form.ts'
import { idsOf, isChanged, isLegal, type Draft } from './draft.ts'

type Status = MasterContent['status']

/** The fields of each language, as the API names them. */
export const fieldNames = {
  en: { title: 'title', files: 'fileIds' },
  ne: { title: 'titleNe', files: 'fileIdsNe' },
} as const

/** The form of a content: its draft, and the rules of a new content, which hold for changes too. */
export function useContentForm(
  key: string,
  loaded: Draft,
  send: (status: Status, draft: Draft) => Promise<unknown>,
) {
  const { faults } = useArea('staff').content.editor
  const [draft, setDraft] = useState(loaded)
  const [uploading, setUploading] = useState<Record<Language, boolean>>({ en: false, ne: false })
  const fileIds = { en: idsOf(draft.en.files), ne: idsOf(draft.ne.files) }
  const { edit, ...form } = useForm({
    names: ['key', 'title', 'titleNe', 'tags', 'fileIds', 'fileIdsNe', 'status'],
    texts: faults,
    schema: async () =>
      (await import('@haat/contract/domains/content.ts')).contentEndpoints['POST /master-content'].body,
    toBody: ({ title, titleNe, status }) => ({
      key,
      title,
      titleNe,
      tags: draft.tags,
      status,
      fileIds: fileIds.en,
      fileIdsNe: fileIds.ne,
    }),
    validate: ({ status }) => ({
      ...(status === 'published' &&
        isLegal(key) &&
        fileIds.en.length === 0 && { fileIds: 'noFile' as const }),
      ...(uploading.en && { fileIds: 'uploading' as const }),
      ...(uploading.ne && { fileIdsNe: 'uploading' as const }),
    }),
    values: {
      key,
      title: draft.en.title,
      titleNe: draft.ne.title,
      tags: draft.tags.join(', '),
      fileIds: fileIds.en.join(', '),
      fileIdsNe: fileIds.ne.join(', '),
      status: 'draft',
    },
    refusedAs: { key: 'keyTaken' },
    send: ({ status }) => send(status as Status, draft),
  })

  const setIsUploading = useCallback(
    (language: Language, isUploading: boolean) =>
      setUploading((before) => ({ ...before, [language]: isUploading })),
    [],
  )
  return {
    ...form,
    draft,
    setDraft,
    changeTags(tags: string[]) {
      setDraft((before) => ({ ...before, tags }))
      edit('tags')
    },
    changeTitle(language: Language, title: string) {
      setDraft((before) => ({ ...before, [language]: { ...before[language], title } }))
      edit(fieldNames[language].title)
    },
    changeFiles(language: Language, update: (files: MasterContent['files']) => MasterContent['files']) {
      setDraft((before) => {
        const { title, files } = before[language]
        return { ...before, [language]: { title, files: update(files) } }
      })
      edit(fieldNames[language].files)
    },
    setIsUploading,
    isDirty: isChanged(loaded, draft) || uploading.en || uploading.ne,
  }
}
export type ContentForm = ReturnType<typeof useContentForm>
