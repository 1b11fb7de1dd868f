import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

export interface DictionaryEntry extends Record<string, unknown> {
  word: string
  label: string
  labelNe: string
  productCount: number
  serviceCount: number
}

const columns = sql.raw(
  'word, label, label_ne as "labelNe", product_count as "productCount", service_count as "serviceCount"',
)
const uses = sql.raw('(product_count + service_count)')
const few = 8

const listOf = (words: string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`

export async function findWords(db: Tx, words: string[]): Promise<DictionaryEntry[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<DictionaryEntry>(
    sql`select ${columns} from search_words where word = any(${listOf(words)})`,
  )
  return rows
}

/** Words with the same loose key: the same word in another spelling. */
export async function findByLooseKey(db: Tx, looseKey: string): Promise<DictionaryEntry[]> {
  const { rows } = await db.execute<DictionaryEntry>(sql`
    select ${columns} from search_words where loose_key = ${looseKey} and ${uses} > 0
    order by ${uses} desc, word limit ${few}`)
  return rows
}

/** Words that begin so. A folded word has no characters that LIKE would take for a wildcard. */
export async function findLonger(db: Tx, start: string): Promise<DictionaryEntry[]> {
  const { rows } = await db.execute<DictionaryEntry>(sql`
    select ${columns} from search_words where word like ${`${start}%`} and ${uses} > 0
    order by ${uses} desc, word limit ${few}`)
  return rows
}

/** Words that a half-typed word may become, by its folded form or as written: "gre" folds differently from "green". */
export async function findCompletions(db: Tx, folded: string, typed: string): Promise<DictionaryEntry[]> {
  const { rows } = await db.execute<DictionaryEntry>(sql`
    select ${columns} from search_words where ${uses} > 0
      and (word like ${`${folded}%`} or label like ${`${typed}%`} or label_ne like ${`${typed}%`})
    order by ${uses} desc, word limit 32`)
  return rows
}

/** Words that share trigrams with this one, the most similar first. */
export async function findSimilar(db: Tx, word: string): Promise<DictionaryEntry[]> {
  const { rows } = await db.execute<DictionaryEntry>(sql`
    select ${columns} from search_words where word % ${word} and ${uses} > 0
    order by similarity(word, ${word}) desc, ${uses} desc, word limit 24`)
  return rows
}

export interface Synonym extends Record<string, unknown> {
  typed: string
  word: string
  count: number
}

/** The synonyms of these words, and how many documents hold each. */
export async function findSynonyms(db: Tx, words: string[]): Promise<Synonym[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<Synonym>(sql`
    select s.word as typed, o.word, coalesce(w.product_count + w.service_count, 0) as count
    from search_synonyms s join search_synonyms o on o.group_id = s.group_id and o.word <> s.word
    left join search_words w on w.word = o.word
    where s.word = any(${listOf(words)}) order by o.word`)
  return rows
}
