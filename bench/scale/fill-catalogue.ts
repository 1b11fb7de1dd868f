import pg from 'pg'
import { recountCategories } from '../../api/src/domains/catalogue/catalogue.service.ts'
import { recountWords } from '../../api/src/domains/search/search.service.ts'
import { listUnlisted } from '../../api/src/domains/listings/listings.service.ts'
import { recountVendors } from '../../api/src/domains/vendors/vendors.service.ts'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { describeAll } from './describe-all.ts'
import { dropIndexes } from './indexes.ts'
import { loadProducts } from './load-products.ts'
import { sumUpReviews } from './load-reviews.ts'
import { loadServices } from './load-services.ts'
import { loadVendors } from './load-vendors.ts'
import { readProductTemplates } from './templates.ts'

const catalogue = ['products', 'product_variants', 'reviews', 'variant_prices']
const documents = ['search_documents', 'search_words']
const hourMs = 3_600_000

/**
 * Makes the demo shop in this database grow to so many products, with all that belongs to them. Rows are copies
 * of the demo's with other names, prices, vendors and figures; derived data is made by Haat's own code.
 */
export async function fillCatalogue(url: string, size: number, say: (step: string) => void) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`,
  )
  try {
    await fillTables(client, size, say)
    await describe(url, client, say)
    say('tidying up')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function fillTables(client: pg.Client, size: number, say: (step: string) => void) {
  const products = await readProductTemplates(client)
  const remakeIndexes = await dropIndexes(client, catalogue)
  await setCounting(client, 'disable')
  say('vendors')
  const vendorsLike = await loadVendors(client, size)
  say('products')
  await loadProducts(client, { products, vendorsLike }, size, products.length)
  say('services')
  await loadServices(client, vendorsLike, size)
  await setCounting(client, 'enable')
  say('indexes of the catalogue')
  await remakeIndexes()
  await client.query('analyze')
}

/** Sums are counted once at the end; every thousand rows would change the same vendors and categories again. */
async function setCounting(client: pg.Client, how: 'disable' | 'enable') {
  await client.query(`alter table products ${how} trigger products_counted_in`)
  await client.query(`alter table services ${how} trigger services_counted_in`)
  await client.query(`alter table reviews ${how} trigger reviews_counted_added`)
}

async function describe(url: string, client: pg.Client, say: (step: string) => void) {
  const { db, close } = openDatabase(url, { max: 2, statementTimeoutMs: hourMs })
  const remakeIndexes = await dropIndexes(client, documents)
  say('sums')
  await recountCategories(db)
  await recountVendors(db)
  await sumUpReviews(client)
  await listUnlisted(db)
  say('search documents')
  await describeAll(db, client)
  say('indexes of the search')
  await remakeIndexes()
  await client.query('analyze')
  say('counts of words')
  await recountWords(db)
  await close()
}
