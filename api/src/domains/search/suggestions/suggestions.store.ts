import { and, asc, desc, gte, like, or, sql } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { popularNumbers, type SearchedKind } from '../query/match.store.ts'
import type { SearchMatch } from '../query/search-match.ts'
import { popularSearches } from '../search.tables.ts'

/** Vendors are found as `place`, together with categories. */
type Suggested = Exclude<SearchedKind, 'vendor'>

interface FoundRow extends Record<string, unknown> {
  kind: DocumentKind
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

/** The best documents of each kind, in one statement. */
export async function findBest(
  db: Tx,
  match: SearchMatch,
  limits: Partial<Record<Suggested, number>>,
): Promise<Record<Suggested, FoundDocument[]>> {
  const columns = sql.raw(', kind, address, title, title_ne as "titleNe"')
  const best = (Object.keys(limits) as Suggested[]).map(
    (kind) => sql`
    (select * from ${popularNumbers(kind, match, columns)} found
    order by score desc, number desc limit ${limits[kind]})`,
  )
  const { rows } = await db.execute<FoundRow>(sql.join(best, sql` union all `))
  const of = (isOn: (kind: DocumentKind) => boolean): FoundDocument[] =>
    rows
      .filter(({ kind }) => isOn(kind))
      .map(({ kind, number, address, title, titleNe }) => ({
        kind,
        number: Number(number),
        address,
        title: { en: title, ne: titleNe },
      }))
  return {
    product: of((kind) => kind === 'product'),
    service: of((kind) => kind === 'service'),
    place: of((kind) => kind !== 'product' && kind !== 'service'),
  }
}

/** A term that was searched for less often may be the whim of one person. */
const minTimes = 5

/** Popular searches that begin like this. Words have no characters that LIKE would take for a wildcard. */
export const listPopular = (db: Tx, start: { folded: string; typed: string } | undefined, limit: number) =>
  db
    .select({ label: popularSearches.label })
    .from(popularSearches)
    .where(
      and(
        gte(popularSearches.times, minTimes),
        start &&
          or(
            like(popularSearches.folded, `${start.folded}%`),
            like(popularSearches.label, `${start.typed}%`),
          ),
      ),
    )
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
