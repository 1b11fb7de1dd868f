import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { poolSize, type SearchMatch } from './search-match.ts'

/** Exactness is worth more than any popularity: it stands before its ten digits. */
const popularityDigits = sql.raw('10000000000')

/**
 * What it is counts most, then its category, then the letters typed. Whatever is in a category of that name comes before
 * what mentions it in other words: clothes before soap to wash them.
 */
export const scoreOf = ({ inHead, inTitle, inCategory, typed, literal }: SearchMatch): SQL<number> => {
  const holds = (query: string) => sql`(words @@ ${query}::tsquery)`
  return sql<number>`(
    (16 * ${holds(inHead)}::int
    + case when not ${holds(inCategory)} then 0 when ${holds(inTitle)} then 8 else 20 end
    + 4 * ${holds(literal)}::int + 2 * ${holds(typed)}::int + ${holds(inTitle)}::int) * ${popularityDigits}
    + popularity)`
}

const kinds = {
  product: sql.raw(`kind = 'product'`),
  service: sql.raw(`kind = 'service'`),
  place: sql.raw(`kind not in ('product', 'service')`),
}
export type Shelf = keyof typeof kinds

/** Things that are called so make those superfluous of which it is merely said, as of all that a vendor sells. */
export async function narrowed(db: Tx, shelf: Shelf, match: SearchMatch): Promise<SearchMatch> {
  const { inNames } = match
  const { rows } = await db.execute(
    sql`select 1 from search_documents where ${kinds[shelf]} and words @@ ${inNames}::tsquery
      order by popularity desc limit 1`,
  )
  return rows.length > 0 ? { ...match, anywhere: inNames } : match
}

/** Numbers of what matches; for lists in another order than relevance, and for counts. */
export const matchingNumbers = (shelf: Shelf, { anywhere }: SearchMatch): SQL =>
  sql`(select number from search_documents where ${kinds[shelf]} and words @@ ${anywhere}::tsquery)`

/**
 * Numbers of what matches with their scores, to be joined as `found`. The limit pins the plan to the index of words and
 * bounds the work; where more match than that, popularity alone decides and is walked along its own index.
 */
export const rankedNumbers = (shelf: Shelf, match: SearchMatch, more: SQL = sql``): SQL => {
  const found = sql`from search_documents where ${kinds[shelf]} and words @@ ${match.anywhere}::tsquery`
  return match.isCommon
    ? sql`(select number, popularity as score ${more} ${found})`
    : sql`(select number, ${scoreOf(match)} as score ${more} from (select * ${found} limit ${poolSize}) pool)`
}

export async function listRanked(db: Tx, shelf: Shelf, match: SearchMatch) {
  const { rows } = await db.execute<{ number: number; score: number }>(
    sql`select number::float8 as number, score::float8 as score from ${rankedNumbers(shelf, match)} found`,
  )
  return rows
}
