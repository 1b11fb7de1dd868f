import type { Tx } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealer.ts'
import { unreadablePlace } from '../addresses/unreadable-place.ts'
import { updateOrder } from './orders.store.ts'
import { updateParcel } from './parcels.store.ts'
import { newDoorCode } from './parcels.service.ts'
import { newConfirmCode } from './place-order.service.ts'
import {
  listUnreadableConfirmCodes,
  listUnreadableDistricts,
  listUnreadableDoorCodes,
  replaceUnreadableAddresses,
} from './unreadable.store.ts'

/** The key of these orders is lost for good. Codes that are still waited for are made anew: the order shows or sends them. */
export async function forgetUnreadableOfOrders(tx: Tx, sealer: Sealer) {
  const { keyIds } = sealer
  for (const { district } of await listUnreadableDistricts(tx, keyIds)) {
    const place = { ...unreadablePlace, district, note: '' }
    await replaceUnreadableAddresses(tx, keyIds, district, sealer.seal(JSON.stringify(place)))
  }
  for (const { id } of await listUnreadableConfirmCodes(tx, keyIds)) {
    await updateOrder(tx, id, { confirmCodeSealed: sealer.seal(newConfirmCode()), wrongCodes: 0 })
  }
  for (const { id } of await listUnreadableDoorCodes(tx, keyIds)) {
    await updateParcel(tx, id, { doorCodeSealed: sealer.seal(newDoorCode()), wrongCodes: 0 })
  }
}
