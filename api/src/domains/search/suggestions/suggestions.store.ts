import { asc, desc, gte, sql } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { beginsWith, type WordStart } from '../query/dictionary.store.ts'
import { isWalked, popularNumbers, type SearchedKind } from '../query/match.store.ts'
import type { SearchMatch } from '../query/search-match.ts'
import { popularSearches } from '../search.tables.ts'

/** Vendors are found as `place`, together with categories. */
type Suggested = Exclude<SearchedKind, 'vendor'>

interface FoundRow extends Record<string, unknown> {
  kind: DocumentKind | 'search'
  /** PostgreSQL sends a bigint as text. */
  number: string
  address: string
  title: string
  titleNe: string
}

/** A document that was found, before its domain has added the details. */
export interface FoundDocument {
  kind: DocumentKind
  number: number
  address: string
  title: Bilingual
}

const columns = sql.raw(', kind, address, title, title_ne as "titleNe"')
const bestOf = (kind: Suggested, match: SearchMatch, limit: number) => sql`
  (select * from ${popularNumbers(kind, match, columns)} found
  order by score desc, number desc limit ${sql.raw(String(limit))})`

/** The best documents of each kind and what people search for that begins so, in one statement. */
export async function findBest(
  db: Tx,
  match: SearchMatch,
  limits: Partial<Record<Suggested, number>>,
  searches?: { start: WordStart; limit: number },
): Promise<Record<Suggested, FoundDocument[]> & { searches: string[] }> {
  const best = Object.entries(limits).map(([kind, limit]) => bestOf(kind as Suggested, match, limit))
  if (searches) best.push(searchesBeginning(searches.start, searches.limit))
  const { rows } = await db.execute<FoundRow>(sql.join(best, sql` union all `))
  const of = (isOn: (kind: DocumentKind) => boolean): FoundDocument[] =>
    rows.flatMap(({ kind, number, address, title, titleNe }) =>
      kind === 'search' || !isOn(kind)
        ? []
        : [{ kind, number: Number(number), address, title: { en: title, ne: titleNe } }],
    )
  const found = {
    product: of((kind) => kind === 'product'),
    service: of((kind) => kind === 'service'),
    place: of((kind) => kind !== 'product' && kind !== 'service'),
    searches: rows.filter(({ kind }) => kind === 'search').map(({ title }) => title),
  }
  const wanted = limits.product ?? 0
  if (!isWalked(match) || found.product.length >= wanted) return found
  // The words are common, but not in the titles of what sells most.
  const rare = await findBest(db, { ...match, count: 0 }, { product: wanted })
  return { ...found, product: rare.product }
}

/** A term that was searched for less often may be the whim of one person. */
const minTimes = 5

const searchesBeginning = ({ folded, typed }: WordStart, limit: number) => sql`
  (select 0 as number, 0 as score, 'search', label, label, label from popular_searches
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
