import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import { unreadableAddress } from '../addresses/unreadable-address.ts'
import { updateParcel } from './parcels/parcels.store.ts'
import { newConfirmCode, newDoorCode } from './order-codes.ts'
import {
  emptyUnreadableBuyerPans,
  listUnreadableConfirmCodes,
  listUnreadableDistricts,
  listUnreadableDoorCodes,
  replaceUnreadableAddresses,
  updateOrder,
} from './orders.store.ts'

/**
 * Replaces what an encryption key sealed that is lost for good. Codes that are still waited for are made anew: the order
 * shows or sends them.
 */
export async function forgetUnreadableOfOrders(tx: Tx, encryption: Encryption) {
  const { keyIds } = encryption
  for (const { district } of await listUnreadableDistricts(tx, keyIds)) {
    const place = { ...unreadableAddress, district, note: '' }
    await replaceUnreadableAddresses(tx, keyIds, district, encryption.encrypt(JSON.stringify(place)))
  }
  await emptyUnreadableBuyerPans(tx, keyIds)
  for (const { id } of await listUnreadableConfirmCodes(tx, keyIds)) {
    await updateOrder(tx, id, { confirmCodeSealed: encryption.encrypt(newConfirmCode()), wrongCodes: 0 })
  }
  for (const { id } of await listUnreadableDoorCodes(tx, keyIds)) {
    await updateParcel(tx, id, { doorCodeSealed: encryption.encrypt(newDoorCode()), wrongCodes: 0 })
  }
}
