import { asc, desc, gte, sql } from 'drizzle-orm'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import type { WordStart } from '../index/dictionary.ts'
import { beginsWith } from '../query/dictionary.store.ts'
import { popularSearches } from '../search.tables.ts'
import { noDetails, toThumbnail, type SuggestionDetails } from './suggestion-details.ts'

interface FoundDocument {
  kind: DocumentKind
  number: number
}
interface SuggestedRow extends Record<string, unknown> {
  kind: Suggestion['kind']
  number: number
  address: string
  title: string
  titleNe: string
  details: Partial<SuggestionDetails>
}

/**
 * Reads documents of all domains with their details, and what people search for that begins so, in one statement. The documents
 * come in their order; what has just gone is left out.
 */
export async function readSuggestions(
  db: Tx,
  documents: FoundDocument[],
  sources: DocumentSource[],
  searches?: { start: WordStart; limit: number },
): Promise<Suggestion[]> {
  const selects = sources.flatMap(({ kind, selectDetails }) => {
    const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number)
    if (numbers.length === 0) return []
    const details = selectDetails(sql`${hiddenValue(numberList(numbers), 'bigint[]')}::bigint[]`)
    return sql`(select d.kind, d.number::float8 as number, d.address, d.title, d.title_ne as "titleNe", one.details
      from (${details}) one join search_documents d on d.kind = ${sql.raw(`'${kind}'`)} and d.number = one.number)`
  })
  if (searches) selects.push(searchesBeginning(searches.start, searches.limit))
  if (selects.length === 0) return []
  const { rows } = await db.execute<SuggestedRow>(sql.join(selects, sql` union all `))
  const keyOf = ({ kind, number }: Pick<SuggestedRow, 'kind' | 'number'>) => `${kind} ${number}`
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
  const found = documents.flatMap((document) => rowOf.get(keyOf(document)) ?? [])
  return [...rows.filter(({ kind }) => kind === 'search'), ...found].map(
    ({ kind, address, title, titleNe, details }) => ({
      kind,
      address,
      title: { en: title, ne: titleNe },
      ...noDetails,
      ...details,
      picture: details.picture ? toThumbnail(details.picture) : null,
    }),
  )
}

/** A term that was searched for less often may be the whim of one person. */
const minTimes = 5

const searchesBeginning = ({ folded, typed }: WordStart, limit: number) => sql`
  (select 'search' as kind, 0 as number, label as address, label as title, label as "titleNe", '{}'::json as details
  from popular_searches
  where times >= ${sql.raw(String(minTimes))} and
    (${beginsWith(sql.raw('folded'), folded)} or ${beginsWith(sql.raw('label'), typed)})
  order by times desc, folded limit ${sql.raw(String(limit))})`

/** What people search for most. */
export const listPopular = (db: Tx, limit: number) =>
  db
    .select({ label: popularSearches.label })
    .from(popularSearches)
    .where(gte(popularSearches.times, minTimes))
    .orderBy(desc(popularSearches.times), asc(popularSearches.folded))
    .limit(limit)

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
