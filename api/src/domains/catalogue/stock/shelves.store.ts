import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'

interface Shelved {
  variantId: number
  vendorId: number
}

/** Another shop's variant is left as it is. */
export const setShelf = (db: Tx, { variantId, vendorId }: Shelved, shelf: string) =>
  db.execute(sql`
    update product_variants set shelf = ${shelf} where id = ${variantId} and vendor_id = ${vendorId}`)

/** Where these variants lie in their shop; one that lies nowhere in particular is left out. */
export async function shelvesOf(db: Tx, variantIds: number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; shelf: string }>(sql`
    select id::float8 as id, shelf from product_variants
    where id = any(${numberList(variantIds)}::bigint[]) and shelf <> ''`)
  return new Map(rows.map(({ id, shelf }) => [id, shelf]))
}
