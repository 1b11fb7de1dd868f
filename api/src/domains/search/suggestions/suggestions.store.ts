import { asc, desc, gte, sql } from 'drizzle-orm'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { popularSearches } from '../search.tables.ts'
import { noDetails, toThumbnail, type SuggestionDetails } from './suggestion-details.ts'

interface SuggestedRow extends Record<string, unknown> {
  kind: DocumentKind
  number: number
  address: string
  title: string
  titleNe: string
  details: Partial<SuggestionDetails>
}

/** What names a document of any domain. */
export const keyOf = ({ kind, number }: { kind: DocumentKind; number: number }) => `${kind} ${number}`

/**
 * Reads documents of all domains with their details, in one statement. What has just gone is missing.
 *
 * @param keys of documents, see `keyOf`.
 */
export async function readSuggestions(db: Tx, keys: string[], sources: DocumentSource[]) {
  const selects = sources.flatMap(({ kind, selectDetails }) => {
    const numbers = keys.filter((key) => key.startsWith(`${kind} `)).map((key) => Number(key.split(' ')[1]))
    if (numbers.length === 0) return []
    const details = selectDetails(sql`${hiddenValue(numberList(numbers), 'bigint[]')}::bigint[]`)
    return sql`(select d.kind, d.number::float8 as number, d.address, d.title, d.title_ne as "titleNe", one.details
      from (${details}) one join search_documents d on d.kind = ${sql.raw(`'${kind}'`)} and d.number = one.number)`
  })
  if (selects.length === 0) return []
  const { rows } = await db.execute<SuggestedRow>(sql.join(selects, sql` union all `))
  return rows.map((row) => [keyOf(row), toSuggestion(row)] as const)
}

const toSuggestion = ({ kind, address, title, titleNe, details }: SuggestedRow): Suggestion => ({
  kind,
  address,
  title: { en: title, ne: titleNe },
  ...noDetails,
  ...details,
  picture: details.picture ? toThumbnail(details.picture) : null,
})

export interface PopularSearch {
  folded: string
  /** As people write it. */
  label: string
}
/** A term that was searched for less often may be the whim of one person. */
const minTimes = 5
const maxPopular = 2000

/** What people search for most. */
export async function listPopular(db: Tx): Promise<PopularSearch[]> {
  return db
    .select({ folded: popularSearches.folded, label: popularSearches.label })
    .from(popularSearches)
    .where(gte(popularSearches.times, minTimes))
    .orderBy(desc(popularSearches.times), asc(popularSearches.folded))
    .limit(maxPopular)
}

export async function addSearches(db: Tx, rows: { folded: string; label: string; times: number }[]) {
  if (rows.length === 0) return
  await db
    .insert(popularSearches)
    .values(rows.toSorted((a, b) => (a.folded < b.folded ? -1 : 1)))
    .onConflictDoUpdate({
      target: popularSearches.folded,
      set: { times: sql`${popularSearches.times} + excluded.times`, lastAt: sql`now()` },
    })
}

/** Halves the counts of terms that were not searched for in a month, so that they make room for others. */
export async function fadeSearches(db: Tx) {
  await db.execute(sql`
    update popular_searches set times = times / 2, last_at = now() where last_at < now() - interval '30 days'`)
  await db.execute(sql`delete from popular_searches where times = 0`)
}
