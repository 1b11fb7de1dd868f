import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { numberList } from '#platform/db/prepared.ts'
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
  vendor: sql.raw(`kind = 'vendor'`),
  place: sql.raw(`kind not in ('product', 'service')`),
}
export type Shelf = keyof typeof kinds

/** The index of products knows their names apart: their weights would have to be looked up in every row. */
const matches = (shelf: Shelf, { isNamed, anywhere, inNames }: SearchMatch): SQL => {
  if (!isNamed) return sql`words @@ ${anywhere}::tsquery`
  return shelf === 'product'
    ? sql`ts_filter(words, '{a,b,c}') @@ ${anywhere}::tsquery`
    : sql`words @@ ${inNames}::tsquery`
}
const found = (shelf: Shelf, match: SearchMatch) =>
  sql`from search_documents where ${kinds[shelf]} and ${matches(shelf, match)}`

const enough = 500

/**
 * Common words are met soon along popularity. For the others that would be a walk along all there is, which the planner
 * takes for short, since it knows nothing of words that few have: to count some pins it to the index of words.
 */
async function holdsAny(db: Tx, shelf: Shelf, match: SearchMatch): Promise<boolean> {
  const all = found(shelf, match)
  const { rows } = await db.execute<{ n: number }>(
    match.isCommon
      ? sql`select 1 as n ${all} order by popularity desc limit 1`
      : sql`select count(*)::int as n from (select 1 ${all} limit ${enough}) counted`,
  )
  return (rows[0]?.n ?? 0) > 0
}

/**
 * Things that are called so make those superfluous of which it is merely said, as of all that a vendor sells. Undefined
 * where nothing matches at all.
 */
export async function narrowed(db: Tx, shelf: Shelf, asked: SearchMatch): Promise<SearchMatch | undefined> {
  // Words are counted for all shelves together; only of products there are so many.
  const match = { ...asked, isCommon: asked.isCommon && shelf === 'product' }
  const named = { ...match, isNamed: true }
  if (await holdsAny(db, shelf, named)) return named
  return (await holdsAny(db, shelf, match)) ? match : undefined
}

/**
 * Numbers of what matches with their scores, to be joined as `found`. The limit pins the plan to the index of words and
 * bounds the work; where more match than that, popularity alone decides and is walked along its own index.
 */
const rankedNumbers = (shelf: Shelf, match: SearchMatch): SQL => {
  const all = found(shelf, match)
  return match.isCommon
    ? sql`(select number, popularity as score ${all})`
    : sql`(select number, ${scoreOf(match)} as score from (select * ${all} limit ${poolSize}) pool)`
}

/** What matches with its score, best of so many as can be ranked. */
export async function listRanked(db: Tx, shelf: Shelf, match: SearchMatch) {
  const { rows } = await db.execute<{ number: number; score: number }>(
    sql`select number::float8 as number, score::float8 as score from ${rankedNumbers(shelf, match)} found`,
  )
  return rows
}

/** Those of the numbers that fit better than just somehow. */
export async function listFitting(db: Tx, shelf: Shelf, match: SearchMatch, numbers: number[]) {
  const { rows } = await db.execute<{ number: number; score: number }>(sql`
    select number::float8 as number, score::float8 as score from (
      select number, ${scoreOf(match)} as score from search_documents
      where ${kinds[shelf]} and number = any(${numberList(numbers)}::bigint[])) known
    where score >= ${popularityDigits}`)
  return rows
}

const numbersOf = (rows: { number: number }[]) => rows.map(({ number }) => number)

export async function listPopular(db: Tx, shelf: Shelf, match: SearchMatch, most: number) {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::float8 as number ${found(shelf, match)} order by popularity desc limit ${most}`)
  return numbersOf(rows)
}

/** Those of the numbers that match. */
export async function listMatching(db: Tx, shelf: Shelf, match: SearchMatch, numbers: number[]) {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::float8 as number ${found(shelf, match)}
      and number = any(${numberList(numbers)}::bigint[])`)
  return numbersOf(rows)
}

const perFetch = 5000

/** All that matches, a handful at a time: no statement takes long, and whoever asks has all of one moment. */
export const walkMatching = (
  db: Tx,
  shelf: Shelf,
  match: SearchMatch,
  take: (numbers: number[]) => void,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Reading the whole table would hold the first row back until all were read.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(
      sql`declare hits no scroll cursor for select number::float8 as number ${found(shelf, match)}`,
    )
    for (;;) {
      const { rows } = await tx.execute<{ number: number }>(sql.raw(`fetch ${perFetch} from hits`))
      take(numbersOf(rows))
      if (rows.length < perFetch) return
    }
  })

/** How many match, counted up to a limit. Where more than the pool do, popularity's index is walked until there are enough. */
export async function countMatching(db: Tx, shelf: Shelf, match: SearchMatch, most: number): Promise<number> {
  const order = match.isCommon ? sql`order by popularity desc` : sql``
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from (
      select 1 ${found(shelf, match)} ${order} limit ${most}
    ) counted`)
  return rows[0]?.count ?? 0
}

/** A line or two are shown of each: so many of the most popular are worth comparing. */
const worthComparing = 40

/**
 * The same for a few lines while somebody types, when half of all titles may match what is there so far: exactness
 * decides among the most popular only, and the pool is never read.
 */
export const popularNumbers = (shelf: Shelf, match: SearchMatch, more: SQL): SQL =>
  sql`(select number, ${scoreOf(match)} as score ${more} from (
    select * ${found(shelf, match)}
    order by popularity desc, number desc limit ${worthComparing}) pool)`
