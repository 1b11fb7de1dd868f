import { isCancellable, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Order, OrderCard, Parcel } from '@haat/contract/domains/orders.ts'
import { addDays, nextWorkingDay } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import type { Services } from '#services.ts'
import { areaNames } from '../addresses/local-levels.ts'
import { getWorkingDays } from '../content/site/site.service.ts'
import { decryptAddress, unreadableAddress } from '../addresses/unreadable-address.ts'
import { findPaymentOf } from '../payments/payments.service.ts'
import { vendorLinks, type VendorLink } from '../vendors/vendors.service.ts'
import { listInvoices, type InvoiceRow } from './invoices/invoices.store.ts'
import { addTaxSums } from '../cart/tax-sums.ts'
import { taxSumsOfParcel, vatOfLine } from './parcel-tax.ts'
import { aboutOrder } from './mails/orders.mail.ts'
import { findLastMailAbout } from '#platform/mail/mail.store.ts'
import {
  listEvents,
  listLines,
  listParcels,
  type EventRow,
  type LineRow,
  type OrderRow,
  type ParcelRow,
} from './orders.store.ts'

const sealedReturnDays = 15
const nepalMs = (5 * 60 + 45) * 60_000
const nepalDay = (at: number) => new Date(at + nepalMs).toISOString().slice(0, 10)

type WorkingDays = Awaited<ReturnType<typeof getWorkingDays>>

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

function toLine(parcel: ParcelRow, line: LineRow, deliveredAt: Date | undefined, workingDays: WorkingDays) {
  const { variantId, productId, title, choice, picture, pricePaisa, quantity } = line
  return {
    variantId: String(variantId),
    productId,
    title,
    choice,
    picture,
    pricePaisa,
    quantity,
    vat: vatOfLine(parcel, line),
    ...returnDaysOf(line, deliveredAt, workingDays),
  }
}

interface ParcelParts {
  order: OrderRow
  parcel: ParcelRow
  lines: LineRow[]
  events: EventRow[]
  vendor: VendorLink
  invoice: InvoiceRow | undefined
  workingDays: WorkingDays
}

/**
 * The last days of a return, for each line by its own time: one packet of something fresh takes no right from the rest
 * of the parcel. The day of delivery does not count, and a last day that is a day off runs on to the next working day.
 */
function returnDaysOf(
  { returnDays }: LineRow,
  deliveredAt: Date | undefined,
  { holidays, week }: WorkingDays,
) {
  if (deliveredAt === undefined || returnDays === 0) return { returnUntil: null, sealedReturnUntil: null }
  const delivered = nepalDay(deliveredAt.getTime())
  const lastDay = (days: number) => nextWorkingDay(addDays(delivered, days), holidays, week)
  return {
    returnUntil: lastDay(returnDays),
    sealedReturnUntil: lastDay(Math.max(returnDays, sealedReturnDays)),
  }
}

const latest = (days: (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null

function toParcel({ encryption }: Services, parts: ParcelParts, position: number): Parcel {
  const { order, parcel, lines, events, vendor, invoice } = parts
  const { state, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, dueFrom, dueTo, doorCodeSealed } =
    parcel
  const deliveredAt =
    state === 'delivered' ? events.findLast((event) => event.state === 'delivered')?.at : undefined
  const orderLines = lines.map((line) => toLine(parcel, line, deliveredAt, parts.workingDays))
  const isGone = state === 'cancelled' || state === 'refused' || state === 'delivered'
  return {
    position,
    vendor,
    state,
    lines: orderLines,
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    dueFrom,
    dueTo,
    timeline: events.map((event) => ({ state: event.state, at: event.at.toISOString() })),
    doorCode:
      state === 'shipped' && doorCodeSealed !== null
        ? (encryption.decrypt(doorCodeSealed) ?? unreadableText)
        : null,
    cashPaisa: order.method === 'cod' && !isGone ? totalPaisa : 0,
    canCancel: isCancellable(state),
    hasInvoice: invoice !== undefined,
    isInvoiceCancelled: invoice !== undefined && invoice.cancelledAt !== null,
    returnUntil: latest(orderLines.map(({ returnUntil }) => returnUntil)),
    sealedReturnUntil: latest(orderLines.map(({ sealedReturnUntil }) => sealedReturnUntil)),
  }
}

async function paymentOf(services: Services, db: Tx, order: OrderRow): Promise<Order['payment']> {
  if (order.method === 'cod') return null
  const payment = await findPaymentOf(services, db, order.id)
  return {
    state: payment?.state ?? 'created',
    payBy: order.heldUntil?.toISOString() ?? null,
    refundBy: payment?.refundBy?.toISOString() ?? null,
    refundPaisa: payment?.refundPaisa ?? 0,
    problem: payment?.problem ?? null,
  }
}

const needsCode = ({ confirmCodeSealed }: OrderRow, parcels: ParcelRow[]) =>
  confirmCodeSealed !== null && parcels.some(({ state }) => state === 'placed')

type SealedAddress = Omit<Order['address'], 'districtName' | 'localLevelName'> & { note: string }

export async function viewOrder(services: Services, db: Tx, order: OrderRow): Promise<Order> {
  const parcels = await listParcels(db, [order.id])
  const ids = idsOf(parcels)
  const lines = await listLines(db, ids)
  const events = await listEvents(db, ids)
  const invoices = await listInvoices(db, ids)
  const links = await vendorLinks(
    db,
    parcels.map(({ vendorId }) => vendorId),
  )
  const workingDays = await getWorkingDays(db)
  const { note, ...address } = decryptAddress<SealedAddress>(services.encryption, order.addressSealed) ?? {
    ...unreadableAddress,
    district: order.district,
    note: '',
  }
  const { goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa } = order
  return {
    number: orderNumber(order.id),
    placedAt: order.placedAt.toISOString(),
    method: order.method,
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    tax: taxSumsOfOrder(parcels, lines),
    couponCode: order.couponCode,
    address: { ...address, ...areaNames(address) },
    note,
    buyerPan: buyerPanOf(services, order),
    parcels: parcels.map((parcel, at) =>
      toParcel(
        services,
        {
          order,
          parcel,
          lines: lines.filter(({ parcelId }) => parcelId === parcel.id),
          events: events.filter(({ parcelId }) => parcelId === parcel.id),
          vendor: links.get(parcel.vendorId)!,
          invoice: invoices.find(({ parcelId }) => parcelId === parcel.id),
          workingDays,
        },
        at + 1,
      ),
    ),
    payment: await paymentOf(services, db, order),
    needsCode: needsCode(order, parcels),
    mail: await mailOf(db, orderNumber(order.id)),
  }
}

function taxSumsOfOrder(parcels: ParcelRow[], lines: LineRow[]): Order['tax'] {
  const sums = parcels.map((parcel) =>
    taxSumsOfParcel(
      parcel,
      lines.filter(({ parcelId }) => parcelId === parcel.id),
    ),
  )
  const known = sums.filter((one) => one !== null)
  return known.length === sums.length ? addTaxSums(known) : null
}

export const buyerPanOf = ({ encryption }: Pick<Services, 'encryption'>, { buyerPanSealed }: OrderRow) =>
  buyerPanSealed === null ? null : (encryption.decrypt(buyerPanSealed) ?? unreadableText)

const lateMs = 10 * 60_000

/** The state of our last mail about the order, if it has failed or is late. */
async function mailOf(db: Tx, number: string): Promise<Order['mail']> {
  const mail = await findLastMailAbout(db, aboutOrder(number))
  if (!mail) return null
  const { toAddress: to, status, createdAt } = mail
  if (status === 'ended') return { to, state: 'ended' }
  const isLate = status === 'queued' && Date.now() - createdAt.getTime() > lateMs
  return isLate ? { to, state: 'waiting' } : null
}

const maxPictures = 4

/** Cards for a list of orders. A page of any length takes the same few statements. */
export async function viewOrderCards(db: Tx, orders: OrderRow[]): Promise<OrderCard[]> {
  if (orders.length === 0) return []
  const parcels = await listParcels(db, idsOf(orders))
  const lines = await listLines(db, idsOf(parcels))
  return orders.map((order) => {
    const ofOrder = parcels.filter(({ orderId }) => orderId === order.id)
    const inside = lines.filter(({ parcelId }) => ofOrder.some(({ id }) => id === parcelId))
    return {
      number: orderNumber(order.id),
      placedAt: order.placedAt.toISOString(),
      totalPaisa: order.totalPaisa,
      method: order.method,
      parcels: ofOrder.map(({ state, dueFrom, dueTo }) => ({ state, dueFrom, dueTo })),
      payBy: order.heldUntil?.toISOString() ?? null,
      needsCode: needsCode(order, ofOrder),
      pictures: inside.slice(0, maxPictures).map(({ picture }) => picture),
      titles: inside.slice(0, maxPictures).map(({ title }) => title),
      itemCount: inside.reduce((sum, { quantity }) => sum + quantity, 0),
    }
  })
}
