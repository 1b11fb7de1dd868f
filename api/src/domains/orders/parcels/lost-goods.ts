import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { changeStock } from '#domains/catalogue/stock/stock.service.ts'
import type { LineRow } from '../orders.store.ts'
import { sentQuantity } from './held.ts'
import type { LockedParcel, ParcelPerson } from './locked-parcel.ts'

/** Whether nothing else is left in the parcel. */
export const isLastLine = (lines: LineRow[], line: LineRow) =>
  lines.every((one) => one.variantId === line.variantId || sentQuantity(one) === 0)

/** Why goods that are not there have left the stock, as the list of movements says it. */
export const missingWords = (orderId: number) => `Missing for ${orderNumber(orderId)}`

/** Takes goods that are not there out of the stock. */
export const loseStock = (
  { tx, order }: LockedParcel,
  { actorId, at }: ParcelPerson,
  amount: { variantId: number; quantity: number },
) =>
  changeStock(tx, 'lose', [amount], {
    orderId: order.id,
    words: missingWords(order.id),
    ...(actorId && { actorId }),
    at,
  })
