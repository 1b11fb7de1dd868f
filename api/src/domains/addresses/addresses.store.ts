import { and, desc, eq, ne, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { sealedOtherwise } from '#platform/secrets/sealed-otherwise.ts'
import { prepared } from '#platform/db/prepared.ts'
import { addresses } from './addresses.tables.ts'

export type AddressRow = typeof addresses.$inferSelect

const isOf = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** Until the transaction ends no other one changes this shopper's addresses: one of them is the usual one. */
export const lockAddresses = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`)

export const listAddressRows = (db: Tx, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))

const addressById = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, sql.placeholder('userId')), eq(addresses.id, sql.placeholder('id')))),
)
export const findAddressRow = async (db: Tx, userId: string, id: string): Promise<AddressRow | undefined> =>
  (await addressById(db).execute({ userId, id }))[0]

export type AddressFacts = Pick<AddressRow, 'id' | 'district' | 'sealed' | 'isDefault'>

/** The one that is named, or the usual one where none is, as one value of a statement that asks for more. */
export const addressFacts = (userId: Placeholder, id: Placeholder): SQL<AddressFacts | null> => sql`(
  select json_build_object('id', id, 'district', district, 'sealed', sealed, 'isDefault', is_default)
  from addresses where user_id = ${userId} and case when ${id}::uuid is null then is_default else id = ${id}::uuid end
  limit 1)`

export const findDefaultDistrict = async (db: Tx, userId: string): Promise<string | undefined> => {
  const isUsual = and(eq(addresses.userId, userId), eq(addresses.isDefault, true))
  return (await db.select({ district: addresses.district }).from(addresses).where(isUsual).limit(1))[0]
    ?.district
}

export const insertAddress = (tx: Tx, row: typeof addresses.$inferInsert) => tx.insert(addresses).values(row)

export const updateAddress = (
  tx: Tx,
  { userId, id, ...changes }: Pick<AddressRow, 'userId' | 'id'> & Partial<AddressRow>,
) => tx.update(addresses).set(changes).where(isOf(userId, id))

export const makeOthersUnusual = (tx: Tx, userId: string, id: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, id)))

export const deleteAddress = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx.delete(addresses).where(isOf(userId, id)).returning({ id: addresses.id })).length > 0

export const deleteAddressesOf = (tx: Tx, userId: string) =>
  tx.delete(addresses).where(eq(addresses.userId, userId))

/** The key of these addresses is lost for good. Of those that are left each shopper has a usual one. */
export async function deleteUnreadableAddresses(tx: Tx, keyIds: readonly string[]) {
  await tx.delete(addresses).where(sealedOtherwise(addresses.sealed, keyIds))
  await tx.execute(sql`
    update addresses set is_default = true where id in (
      select distinct on (user_id) id from addresses a
      where not exists (select 1 from addresses b where b.user_id = a.user_id and b.is_default)
      order by user_id, id desc)`)
}
