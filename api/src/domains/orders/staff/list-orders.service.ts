import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { maxCountedOrders, type OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import type { StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { accountNamesById, findUserByVerifiedEmail } from '../../account/account.service.ts'
import { areaNames } from '../../addresses/local-levels.ts'
import { decryptAddress, unreadableAddress } from '../../addresses/unreadable-address.ts'
import { vendorLinks } from '../../vendors/vendors.service.ts'
import { listLines, listOrderRows, listOrdersById, listParcels } from '../orders.store.ts'
import {
  countViews,
  findOrdersByTracking,
  isKeyOf,
  listAllOrders,
  listProblemOrders,
  listView,
  type ViewRow,
} from './staff-orders.store.ts'

interface OrdersQuery {
  view: OrderView
  searchTerm: string
  pageSize: number
  cursor?: string | undefined
}

/** So many tasks are looked at for payments that are unclear: nobody leaves more of them open. */
const mostTasks = 1000

interface Place {
  key: string
  orderId: number
}

const badCursor = () =>
  new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })

function readPlace(cursor: string, isKey: (key: string) => boolean): Place {
  const [key = '', id = ''] = cursor.split('~')
  if (!isKey(key) || !/^\d{1,15}$/.test(id)) throw badCursor()
  return { key, orderId: Number(id) }
}

/** Orders that staff look after, in one view, or those that a search finds among all. */
export async function staffOrderPage(services: Services, db: Tx, query: OrdersQuery) {
  const { pageSize } = query
  const found =
    query.searchTerm === ''
      ? await rowsOf(services, db, query, pageSize + 1)
      : await searchOrders(db, query, pageSize + 1)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: await viewCards(services, db, shown),
    nextCursor: found.length > pageSize && last ? `${last.key}~${last.orderId}` : null,
    ...(await countsOf(services, db)),
  }
}

async function rowsOf(services: Services, db: Tx, { view, cursor }: OrdersQuery, limit: number) {
  if (view === 'all') {
    const before = cursor === undefined ? undefined : readPlace(cursor, (key) => key === '').orderId
    return (await listAllOrders(db, before, limit)).map(withoutClock)
  }
  if (view === 'payments') {
    const rows = await unclearPayments(services, db)
    const after =
      cursor === undefined ? undefined : readPlace(cursor, (key) => isKeyOf('refunds', key)).orderId
    const from = after === undefined ? 0 : rows.findIndex(({ orderId }) => orderId === after) + 1
    return rows.slice(from, from + limit)
  }
  const after = cursor === undefined ? undefined : readPlace(cursor, (key) => isKeyOf(view, key))
  return listView(db, view, after, limit)
}

const withoutClock = (orderId: number): ViewRow => ({ orderId, key: '', dueAt: null })

/** Orders with a payment that a gateway gave no clear answer about, while its task is open. */
async function unclearPayments({ staffTasks }: Services, db: Tx): Promise<ViewRow[]> {
  const tasks = await staffTasks.listOpen(db, 'payment', mostTasks)
  const rows = tasks.flatMap(({ aboutId, answerBy }) => {
    const orderId = orderIdOf(aboutId)
    return orderId === undefined ? [] : { orderId, key: String(answerBy.getTime() * 1000), dueAt: answerBy }
  })
  const unclear = await listProblemOrders(
    db,
    rows.map(({ orderId }) => orderId),
  )
  return rows.filter(({ orderId }) => unclear.has(orderId))
}

/**
 * An order by its number, by the tracking number of a parcel, or by the e-mail address of whoever placed it. Names and
 * phone numbers in addresses are encrypted, so nothing can be found by them.
 */
async function searchOrders(db: Tx, { searchTerm, cursor }: OrdersQuery, limit: number) {
  const before = cursor === undefined ? undefined : readPlace(cursor, (key) => key === '').orderId
  if (searchTerm.includes('@')) {
    const user = await findUserByVerifiedEmail(db, searchTerm.trim())
    const rows = user ? await listOrderRows(db, user.id, before, limit) : []
    return rows.map(({ id }) => withoutClock(id))
  }
  const typed = fromDevanagariDigits(searchTerm).replaceAll(/\s/g, '').toUpperCase()
  const id = orderIdOf(/^\d+$/.test(typed) ? `H-${typed}` : typed)
  const named = id === undefined ? [] : [...(await listOrdersById(db, [id])).keys()]
  const tracked = await findOrdersByTracking(db, searchTerm.trim(), before, limit)
  const ids = [...new Set([...named, ...tracked])]
  return ids.filter((one) => before === undefined || one < before).map(withoutClock)
}

async function countsOf(services: Services, db: Tx) {
  const { toConfirm, late, unaccepted, refunds } = await countViews(db, maxCountedOrders)
  const payments = await unclearPayments(services, db)
  const time = (text: string | null) => (text === null ? null : new Date(text).toISOString())
  return {
    counts: {
      toConfirm: toConfirm.n,
      late: late.n,
      unaccepted: unaccepted.n,
      refunds: refunds.n,
      payments: payments.length,
    },
    worst: {
      toConfirm: time(toConfirm.worst),
      late: time(late.worst),
      unaccepted: time(unaccepted.worst),
      refunds: time(refunds.worst),
      payments: payments[0]?.dueAt?.toISOString() ?? null,
    },
  }
}

const maxTitles = 3

/** Cards for a list of orders. A page of any length takes the same few statements. */
async function viewCards({ encryption }: Services, db: Tx, rows: ViewRow[]): Promise<StaffOrderCard[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ orderId }) => orderId)
  const orders = await listOrdersById(db, ids)
  const parcels = Map.groupBy(await listParcels(db, ids), ({ orderId }) => orderId)
  const all = [...parcels.values()].flat()
  const lines = Map.groupBy(
    await listLines(
      db,
      all.map(({ id }) => id),
    ),
    ({ parcelId }) => parcelId,
  )
  const shops = await vendorLinks(db, [...new Set(all.map(({ vendorId }) => vendorId))])
  const buyers = await accountNamesById(db, [...new Set([...orders.values()].map(({ userId }) => userId))])
  return rows.flatMap(({ orderId, dueAt }) => {
    const order = orders.get(orderId)
    if (!order) return []
    const inside = parcels.get(orderId) ?? []
    const address = decryptAddress<{ localLevel: string }>(encryption, order.addressSealed)
    const { localLevel } = address ?? unreadableAddress
    return {
      number: orderNumber(order.id),
      placedAt: order.placedAt.toISOString(),
      buyer: buyers.get(order.userId) ?? '',
      place: areaNames({ district: order.district, localLevel }).localLevelName,
      method: order.method,
      totalPaisa: order.totalPaisa,
      titles: inside
        .flatMap(({ id }) => lines.get(id) ?? [])
        .slice(0, maxTitles)
        .map(({ title }) => title),
      shops: inside.map(({ vendorId }) => shops.get(vendorId)!.name),
      states: inside.map(({ state }) => state),
      dueAt: dueAt?.toISOString() ?? null,
    }
  })
}
