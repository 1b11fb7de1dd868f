import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { idRange, rangesInUse } from '#platform/db/id-ranges.ts'
import { products } from './catalogue.tables.ts'

const isOnSale = eq(products.isOnSale, true)

export const productRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: products, id: products.id, where: isOnSale, width })

/** Of what is on sale: no more than its address is made of. */
export const listProductAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(idRange(products.id, range, width), isOnSale))
    .orderBy(asc(products.id))
