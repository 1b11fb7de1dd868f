import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { findBadTag, tagsMost } from './tags.ts'

type FileLink = MasterContent['files'][number]

/** What an editor holds in their hands. */
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

/** Only what differs from what was seen. */
export function changesOf(seen: Draft, draft: Draft): ContentChanges {
  return {
    ...(draft.title.trim() !== seen.title && { title: draft.title.trim() }),
    ...(!isSameList(draft.tags, seen.tags) && { tags: draft.tags }),
    ...(!isSameList(idsOf(draft.files), idsOf(seen.files)) && { fileIds: idsOf(draft.files) }),
  }
}

export const isChanged = (seen: Draft, draft: Draft) => Object.keys(changesOf(seen, draft)).length > 0

/** My changes on top of what somebody else has saved: what I did not touch is theirs. */
export function ontoTheirs(theirs: Draft, seen: Draft, mine: Draft): Draft {
  const changes = changesOf(seen, mine)
  return {
    title: changes.title === undefined ? theirs.title : mine.title,
    tags: changes.tags ? mine.tags : theirs.tags,
    files: changes.fileIds ? mine.files : theirs.files,
  }
}

export type Fault = 'key' | 'keyTaken' | 'title' | 'titleLong' | 'tag' | 'tagsMany' | 'noFile' | 'uploading'
export type Faults = { [Field in 'key' | 'title' | 'tags' | 'files']?: Fault | undefined }

const keyPattern = /^[a-z][a-z0-9_]{1,63}$/
const titleMost = 200

/** What would be refused, said before it is sent. */
export function faultsOf(key: string, draft: Draft, status: MasterContent['status']): Faults {
  const title = draft.title.trim()
  return {
    ...(!keyPattern.test(key) && { key: 'key' }),
    ...(title === '' && { title: 'title' }),
    ...(title.length > titleMost && { title: 'titleLong' }),
    ...(findBadTag(draft.tags) !== undefined && { tags: 'tag' }),
    ...(draft.tags.length > tagsMost && { tags: 'tagsMany' }),
    ...(status === 'published' && isLegal(key) && draft.files.length === 0 && { files: 'noFile' }),
  }
}
