import { and, asc, desc, gte, like, or, sql } from 'drizzle-orm'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { rankedNumbers, type Shelf } from './match.store.ts'
import type { SearchMatch } from './search-match.ts'
import { popularSearches } from './search.tables.ts'

/** Vendors are among the places. */
type Suggested = Exclude<Shelf, 'vendor'>

interface Found extends Record<string, unknown> {
  kind: DocumentKind
  address: string
  title: string
  titleNe: string
}

/** The best of each shelf in one question. */
export async function findBest(
  db: Tx,
  match: SearchMatch,
  most: Record<Suggested, number>,
): Promise<Record<Suggested, Suggestion[]>> {
  const columns = sql.raw(', kind, address, title, title_ne as "titleNe"')
  const best = (shelf: Suggested) => sql`
    (select * from ${rankedNumbers(shelf, match, columns)} found
    order by score desc, number desc limit ${most[shelf]})`
  const { rows } = await db.execute<Found>(
    sql`${best('place')} union all ${best('service')} union all ${best('product')}`,
  )
  const of = (isOn: (kind: DocumentKind) => boolean): Suggestion[] =>
    rows
      .filter(({ kind }) => isOn(kind))
      .map(({ kind, address, title, titleNe }) => ({ kind, address, title: { en: title, ne: titleNe } }))
  return {
    product: of((kind) => kind === 'product'),
    service: of((kind) => kind === 'service'),
    place: of((kind) => kind !== 'product' && kind !== 'service'),
  }
}

/** One search more may be one person's whim. */
const fewestTimes = 5

/** What people search for that begins like this. Words hold nothing that LIKE would take for a placeholder. */
export const listPopular = (db: Tx, start: { folded: string; typed: string } | undefined, most: number) =>
  db
    .select({ label: popularSearches.label })
    .from(popularSearches)
    .where(
      and(
        gte(popularSearches.times, fewestTimes),
        start &&
          or(
            like(popularSearches.folded, `${start.folded}%`),
            like(popularSearches.label, `${start.typed}%`),
          ),
      ),
    )
    .orderBy(desc(popularSearches.times), asc(popularSearches.folded))
    .limit(most)

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

/** Counts halve in a month, so that what nobody looks for any more makes room. */
export async function fadeSearches(db: Tx) {
  await db.execute(sql`
    update popular_searches set times = times / 2, last_at = now() where last_at < now() - interval '30 days'`)
  await db.execute(sql`delete from popular_searches where times = 0`)
}
