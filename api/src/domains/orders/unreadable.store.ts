import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { orders, parcels } from './orders.tables.ts'

type Ids = readonly string[]

export const listUnreadableDistricts = (tx: Tx, keyIds: Ids) =>
  tx
    .selectDistinct({ district: orders.district })
    .from(orders)
    .where(isEncryptedWithOtherKey(orders.addressSealed, keyIds))

export const replaceUnreadableAddresses = (tx: Tx, keyIds: Ids, district: string, addressSealed: string) =>
  tx
    .update(orders)
    .set({ addressSealed })
    .where(and(eq(orders.district, district), isEncryptedWithOtherKey(orders.addressSealed, keyIds)))

export const listUnreadableConfirmCodes = (tx: Tx, keyIds: Ids) =>
  tx.select({ id: orders.id }).from(orders).where(isEncryptedWithOtherKey(orders.confirmCodeSealed, keyIds))

export const listUnreadableDoorCodes = (tx: Tx, keyIds: Ids) =>
  tx.select({ id: parcels.id }).from(parcels).where(isEncryptedWithOtherKey(parcels.doorCodeSealed, keyIds))
