import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'

export interface KnownWord extends Record<string, unknown> {
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

export async function findWords(db: Tx, words: string[]): Promise<KnownWord[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<KnownWord>(
    sql`select ${columns} from search_words where word = any(${listOf(words)})`,
  )
  return rows
}

/** The same word in a spelling that nobody foresaw. */
export async function findLoose(db: Tx, looseKey: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select ${columns} from search_words where loose_key = ${looseKey} and ${uses} > 0
    order by ${uses} desc, word limit ${few}`)
  return rows
}

/** Words that go on from here; a folded word holds nothing that LIKE would take for a placeholder. */
export async function findLonger(db: Tx, start: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select ${columns} from search_words where word like ${`${start}%`} and ${uses} > 0
    order by ${uses} desc, word limit ${few}`)
  return rows
}

/** What a word under way may become, folded or as it is written: "gre" folds unlike "green". */
export async function findCompletions(db: Tx, folded: string, typed: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select ${columns} from search_words where ${uses} > 0
      and (word like ${`${folded}%`} or label like ${`${typed}%`} or label_ne like ${`${typed}%`})
    order by ${uses} desc, word limit 32`)
  return rows
}

/** Alike by their groups of three letters, most alike first. */
export async function findAlike(db: Tx, word: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select ${columns} from search_words where word % ${word} and ${uses} > 0
    order by similarity(word, ${word}) desc, ${uses} desc, word limit 24`)
  return rows
}

export interface Synonym extends Record<string, unknown> {
  typed: string
  word: string
  count: number
}

/** What stands for any of these words, with how much there is of it. */
export async function findSynonyms(db: Tx, words: string[]): Promise<Synonym[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<Synonym>(sql`
    select s.word as typed, o.word, coalesce(w.product_count + w.service_count, 0) as count
    from search_synonyms s join search_synonyms o on o.group_id = s.group_id and o.word <> s.word
    left join search_words w on w.word = o.word
    where s.word = any(${listOf(words)}) order by o.word`)
  return rows
}
