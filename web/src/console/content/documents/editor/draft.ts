import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'

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
