import type { ConfirmationCall, StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { hasStaffRight, type Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { accountNamesById, findLiveUser } from '../../account/account.service.ts'
import { courierNamesById } from '../../couriers/couriers.service.ts'
import { listPostingLines } from '../../ledger/ledger.service.ts'
import { vendorLinks } from '../../vendors/vendors.service.ts'
import { withoutDoorCodes } from '../orders-for-staff.service.ts'
import { viewOrder } from '../order-view.service.ts'
import { findOrder, listParcels, sumOrders, type ParcelRow } from '../orders.store.ts'
import { viewParcelForStaff } from '../parcels/shop-parcel-view.service.ts'
import { listCalls } from './confirmation-calls.store.ts'
import { orderIdOrRefuse } from './order-of-number.ts'
import { listRefunds } from './read-refunds.service.ts'

/** Everything that staff need to know of an order, except for its door codes. */
export async function readStaffOrder(
  services: Services,
  caller: Caller,
  number: string,
): Promise<StaffOrder> {
  const { db } = services
  const id = orderIdOrRefuse(number)
  const order = await findOrder(db, id)
  if (!order) throw notFound('This order')
  const account = await findLiveUser(db, order.userId)
  const { orders, refused } = await sumOrders(db, order.userId)
  const parcels = await listParcels(db, [id])
  return {
    order: withoutDoorCodes(await viewOrder(services, db, order)),
    buyer: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      since: (account?.createdAt ?? order.placedAt).toISOString(),
      orders,
      refused,
    },
    parcels: await viewParcels(services, db, parcels),
    calls: await viewCalls(db, id),
    refunds: await listRefunds(db, id),
    postings: hasStaffRight(caller, 'money') ? await viewPostings(db, id) : null,
  }
}

async function viewParcels(services: Services, db: Tx, rows: ParcelRow[]): Promise<StaffOrder['parcels']> {
  const parcels: StaffOrder['parcels'] = []
  for (const row of rows) parcels.push(await viewParcelForStaff(services, db, row))
  return parcels
}

async function viewCalls(db: Tx, orderId: number): Promise<ConfirmationCall[]> {
  const rows = await listCalls(db, orderId)
  const names = await namesOf(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map(({ outcome, words, actorId, at, callAgainAt }) => ({
    outcome,
    words,
    by: names.get(actorId) ?? null,
    at: at.toISOString(),
    callAgainAt: callAgainAt?.toISOString() ?? null,
  }))
}

const namesOf = async (db: Tx, ids: string[]): Promise<Map<string, string>> =>
  ids.length === 0 ? new Map() : accountNamesById(db, [...new Set(ids)])

/** What the books say of an order. The first word of a posting's key names the event. */
async function viewPostings(db: Tx, orderId: number): Promise<NonNullable<StaffOrder['postings']>> {
  const lines = await listPostingLines(db, orderId)
  const owners = (account: string) => [
    ...new Set(
      lines.filter((line) => line.account === account && line.owner !== '').map(({ owner }) => owner),
    ),
  ]
  const shops = await vendorLinks(db, owners('vendor').map(Number))
  const people = await namesOf(db, owners('shopper'))
  const couriers = await courierNamesById(db, [...owners('courier'), ...owners('said')].map(Number))
  const nameOf = (account: string, owner: string) => {
    if (account === 'vendor') return shops.get(Number(owner))?.name.en ?? null
    if (account === 'courier' || account === 'said') return couriers.get(Number(owner)) ?? null
    return people.get(owner) ?? null
  }
  return [...Map.groupBy(lines, ({ postingId }) => postingId).values()].map((ofOne) => ({
    what: ofOne[0]!.key.split(' ')[0]!,
    at: ofOne[0]!.at.toISOString(),
    lines: ofOne.map(({ account, owner, amountPaisa }) => ({
      account,
      owner,
      ownerName: nameOf(account, owner),
      amountPaisa,
    })),
  }))
}
