import type pg from 'pg'
import { categorySources, productSource } from '../../api/src/domains/catalogue/catalogue.service.ts'
import {
  dictionaryWordsOf,
  toTsvector,
  type DictionaryWord,
  type SearchDocument,
} from '../../api/src/domains/search/documents/search-document.ts'
import { serviceSource } from '../../api/src/domains/services/services.service.ts'
import { vendorSource } from '../../api/src/domains/vendors/vendors.service.ts'
import type { Tx } from '../../api/src/platform/database/database.ts'
import { insertRows } from './copy-rows.ts'

const perStep = 2000

/**
 * Fills the search index with Haat's own descriptions and words, but into empty tables and without comparing:
 * thousands of rows in one statement instead of hundreds.
 */
export async function describeAll(db: Tx, client: pg.Client) {
  await client.query('truncate search_documents, search_words')
  const words = new Map<string, DictionaryWord>()
  for (const { list } of [productSource, serviceSource, vendorSource, ...categorySources]) {
    for (let after = 0; ;) {
      const documents = await list(db, after, perStep)
      if (documents.length > 0) await insertDocuments(client, documents)
      for (const word of dictionaryWordsOf(documents))
        words.set(word.word, merged(words.get(word.word), word))
      if (documents.length < perStep) break
      after = documents.at(-1)!.number
    }
  }
  const all = [...words.values()]
  for (let at = 0; at < all.length; at += perStep) await insertWords(client, all.slice(at, at + perStep))
}

function merged(known: DictionaryWord | undefined, word: DictionaryWord): DictionaryWord {
  if (!known) return word
  known.label ||= word.label
  known.labelNe ||= word.labelNe
  known.productCount ||= word.productCount
  known.serviceCount ||= word.serviceCount
  return known
}

const insertDocuments = (client: pg.Client, documents: SearchDocument[]) =>
  insertRows(client, 'search_documents', {
    kind: documents.map(({ kind }) => kind),
    number: documents.map(({ number }) => number),
    vendor_id: documents.map(({ vendorId }) => vendorId),
    popularity: documents.map(({ popularity }) => popularity),
    address: documents.map(({ address }) => address),
    title: documents.map(({ title }) => title.en),
    title_ne: documents.map(({ title }) => title.ne),
    words: documents.map(toTsvector),
  })

const insertWords = (client: pg.Client, words: DictionaryWord[]) =>
  insertRows(client, 'search_words', {
    word: words.map(({ word }) => word),
    loose_key: words.map(({ looseKey }) => looseKey),
    label: words.map(({ label }) => label),
    label_ne: words.map(({ labelNe }) => labelNe),
    product_count: words.map(({ productCount }) => productCount),
    service_count: words.map(({ serviceCount }) => serviceCount),
  })
