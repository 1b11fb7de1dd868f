import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue } from '#platform/database/prepared.ts'
import { joinTyped, parseQuery } from './query-units.ts'

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
  /** How many documents hold the synonym, and how many of these are services. */
  count: number
  serviceCount: number
}
export interface SynonymRow extends Record<string, unknown> {
  groupId: number
  word: string
}

const columns = sql.raw(
  'word, label, label_ne as "labelNe", product_count as "productCount", service_count as "serviceCount"',
)
const uses = sql.raw('(product_count + service_count)')
const few = 8

/** One value for any count of words, so that the text of the statement is always the same. */
const isOneOf = (words: string[]) => sql`= any(${hiddenValue(words, 'text[]')}::text[])`

/** The highest character: everything that begins so comes before the beginning followed by it. */
const highest = '\u{10ffff}'
/** LIKE uses an index only when PostgreSQL plans it anew for each beginning; these operators need no new plan. */
export const beginsWith = (column: SQL, start: string) =>
  sql`(${column} ~>=~ ${hiddenValue(start, 'text')} and ${column} ~<~ ${hiddenValue(`${start}${highest}`, 'text')})`

interface EntryRow extends DictionaryEntry, Record<string, unknown> {
  /** What the entry was asked for. */
  as: string
}
const entriesAs = (as: string, rest: SQL) =>
  sql`(select ${sql.raw(`'${as}'`)} as "as", ${columns} from search_words where ${rest})`
const asked = (rows: EntryRow[], as: string): DictionaryEntry[] => rows.filter((row) => row.as === as)

const rowsPerStatement = 5000

/** The whole dictionary, some thousands at a time, so that no statement takes long. */
export async function listWords(db: Tx): Promise<DictionaryEntry[]> {
  const all: DictionaryEntry[] = []
  for (let after = ''; ;) {
    const { rows } = await db.execute<DictionaryEntry & Record<string, unknown>>(
      sql`select ${columns} from search_words where word > ${after} order by word limit ${rowsPerStatement}`,
    )
    all.push(...rows)
    if (rows.length < rowsPerStatement) return all
    after = rows.at(-1)!.word
  }
}

/** The entries of all words that some documents hold. */
export async function listWordsOf(db: Tx, documents: SQL): Promise<DictionaryEntry[]> {
  const { rows } = await db.execute<DictionaryEntry & Record<string, unknown>>(sql`
    select ${columns} from search_words where word in (
      select unnest(tsvector_to_array(words)) from search_documents where ${documents})`)
  return rows
}

export async function listSynonyms(db: Tx): Promise<SynonymRow[]> {
  const { rows } = await db.execute<SynonymRow>(
    sql`select group_id as "groupId", word from search_synonyms order by word`,
  )
  return rows
}

/** The names of all categories, each as one phrase of folded words. */
export async function listCategoryNames(db: Tx): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select unnest(array[title, title_ne]) as name from search_documents where kind in ('category', 'serviceCategory')`,
  )
  return new Set(rows.map(({ name }) => joinTyped(' ', parseQuery(name))))
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
    entriesAs('longer', sql`${beginsWith(sql.raw('word'), asWritten)} and ${byUse}`),
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
