import { eq, sql } from 'drizzle-orm'
import { looseKey } from '@haat/contract/shared/fold.ts'
import type { Tx } from '#platform/database/database.ts'
import { likePattern } from '#platform/database/search-patterns.ts'
import { searchSynonymGroups, searchSynonyms, searchWords } from '../search.tables.ts'
import { meaningfulWords } from '../query/stop-words.ts'
import { foldedForms, isDevanagari, tokenize } from '../query/tokenize.ts'

export { firstIdOfStaff } from '../search.tables.ts'

/** The folded form of one or more words as a query has them, joined by blanks; empty if the text has no words. */
export const foldedWords = (label: string) =>
  meaningfulWords(tokenize(label))
    .map((word) => foldedForms(word)[0]?.folded ?? '')
    .filter(Boolean)
    .join(' ')

type SynonymRow = typeof searchSynonyms.$inferInsert

/** Inserts the words of a group; spellings that fold alike are one row. The words join the dictionary, so typos find them. */
export async function insertRows(db: Tx, rows: SynonymRow[]): Promise<void> {
  await db.insert(searchSynonyms).values(rows).onConflictDoNothing()
  const words = rows
    .filter(({ word }) => !word.includes(' '))
    .map(({ word, label }) => ({
      word,
      looseKey: looseKey(word),
      ...(isDevanagari(label) ? { labelNe: label } : { label }),
    }))
  if (words.length > 0) await db.insert(searchWords).values(words).onConflictDoNothing()
}

export interface StoredGroup extends Record<string, unknown> {
  id: number
  words: string[]
  version: number
}

/** Lets changes of groups happen one after another, so that no word gets into two groups. Readers do not wait. */
export const lockGroups = (tx: Tx) =>
  tx.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`)

const groups = sql`select group_id as id, array_agg(label order by label) as words, max(version) as version
  from ${searchSynonyms}`

/** Groups that hold the term, in any spelling that folds alike, the newest first. */
export async function listGroups(db: Tx, term: string, page: { limit: number; offset: number }) {
  const folded = foldedWords(term)
  const found = sql`select group_id from ${searchSynonyms}
    where ${term} = '' or label ilike ${likePattern(term)} or (${folded} <> '' and word = ${folded})`
  const { rows } = await db.execute<StoredGroup>(sql`${groups} where group_id in (${found})
    group by group_id order by group_id desc limit ${page.limit} offset ${page.offset}`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(distinct group_id)::int as total from (${found}) found`,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findGroup(db: Tx, id: number): Promise<StoredGroup | null> {
  const { rows } = await db.execute<StoredGroup>(sql`${groups} where group_id = ${id} group by group_id`)
  return rows[0] ?? null
}

/** The words of these groups, by their ids. */
export async function synonymWordsById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<StoredGroup>(
    sql`${groups} where group_id in ${ids.map(Number)} group by group_id`,
  )
  return new Map(rows.map(({ id, words }) => [String(id), words.join(', ')]))
}

/** Another group that holds one of these folded words, and the word as that group writes it. */
export async function findHolder(db: Tx, words: string[], except: number) {
  if (words.length === 0) return null
  const { rows } = await db.execute<{ id: number; label: string }>(sql`select group_id as id, label
    from ${searchSynonyms} where word in ${words} and group_id <> ${except} order by group_id limit 1`)
  return rows[0] ?? null
}

export async function nextGroupId(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(${searchSynonymGroups.seqName}::regclass)::int as id`,
  )
  return rows[0]!.id
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.groupId, id))
}
