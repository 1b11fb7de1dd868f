import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { notifyAll, type NotificationEvent } from '#domains/notifications/notifications.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { heldQuantity, isHeld } from './held.ts'

interface Moved {
  /** As it was before. */
  parcel: ParcelRow
  lines: LineRow[]
}
interface Step {
  to: ParcelState
  at?: Date | undefined
}

/** The steps whose mail a shopper may do without; of what has to do with money or the bill a mail always comes. */
const stoppableSteps: readonly ParcelState[] = ['packed', 'handedOver', 'shipped', 'tried', 'delivered']

/** Tells the people of the shops that there is something to pack. */
export const notifyShops = (tx: Tx, moved: Moved[], { at }: Step) =>
  notifyAll(
    tx,
    moved.map(({ parcel, lines }): NotificationEvent => ({
      kind: 'newOrder',
      key: String(parcel.id),
      data: {
        orderNumber: orderNumber(parcel.orderId),
        pieceCount: lines.filter(isHeld).reduce((sum, line) => sum + heldQuantity(line), 0),
        totalPaisa: parcel.totalPaisa,
      },
      to: { vendorId: parcel.vendorId },
      // What is recorded with an earlier time is no news.
      ...(at && { at, isWithoutMail: true }),
    })),
  )

/** Tells the shopper of a step. Answers with whether a mail about it goes out, and whether the shopper can stop such mails. */
export async function notifyShopper(tx: Tx, order: OrderRow, moved: Moved[], { to, at }: Step) {
  const isStoppable = stoppableSteps.includes(to)
  const shops = await vendorLinks(
    tx,
    moved.map(({ parcel }) => parcel.vendorId),
  )
  const readers = await notifyAll(
    tx,
    moved.map(({ parcel }): NotificationEvent => ({
      kind: 'parcelStep',
      // The time of the step before: a parcel may come to the same state again.
      key: `${parcel.id} ${to} ${parcel.stateAt.getTime()}`,
      data: {
        orderNumber: orderNumber(order.id),
        state: to,
        shop: shops.get(parcel.vendorId)?.name ?? { en: '', ne: '' },
      },
      to: { userId: order.userId },
      ...(at && { at }),
      ...(!isStoppable && { isWithoutMail: true }),
    })),
  )
  return { isMailed: !isStoppable || readers.length > 0, isStoppable }
}
