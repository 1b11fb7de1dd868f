import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { findInvalidTag } from '../tags.ts'
import { maxTags } from '@haat/contract/domains/content.rules.ts'

type FileLink = MasterContent['files'][number]

/** The fields of a content while it is edited. */
export interface Draft {
  title: string
  tags: string[]
  files: FileLink[]
}

export const draftOf = ({ title, tags, files }: Draft): Draft => ({ title, tags, files })

export const isLegal = (key: string) => (legalKeys as readonly string[]).includes(key)

const idsOf = (files: FileLink[]) => files.map(({ id }) => id)
const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** The fields that differ from the content as it was loaded. */
export function changesOf(loaded: Draft, draft: Draft): ContentChanges {
  return {
    ...(draft.title.trim() !== loaded.title && { title: draft.title.trim() }),
    ...(!isSameList(draft.tags, loaded.tags) && { tags: draft.tags }),
    ...(!isSameList(idsOf(draft.files), idsOf(loaded.files)) && { fileIds: idsOf(draft.files) }),
  }
}

export const isChanged = (loaded: Draft, draft: Draft) => Object.keys(changesOf(loaded, draft)).length > 0

/** Applies my changes to what somebody else has saved meanwhile; fields that I did not change are theirs. */
export function mergeOntoTheirs(theirs: Draft, loaded: Draft, mine: Draft): Draft {
  const changes = changesOf(loaded, mine)
  return {
    title: changes.title === undefined ? theirs.title : mine.title,
    tags: changes.tags ? mine.tags : theirs.tags,
    files: changes.fileIds ? mine.files : theirs.files,
  }
}

export type DraftError =
  | 'key'
  | 'keyTaken'
  | 'title'
  | 'titleLong'
  | 'tag'
  | 'tagsMany'
  | 'noFile'
  | 'uploading'
export type DraftErrors = { [Field in 'key' | 'title' | 'tags' | 'files']?: DraftError | undefined }

const keyPattern = /^[a-z][a-z0-9_]{1,63}$/
const maxTitleLength = 200

/** Names what the server would refuse, field by field. */
export function validateDraft(key: string, draft: Draft, status: MasterContent['status']): DraftErrors {
  const title = draft.title.trim()
  return {
    ...(!keyPattern.test(key) && { key: 'key' }),
    ...(title === '' && { title: 'title' }),
    ...(title.length > maxTitleLength && { title: 'titleLong' }),
    ...(findInvalidTag(draft.tags) !== undefined && { tags: 'tag' }),
    ...(draft.tags.length > maxTags && { tags: 'tagsMany' }),
    ...(status === 'published' && isLegal(key) && draft.files.length === 0 && { files: 'noFile' }),
  }
}
