import { and, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { dictionaryWordsOf, toTsvector, type SearchDocument } from './search-document.ts'
import { searchDocuments, searchWords } from '../search.tables.ts'

const rowsPerInsert = 500
const chunked = <T>(rows: T[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, at) =>
    rows.slice(at * rowsPerInsert, (at + 1) * rowsPerInsert),
  )
const incoming = (column: string) => sql.raw(`excluded.${column}`)

/** Writes documents and adds their words to the dictionary. Documents that have not changed are not written again. */
export async function saveDocuments(db: Tx, documents: SearchDocument[]): Promise<void> {
  for (const some of chunked(documents)) {
    const rows = some.map(({ title, category: _c, about: _a, ...document }, at) => ({
      ...document,
      title: title.en,
      titleNe: title.ne,
      words: toTsvector(some[at]!),
    }))
    const changed = sql`(${searchDocuments.popularity}, ${searchDocuments.address}, ${searchDocuments.title}, ${searchDocuments.titleNe}, ${searchDocuments.words})
      is distinct from (excluded.popularity, excluded.address, excluded.title, excluded.title_ne, excluded.words)`
    await db
      .insert(searchDocuments)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchDocuments.kind, searchDocuments.number],
        set: {
          vendorId: incoming('vendor_id'),
          popularity: incoming('popularity'),
          address: incoming('address'),
          title: incoming('title'),
          titleNe: incoming('title_ne'),
          words: incoming('words'),
        },
        setWhere: changed,
      })
  }
  for (const words of chunked(dictionaryWordsOf(documents))) await saveWords(db, words)
}

/** A new word counts 1, which says that it is in use; the next recount finds out how often. */
async function saveWords(db: Tx, words: ReturnType<typeof dictionaryWordsOf>): Promise<void> {
  const firstFilled = (column: string) =>
    sql.raw(`coalesce(nullif(search_words.${column}, ''), excluded.${column})`)
  const greatest = (column: string) => sql.raw(`greatest(search_words.${column}, excluded.${column})`)
  await db
    .insert(searchWords)
    .values(words)
    .onConflictDoUpdate({
      target: searchWords.word,
      set: {
        label: firstFilled('label'),
        labelNe: firstFilled('label_ne'),
        productCount: greatest('product_count'),
        serviceCount: greatest('service_count'),
      },
      setWhere: sql.raw(`(search_words.label = '' and excluded.label <> '')
        or (search_words.label_ne = '' and excluded.label_ne <> '')
        or search_words.product_count < excluded.product_count
        or search_words.service_count < excluded.service_count`),
    })
}

/** Writes the documents of things that changed; what is no longer on offer has none and loses the one it had. */
export async function replaceDocuments(
  db: Tx,
  kind: DocumentKind,
  changed: number[],
  documents: SearchDocument[],
): Promise<void> {
  await saveDocuments(db, documents)
  const described = new Set(documents.map(({ number }) => number))
  const gone = changed.filter((number) => !described.has(number))
  if (gone.length === 0) return
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.number, gone)))
}

/** Which of these things have a document. */
export async function listDescribedNumbers(db: Tx, kind: DocumentKind, numbers: number[]): Promise<number[]> {
  const rows = await db
    .select({ number: searchDocuments.number })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.number, numbers)))
  return rows.map(({ number }) => number)
}

/** Deletes, within a range of numbers, the documents of things that are no longer there. */
export const removeOthers = async (
  db: Tx,
  kind: DocumentKind,
  { after, upTo, kept }: { after: number; upTo: number; kept: number[] },
) => {
  await db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, kind),
        gt(searchDocuments.number, after),
        lte(searchDocuments.number, upTo),
        kept.length > 0 ? notInArray(searchDocuments.number, kept) : undefined,
      ),
    )
}

export async function hasDocuments(db: Tx, kind: DocumentKind): Promise<boolean> {
  const rows = await db
    .select({ number: searchDocuments.number })
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, kind))
    .limit(1)
  return rows.length > 0
}

/** Counts how many documents hold each word. It reads all documents, so only a job and a first start call it. */
export async function recountWords(db: Tx): Promise<void> {
  const stat = (kind: DocumentKind) =>
    sql.raw(`ts_stat('select words from search_documents where kind = ''${kind}''')`)
  await db.execute(sql`
    with counted as (
      select w.word, coalesce(p.ndoc, 0) products, coalesce(s.ndoc, 0) services from search_words w
      left join ${stat('product')} p on p.word = w.word
      left join ${stat('service')} s on s.word = w.word
    )
    update search_words w set product_count = c.products, service_count = c.services from counted c
    where c.word = w.word and (w.product_count, w.service_count) <> (c.products, c.services)`)
  // All processes read the dictionary and the popularity of documents anew.
  await db.execute(sql`select note_changes('word', array[null::bigint])`)
}
