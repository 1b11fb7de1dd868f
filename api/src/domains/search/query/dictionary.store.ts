import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue } from '#platform/database/prepared.ts'

export interface DictionaryEntry {
  word: string
  label: string
  labelNe: string
  productCount: number
  serviceCount: number
}
export interface Synonym {
  typed: string
  word: string
  /** How many documents hold the synonym. */
  count: number
}

const columns = sql.raw(
  'word, label, label_ne as "labelNe", product_count as "productCount", service_count as "serviceCount"',
)
const uses = sql.raw('(product_count + service_count)')
const few = 8
const mostCompletions = 32

/** One value for any count of words, so that the text of the statement is always the same. */
const isOneOf = (words: string[]) => sql`= any(${hiddenValue(words, 'text[]')}::text[])`

/** The highest character: everything that begins so comes before the beginning followed by it. */
const highest = '\u{10ffff}'
/** LIKE uses an index only when PostgreSQL plans it anew for each beginning; these operators need no new plan. */
export const beginsWith = (column: SQL, start: string) =>
  sql`(${column} ~>=~ ${hiddenValue(start, 'text')} and ${column} ~<~ ${hiddenValue(`${start}${highest}`, 'text')})`
const [word, label, labelNe] = [sql.raw('word'), sql.raw('label'), sql.raw('label_ne')]

interface EntryRow extends DictionaryEntry, Record<string, unknown> {
  /** What the entry was asked for. */
  as: string
}
const entriesAs = (as: string, rest: SQL) =>
  sql`(select ${sql.raw(`'${as}'`)} as "as", ${columns} from search_words where ${rest})`
const asked = (rows: EntryRow[], as: string): DictionaryEntry[] => rows.filter((row) => row.as === as)

/** The beginning of a word that is still being typed: "gre" folds differently from "green". */
export interface WordStart {
  folded: string
  typed: string
}
const completionsOf = ({ folded, typed }: WordStart) =>
  entriesAs(
    'completion',
    sql`${uses} > 0
      and (${beginsWith(word, folded)} or ${beginsWith(label, typed)} or ${beginsWith(labelNe, typed)})
      order by ${uses} desc, word limit ${sql.raw(String(mostCompletions))}`,
  )

/** Words that a half-typed word may become, by its folded form or as written. */
export async function findCompletions(db: Tx, start: WordStart): Promise<DictionaryEntry[]> {
  return (await db.execute<EntryRow>(completionsOf(start))).rows
}

/** All that is known of the words of a query: its words, their synonyms, and what the last one may become. */
export async function lookUp(
  db: Tx,
  { words, phrases, start }: { words: string[]; phrases: string[]; start: WordStart | undefined },
) {
  const synonyms = sql`(
    select 'synonym' as "as", o.word, s.word as label, '' as "labelNe",
      coalesce(w.product_count + w.service_count, 0) as "productCount", 0 as "serviceCount"
    from search_synonyms s join search_synonyms o on o.group_id = s.group_id and o.word <> s.word
    left join search_words w on w.word = o.word
    where s.word ${isOneOf([...words, ...phrases])} order by o.word)`
  const parts = [synonyms, entriesAs('word', sql`word ${isOneOf(words)}`)]
  if (start) parts.push(completionsOf(start))
  const { rows } = await db.execute<EntryRow>(sql.join(parts, sql` union all `))
  return {
    words: new Map(asked(rows, 'word').map((entry) => [entry.word, entry])),
    synonyms: asked(rows, 'synonym').map(({ word: synonym, label: typed, productCount: count }): Synonym => ({
      typed,
      word: synonym,
      count,
    })),
    completions: asked(rows, 'completion'),
  }
}

const similarTo = (to: string) =>
  entriesAs(
    'similar',
    sql`word % ${to} and ${uses} > 0 order by similarity(word, ${to}) desc, ${uses} desc, word limit 24`,
  )

/** Words that share trigrams with this one, the most similar first. */
export async function findSimilar(db: Tx, to: string): Promise<DictionaryEntry[]> {
  return (await db.execute<EntryRow>(similarTo(to))).rows
}

/** What a word that no document has may have been meant to be. */
export async function findAlike(
  db: Tx,
  asWritten: string,
  { looseKey, exactly }: { looseKey: string | undefined; exactly: string[] },
  isShort: boolean,
) {
  const byUse = sql`${uses} > 0 order by ${uses} desc, word limit ${sql.raw(String(few))}`
  const parts = [
    entriesAs('longer', sql`${beginsWith(word, asWritten)} and ${byUse}`),
    entriesAs('exact', sql`word ${isOneOf(exactly)}`),
  ]
  if (looseKey) parts.push(entriesAs('same', sql`loose_key = ${hiddenValue(looseKey, 'text')} and ${byUse}`))
  if (!isShort) parts.push(similarTo(asWritten))
  const { rows } = await db.execute<EntryRow>(sql.join(parts, sql` union all `))
  return {
    /** The same word in another spelling. */
    same: asked(rows, 'same'),
    longer: asked(rows, 'longer'),
    exact: new Map(asked(rows, 'exact').map((entry) => [entry.word, entry])),
    similar: asked(rows, 'similar'),
  }
}
