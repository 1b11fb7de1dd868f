import { and, asc, desc, gte, like, or, sql } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { popularNumbers, type Shelf } from './match.store.ts'
import type { SearchMatch } from './search-match.ts'
import { popularSearches } from './search.tables.ts'

/** Vendors are among the places. */
type Suggested = Exclude<Shelf, 'vendor'>

interface FoundRow extends Record<string, unknown> {
  kind: DocumentKind
  /** As text: so comes a bigint. */
  number: string
  address: string
  title: string
  titleNe: string
}

/** A document by its name, before its room has said how it looks. */
export interface FoundDocument {
  kind: DocumentKind
  number: number
  address: string
  title: Bilingual
}

/** The best of each shelf in one question. */
export async function findBest(
  db: Tx,
  match: SearchMatch,
  most: Partial<Record<Suggested, number>>,
): Promise<Record<Suggested, FoundDocument[]>> {
  const columns = sql.raw(', kind, address, title, title_ne as "titleNe"')
  const best = (Object.keys(most) as Suggested[]).map(
    (shelf) => sql`
    (select * from ${popularNumbers(shelf, match, columns)} found
    order by score desc, number desc limit ${most[shelf]})`,
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
