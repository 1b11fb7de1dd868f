import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { ContentChanges, MasterContent, Translations } from '@haat/contract/domains/content.ts'
import type { Language } from '@haat/contract/shared/language.ts'

type FileLink = MasterContent['files'][number]

/** The fields of a content while it is edited: the tags, and title and files in each language. */
export interface Draft extends Translations {
  tags: string[]
}

type Loaded = Pick<MasterContent, 'tags' | 'translations'>

/** Staff always get both languages. */
export const draftOf = ({ tags, translations }: Loaded): Draft => ({ tags, ...translations! })

export const isLegal = (key: string) => (legalKeys as readonly string[]).includes(key)

export const idsOf = (files: readonly FileLink[]) => files.map(({ id }) => id)
const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** The fields that differ from the content as it was loaded. */
export function changesOf(loaded: Draft, draft: Draft): ContentChanges {
  const titleOf = (language: Language) => draft[language].title.trim()
  const hasOtherTitle = (language: Language) => titleOf(language) !== loaded[language].title
  const hasOtherFiles = (language: Language) =>
    !isSameList(idsOf(draft[language].files), idsOf(loaded[language].files))
  return {
    ...(hasOtherTitle('en') && { title: titleOf('en') }),
    ...(hasOtherTitle('ne') && { titleNe: titleOf('ne') }),
    ...(!isSameList(draft.tags, loaded.tags) && { tags: draft.tags }),
    ...(hasOtherFiles('en') && { fileIds: idsOf(draft.en.files) }),
    ...(hasOtherFiles('ne') && { fileIdsNe: idsOf(draft.ne.files) }),
  }
}

export const isChanged = (loaded: Draft, draft: Draft) => Object.keys(changesOf(loaded, draft)).length > 0

/** Applies my changes to what somebody else has saved meanwhile; fields that I did not change are theirs. */
export function mergeOntoTheirs(theirs: Draft, loaded: Draft, mine: Draft): Draft {
  const changes = changesOf(loaded, mine)
  return {
    tags: changes.tags ? mine.tags : theirs.tags,
    en: {
      title: changes.title === undefined ? theirs.en.title : mine.en.title,
      files: changes.fileIds ? mine.en.files : theirs.en.files,
    },
    ne: {
      title: changes.titleNe === undefined ? theirs.ne.title : mine.ne.title,
      files: changes.fileIdsNe ? mine.ne.files : theirs.ne.files,
    },
  }
}

/** How far a language of a document is: it has nothing, it waits in a draft, or shoppers see it as it stands here. */
export function stateOf(language: Language, draft: Draft, live: Translations | undefined) {
  const { title, files } = draft[language]
  if (title.trim() === '' && files.length === 0) return 'missing' as const
  const isLive =
    live !== undefined &&
    title.trim() === live[language].title &&
    isSameList(idsOf(files), idsOf(live[language].files))
  return isLive ? ('live' as const) : ('draft' as const)
}
