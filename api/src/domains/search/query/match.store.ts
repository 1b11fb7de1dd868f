import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import { poolSize, type SearchMatch } from './search-match.ts'

const readAtMost = sql.raw(String(poolSize))

/** Exactness counts more than any popularity: it stands before the ten digits of the popularity. */
const popularityDigits = sql.raw('10000000000')

/**
 * Estimating what dozens of words find takes PostgreSQL longer than finding it, so the planner does not see them.
 */
const hidden = (query: string) => hiddenValue(query, 'tsquery')

/**
 * The name of the thing counts most, then its category, then the letters as typed. Things in a category of that name come
 * before things whose title mentions it: clothes before the soap to wash them.
 */
export const scoreOf = ({ inHead, inTitle, inCategory, typed, literal }: SearchMatch): SQL<number> => {
  const holds = (query: string) => sql`(words @@ ${hidden(query)})`
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
export type SearchedKind = keyof typeof kinds

/**
 * Products have an index of their names alone; by the weights of the words, every row would have to be looked at. Only for a
 * common word the planner has to see the query, to know that popularity is the shorter way.
 */
const matches = (kind: SearchedKind, { isNamed, isCommon, anywhere, inNames }: SearchMatch): SQL => {
  const query = (text: string) => (isCommon ? sql`${text}::tsquery` : hidden(text))
  if (!isNamed) return sql`words @@ ${query(anywhere)}`
  return kind === 'product'
    ? sql`ts_filter(words, '{a,b,c}') @@ ${query(anywhere)}`
    : sql`words @@ ${query(inNames)}`
}
const fromMatching = (kind: SearchedKind, match: SearchMatch) =>
  sql`from search_documents where ${kinds[kind]} and ${matches(kind, match)}`

const countedAtMost = 500

/**
 * A common word is soon found along the index of popularity. For a rare word that would be a walk through all documents,
 * which the planner takes for short as it has no statistics of rare words: counting some makes it use the index of words.
 */
async function holdsAny(db: Tx, kind: SearchedKind, match: SearchMatch): Promise<boolean> {
  const all = fromMatching(kind, match)
  const { rows } = await db.execute<{ n: number }>(
    match.isCommon
      ? sql`select 1 as n ${all} order by popularity desc limit 1`
      : sql`select count(*)::int as n from (select 1 ${all} limit ${sql.raw(String(countedAtMost))}) counted`,
  )
  return (rows[0]?.n ?? 0) > 0
}

/**
 * If there are things with this name, others that only mention it are left out, such as all that a vendor of that name
 * sells. Undefined when nothing matches at all.
 */
export async function narrowMatch(
  db: Tx,
  kind: SearchedKind,
  asked: SearchMatch,
): Promise<SearchMatch | undefined> {
  // Words are counted over products and services together, but only products are so many.
  const match = { ...asked, isCommon: asked.isCommon && kind === 'product' }
  const named = { ...match, isNamed: true }
  if (await holdsAny(db, kind, named)) return named
  return (await holdsAny(db, kind, match)) ? match : undefined
}

/**
 * Numbers and scores of the matches, to be joined as `found`. The limit makes the planner use the index of words and bounds
 * the work. When more documents match than that, only popularity counts, along its own index.
 */
const rankedNumbers = (kind: SearchedKind, match: SearchMatch): SQL => {
  const all = fromMatching(kind, match)
  return match.isCommon
    ? sql`(select number, popularity as score ${all})`
    : sql`(select number, ${scoreOf(match)} as score from (select * ${all} limit ${readAtMost}) pool)`
}

/** Matches with their scores, up to as many as can be ranked. */
export async function listRanked(db: Tx, kind: SearchedKind, match: SearchMatch) {
  const { rows } = await db.execute<{ number: number; score: number }>(
    sql`select number::float8 as number, score::float8 as score from ${rankedNumbers(kind, match)} found`,
  )
  return rows
}

/** Those of the numbers that match by more than popularity. */
export async function listFitting(db: Tx, kind: SearchedKind, match: SearchMatch, numbers: number[]) {
  const { rows } = await db.execute<{ number: number; score: number }>(sql`
    select number::float8 as number, score::float8 as score from (
      select number, ${scoreOf(match)} as score from search_documents
      where ${kinds[kind]} and number = any(${numberList(numbers)}::bigint[])) known
    where score >= ${popularityDigits}`)
  return rows
}

const numbersOf = (rows: { number: number }[]) => rows.map(({ number }) => number)

export async function listPopular(db: Tx, kind: SearchedKind, match: SearchMatch, limit: number) {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::float8 as number ${fromMatching(kind, match)} order by popularity desc limit ${limit}`)
  return numbersOf(rows)
}

/** Those of the numbers that match. */
export async function listMatching(db: Tx, kind: SearchedKind, match: SearchMatch, numbers: number[]) {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number::float8 as number ${fromMatching(kind, match)}
      and number = any(${numberList(numbers)}::bigint[])`)
  return numbersOf(rows)
}

const perFetch = 5000

/** All matches, some thousands at a time: no statement takes long, and the transaction shows them as of one moment. */
export const walkMatching = (
  db: Tx,
  kind: SearchedKind,
  match: SearchMatch,
  take: (numbers: number[]) => void,
): Promise<void> =>
  db.transaction(async (tx) => {
    // A sequential scan would read the whole table before it finds the first matches.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(
      sql`declare hits no scroll cursor for select number::float8 as number ${fromMatching(kind, match)}`,
    )
    for (;;) {
      const { rows } = await tx.execute<{ number: number }>(sql.raw(`fetch ${perFetch} from hits`))
      take(numbersOf(rows))
      if (rows.length < perFetch) return
    }
  })

/** How many match, counted up to a limit. For a common word the index of popularity is walked until there are enough. */
export async function countMatching(
  db: Tx,
  kind: SearchedKind,
  match: SearchMatch,
  limit: number,
): Promise<number> {
  const order = match.isCommon ? sql`order by popularity desc` : sql``
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from (
      select 1 ${fromMatching(kind, match)} ${order} limit ${limit}
    ) counted`)
  return rows[0]?.count ?? 0
}

/** A suggestion list shows a few of each kind, so comparing this many of the most popular is enough. */
const comparedPool = sql.raw('24')

/** So many of the most popular documents are looked through for words that many documents hold. */
const walkedAtMost = sql.raw('5000')
/** With so many matches, walking along the popularity until a few were met reads less than reading all of them. */
const walkedFrom = 2500
export const isWalked = ({ count }: SearchMatch) => count > walkedFrom

/**
 * The same for suggestions while somebody types, when half of all titles may match the letters so far: only the most
 * popular matches are compared for exactness. Only titles count: a suggestion that matches by another text would puzzle the
 * visitor. What is read is limited, however large the shop is.
 */
export const popularNumbers = (kind: SearchedKind, match: SearchMatch, more: SQL): SQL => {
  const walks = kind === 'product' && isWalked(match)
  const titles = {
    ...match,
    anywhere: match.inTitle,
    isCommon: false,
    isNamed: kind === 'product' && !walks,
  }
  const fits = matches(kind, titles)
  const byPopularity = sql`order by popularity desc, number desc`
  const pool = walks
    ? sql`select * from (
        select * from search_documents where ${kinds[kind]} ${byPopularity} limit ${walkedAtMost}
      ) walked where ${fits} limit ${comparedPool}`
    : sql`select * from (
        select * from search_documents where ${kinds[kind]} and ${fits} limit ${readAtMost}
      ) matching ${byPopularity} limit ${comparedPool}`
  return sql`(select number, ${scoreOf(match)} as score ${more} from (${pool}) pool)`
}
