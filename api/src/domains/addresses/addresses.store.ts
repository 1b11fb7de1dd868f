import { and, desc, eq, ne, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { prepared } from '#platform/database/prepared.ts'
import { addresses } from './addresses.tables.ts'

export type AddressRow = typeof addresses.$inferSelect

const isAddressOf = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/**
 * Keeps other transactions from changing this shopper's addresses until this one ends, so that exactly one of
 * them is the default.
 */
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

/**
 * An SQL expression for an address as one JSON value, so that placing an order reads everything in one
 * statement: the address with this id, or the default one where the id is null.
 */
export const addressFacts = (userId: Placeholder, id: Placeholder): SQL<AddressFacts | null> => sql`(
  select json_build_object('id', id, 'district', district, 'sealed', sealed, 'isDefault', is_default)
  from addresses where user_id = ${userId} and case when ${id}::uuid is null then is_default else id = ${id}::uuid end
  limit 1)`

export const findDefaultDistrict = async (db: Tx, userId: string): Promise<string | undefined> => {
  const isDefaultOfUser = and(eq(addresses.userId, userId), eq(addresses.isDefault, true))
  const [row] = await db
    .select({ district: addresses.district })
    .from(addresses)
    .where(isDefaultOfUser)
    .limit(1)
  return row?.district
}

export const insertAddress = (tx: Tx, row: typeof addresses.$inferInsert) => tx.insert(addresses).values(row)

export const updateAddress = (
  tx: Tx,
  { userId, id, ...changes }: Pick<AddressRow, 'userId' | 'id'> & Partial<AddressRow>,
) => tx.update(addresses).set(changes).where(isAddressOf(userId, id))

export const clearOtherDefaults = (tx: Tx, userId: string, id: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, id)))

export const deleteAddress = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx.delete(addresses).where(isAddressOf(userId, id)).returning({ id: addresses.id })).length > 0

export const deleteAddressesOf = (tx: Tx, userId: string) =>
  tx.delete(addresses).where(eq(addresses.userId, userId))

/**
 * Deletes addresses whose encryption key is lost for good, and makes the newest of the others the default where
 * a shopper has lost the default one.
 */
export async function deleteUnreadableAddresses(tx: Tx, keyIds: readonly string[]) {
  await tx.delete(addresses).where(isEncryptedWithOtherKey(addresses.sealed, keyIds))
  await tx.execute(sql`
    update addresses set is_default = true where id in (
      select distinct on (user_id) id from addresses a
      where not exists (select 1 from addresses b where b.user_id = a.user_id and b.is_default)
      order by user_id, id desc)`)
}
