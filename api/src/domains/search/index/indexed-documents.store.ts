import { sql, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import type { SentDocuments } from './documents.ts'

const rowsPerStatement = 1000

/** A typed array must begin at a multiple of its width, which a buffer of Node's pool need not: so it is copied. */
const copied = ({ buffer, byteOffset, length }: Buffer) => buffer.slice(byteOffset, byteOffset + length)

/**
 * PostgreSQL packs each column of the documents into one value, numbers in network order and words in the binary form of a
 * tsvector: reading them takes a third of the time that their texts would.
 */
async function read(db: Tx, isShown: SQL, documents: SQL, hasWords = true): Promise<SentDocuments> {
  const answer = await db.execute<Record<'numbers' | 'popularity' | 'words', Buffer>>(sql`
    select coalesce(string_agg(float8send(number::float8), ''::bytea), ''::bytea) as numbers,
      coalesce(string_agg(int4send(popularity), ''::bytea), ''::bytea) as popularity,
      ${hasWords ? sql`coalesce(string_agg(tsvectorsend(words), ''::bytea), ''::bytea)` : sql`''::bytea`} as words
    from (select number, popularity, words from search_documents where ${isShown} and ${documents}) selected`)
  const { numbers, popularity, words } = answer.rows[0]!
  return {
    numbers: new Float64Array(copied(numbers.swap64())),
    popularity: new Int32Array(copied(popularity.swap32())),
    words,
  }
}

/** All documents of a kind sorted by their numbers, some thousands at a time, so that no statement takes long. */
export async function* walkDocuments(
  db: Tx,
  isShown: SQL,
  kind: DocumentKind,
  hasWords = true,
): AsyncGenerator<SentDocuments> {
  for (let after = 0; ;) {
    const next = sql`kind = ${kind} and number > ${after} order by number limit ${rowsPerStatement}`
    const sent = await read(db, isShown, next, hasWords)
    yield sent
    if (sent.numbers.length < rowsPerStatement) return
    after = sent.numbers.at(-1)!
  }
}

export const productDocuments = (numbers: number[]): SQL =>
  sql`kind = 'product' and number = any(${numberList(numbers)}::bigint[])`

export const readProductDocuments = (db: Tx, isShown: SQL, numbers: number[]) =>
  read(db, isShown, productDocuments(numbers))
