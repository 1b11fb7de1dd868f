import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { parcelStates, underWayStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Order } from '@haat/contract/domains/orders.ts'
import type { OrderChoice } from '@haat/contract/domains/support.context.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { viewOrder } from './order-view.service.ts'
import {
  countOrdersOfVendor,
  countOrdersWithVariants,
  findOrder,
  listOrderRows,
  sumOrders,
  type OrderRow,
} from './orders.store.ts'

/** The order of a number that staff typed into the command palette. */
export async function findOrderByNumber(db: Tx, typed: string) {
  const id = orderIdOf(typed.toUpperCase())
  const order = id === undefined ? undefined : await findOrder(db, id)
  if (!order) return null
  const number = orderNumber(order.id)
  const detail = `${formatDate(order.placedAt, 'en')} · ${formatRupees(order.totalPaisa, 'en')}`
  return { id: number, title: number, detail }
}

/** Door codes are between the shopper and the courier: staff do not see them. */
export const withoutDoorCodes = (order: Order): Order => ({
  ...order,
  parcels: order.parcels.map((parcel) => ({ ...parcel, doorCode: null })),
})

/** The id of the user who placed an order. */
export async function findBuyer(db: Tx, number: string): Promise<string | null> {
  const id = orderIdOf(number)
  return (id === undefined ? undefined : await findOrder(db, id))?.userId ?? null
}

/** Of an order that is not the sender's, staff see what was bought and where it is, not where the buyer lives. */
function withoutBuyer(order: Order): Order {
  const { otherPhone: _, ...address } = order.address
  const hidden = { name: '-', phoneNumber: '', tole: '-', landmark: '-' }
  return { ...order, address: { ...address, ...hidden }, note: '', buyerPan: null, mail: null }
}

const noPurchases = { orders: 0, spentPaisa: 0, refused: 0 }

interface SupportQuestion {
  /** The account of the sender; null where nobody was signed in. */
  userId: string | null
  /** Numbers of orders that the sender's ticket names. */
  named: string[]
  /** The order to show, which must be one of those that can be chosen. */
  chosen: string | undefined
}

/** What support sees of a sender's purchases: sums, the orders that can be meant, and one of them. */
export async function ordersForSupport(services: Services, { userId, named, chosen }: SupportQuestion) {
  const { db } = services
  const rows = new Map<number, OrderRow>()
  for (const number of named) {
    const order = await findOrder(db, orderIdOf(number) ?? 0)
    if (order) rows.set(order.id, order)
  }
  const namedIds = new Set(rows.keys())
  const [last] = userId === null ? [] : await listOrderRows(db, userId, undefined, 1)
  if (last) rows.set(last.id, last)
  const isSenders = (row: OrderRow) => row.userId === userId
  const choices = [...rows.values()]
  const shown =
    chosen === undefined ? choices.find(isSenders) : choices.find(({ id }) => orderNumber(id) === chosen)
  if (chosen !== undefined && !shown) throw notFound('This order')
  const order = shown && withoutDoorCodes(await viewOrder(services, db, shown))
  return {
    ...(userId === null ? noPurchases : await sumOrders(db, userId)),
    choices: choices.map((row) => ({
      number: orderNumber(row.id),
      isNamed: namedIds.has(row.id),
      whose: whoseIs(row, userId),
    })),
    order: shown && order ? (isSenders(shown) ? order : withoutBuyer(order)) : null,
  }
}

function whoseIs(order: OrderRow, userId: string | null): OrderChoice['whose'] {
  if (userId === null) return 'unknown'
  return order.userId === userId ? 'sender' : 'other'
}

/** How many orders a vendor still has to serve; an order has one parcel of it. */
export const countOpenOrdersOfVendor = (db: Tx, vendorId: number) =>
  countOrdersOfVendor(db, vendorId, underWayStates)

/** The same for each of some variants; those without any are missing. */
export const countOpenOrdersOfVariants = (db: Tx, variantIds: number[]) =>
  countOrdersWithVariants(db, variantIds, underWayStates)

/** Whether any order, open or over, has one of them. */
export const hasOrdersOfVariants = async (db: Tx, variantIds: number[]) =>
  (await countOrdersWithVariants(db, variantIds, [...parcelStates])).size > 0
