import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import {
  deleteGroup,
  findGroup,
  findHolder,
  foldedWords,
  insertRows,
  listGroups,
  lockGroups,
  nextGroupId,
  type StoredGroup,
} from './synonyms.store.ts'

export { synonymWordsById } from './synonyms.store.ts'

type Editor = ReturnType<typeof callerOf>
type Context = Pick<Services, 'db' | 'bus'>

interface Asked {
  searchTerm: string
  pageIndex: number
  pageSize: number
}

export async function synonymPage(db: Tx, { searchTerm, pageIndex, pageSize }: Asked) {
  const { rows, total } = await listGroups(db, searchTerm, {
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  })
  return { items: rows, pageIndex, pageSize, total }
}

export const addSynonyms = (context: Context, editor: Editor, words: string[]): Promise<SynonymGroup> =>
  changing(context, async (tx) => {
    const id = await nextGroupId(tx)
    const group = await writeGroup(tx, { id, version: 1, words })
    await recordAudit(tx, editor, {
      action: 'synonyms.add',
      subject: subjectOf(group),
      after: { words: group.words },
    })
    return group
  })

interface Change {
  id: number
  words: string[]
  version: number
}

export const changeSynonyms = (context: Context, editor: Editor, { id, words, version }: Change) =>
  changing(context, async (tx) => {
    const before = await getGroup(tx, id)
    if (before.version !== version)
      throw new ApiError(
        'CONFLICT',
        `Somebody changed this group: it is ${before.words.join(', ')} now. Nothing of yours was saved.`,
      )
    await deleteGroup(tx, id)
    const group = await writeGroup(tx, { id, version: version + 1, words }, before.words)
    await recordAudit(tx, editor, {
      action: 'synonyms.change',
      subject: subjectOf(group),
      before: { words: before.words },
      after: { words: group.words },
    })
    return group
  })

export const dropSynonyms = (context: Context, editor: Editor, id: number): Promise<void> =>
  changing(context, async (tx) => {
    const before = await getGroup(tx, id)
    await deleteGroup(tx, id)
    await recordAudit(tx, editor, {
      action: 'synonyms.drop',
      subject: subjectOf(before),
      before: { words: before.words },
    })
  })

/** Runs a change alone, then notifies all processes, whose next search uses it. */
async function changing<T>({ db, bus }: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const made = await db.transaction(async (tx) => {
    await lockGroups(tx)
    return work(tx)
  })
  await bus.publish('search')
  return made
}

async function getGroup(tx: Tx, id: number): Promise<StoredGroup> {
  const group = await findGroup(tx, id)
  if (!group) throw notFound('This group')
  return group
}

/** New words must belong to no other group. Words that the group had before may stay, even if another group has them. */
async function writeGroup(
  tx: Tx,
  { id, version, words }: Change,
  before: string[] = [],
): Promise<SynonymGroup> {
  const rows = words.map((label) => ({ groupId: id, label, word: foldedWords(label), version }))
  const refuse = (sentence: string) => new ApiError('VALIDATION_FAILED', sentence, { words: sentence })
  const unread = rows.find(({ word }) => word === '')
  if (unread) throw refuse(`“${unread.label}” has no letter or digit that the search could know.`)
  const folded = [...new Set(rows.map(({ word }) => word))]
  if (folded.length < 2)
    throw refuse(`The search takes these for one word already: ${words.join(', ')}. Add another one.`)
  const known = new Set(before.map(foldedWords))
  const holder = await findHolder(
    tx,
    folded.filter((word) => !known.has(word)),
    id,
  )
  if (holder) {
    const others = await getGroup(tx, holder.id)
    throw new ApiError(
      'CONFLICT',
      `“${holder.label}” stands in another group already: ${others.words.join(', ')}. Change that one instead.`,
      { words: holder.label },
    )
  }
  await insertRows(tx, rows)
  return getGroup(tx, id)
}

const subjectOf = ({ id, words }: Pick<StoredGroup, 'id' | 'words'>) => ({
  kind: 'synonyms',
  id: String(id),
  label: words.join(', ').slice(0, 200),
})
