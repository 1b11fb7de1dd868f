import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { sealedOtherwise } from '#platform/secrets/sealed-otherwise.ts'
import { orders, parcels } from './orders.tables.ts'

type Ids = readonly string[]

export const listUnreadableDistricts = (tx: Tx, keyIds: Ids) =>
  tx
    .selectDistinct({ district: orders.district })
    .from(orders)
    .where(sealedOtherwise(orders.addressSealed, keyIds))

export const replaceUnreadableAddresses = (tx: Tx, keyIds: Ids, district: string, addressSealed: string) =>
  tx
    .update(orders)
    .set({ addressSealed })
    .where(and(eq(orders.district, district), sealedOtherwise(orders.addressSealed, keyIds)))

export const listUnreadableConfirmCodes = (tx: Tx, keyIds: Ids) =>
  tx.select({ id: orders.id }).from(orders).where(sealedOtherwise(orders.confirmCodeSealed, keyIds))

export const listUnreadableDoorCodes = (tx: Tx, keyIds: Ids) =>
  tx.select({ id: parcels.id }).from(parcels).where(sealedOtherwise(parcels.doorCodeSealed, keyIds))
