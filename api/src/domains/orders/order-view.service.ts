import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import {
  isCancellable,
  refusedStates,
  soldStates,
  underWayStates,
} from '@haat/contract/domains/orders.steps.rules.ts'
import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import type { Order, Parcel, Substitute } from '@haat/contract/domains/orders.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
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
import { courierNamesById } from '../couriers/couriers.service.ts'
import { heldQuantity, isHeld, sentQuantity } from './parcels/held.ts'
import { returnDaysOf, type WorkingDays } from './return-days.ts'
import { listSubstitutes, type SubstituteRow } from './parcels/parcels.store.ts'
import { taxSumsOfParcel, vatOfLine } from './parcel-tax.ts'
import { refundsByParcel } from './refunds/read-line-refunds.service.ts'
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

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

const notReturned = { returnUntil: null, sealedReturnUntil: null }

function toLine(parcel: ParcelRow, line: LineRow, deliveredAt: Date | undefined, workingDays: WorkingDays) {
  const { variantId, productId, title, choice, picture, pricePaisa, quantity, replacesVariantId } = line
  const kept = isHeld(line) ? deliveredAt : undefined
  return {
    variantId: String(variantId),
    productId,
    title,
    choice,
    picture,
    pricePaisa,
    quantity,
    sent: sentQuantity(line),
    taken: takenOf(parcel, line),
    replaces: replacesVariantId === null ? null : String(replacesVariantId),
    vat: vatOfLine(parcel, line),
    ...(kept ? returnDaysOf(line, nepalDay(kept), workingDays) : notReturned),
  }
}

/** How many were kept at the door; null before that is decided. */
export function takenOf({ state }: Pick<ParcelRow, 'state'>, line: LineRow): number | null {
  if (soldStates.includes(state)) return heldQuantity(line)
  return refusedStates.includes(state) ? 0 : null
}

interface ParcelParts {
  order: OrderRow
  parcel: ParcelRow
  lines: LineRow[]
  events: EventRow[]
  vendor: VendorLink
  invoice: InvoiceRow | undefined
  workingDays: WorkingDays
  substitutes: SubstituteRow[]
  courierName: string | null
  refunds: LineRefund[]
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
  const deliveredAt = soldStates.includes(state)
    ? events.findLast((event) => event.state === 'delivered' || event.state === 'partlyDelivered')?.at
    : undefined
  const orderLines = lines.map((line) => toLine(parcel, line, deliveredAt, parts.workingDays))
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
    substitutes: parts.substitutes.map((one) => ({
      ...toSubstitute(one),
      insteadOf: String(one.variantId),
    })),
    courierName: parts.courierName,
    trackingNumber: parcel.trackingNumber,
    tries: parcel.tries,
    wishedDay: parcel.wishedDay,
    daysToChoose: state === 'tried' ? daysToChoose(parts.workingDays) : [],
    doorCode:
      (state === 'shipped' || state === 'tried') && doorCodeSealed !== null
        ? (encryption.decrypt(doorCodeSealed) ?? unreadableText)
        : null,
    cashPaisa: cashOf(order, parcel),
    canCancel: isCancellable(state),
    hasInvoice: invoice !== undefined,
    isInvoiceCancelled: invoice !== undefined && invoice.cancelledAt !== null,
    refunds: parts.refunds,
    returnUntil: latest(orderLines.map(({ returnUntil }) => returnUntil)),
    sealedReturnUntil: latest(orderLines.map(({ sealedReturnUntil }) => sealedReturnUntil)),
  }
}

/** The sum to pay at the door; 0 when it is paid already, or will never be. */
export const cashOf = (
  { method }: Pick<OrderRow, 'method'>,
  { state, totalPaisa }: Pick<ParcelRow, 'state' | 'totalPaisa'>,
) => (method === 'cod' && underWayStates.includes(state) ? totalPaisa : 0)

export const toSubstitute = (row: SubstituteRow): Substitute => ({
  id: String(row.id),
  variantId: String(row.substituteVariantId),
  title: row.title,
  choice: row.choice,
  picture: row.picture,
  quantity: row.quantity,
  pricePaisa: row.pricePaisa,
  askedAt: row.askedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  answer: row.answer,
})

const dayChoices = 5

/** The next working days, from tomorrow on. */
export function daysToChoose({ holidays, week }: WorkingDays, now = new Date()): string[] {
  const days: string[] = []
  for (let day = nepalDay(now); days.length < dayChoices;) {
    day = nextWorkingDay(addDays(day, 1), holidays, week)
    days.push(day)
  }
  return days
}

/** Asked of the database only where there can be any. */
async function openSubstitutesOf(db: Tx, parcels: ParcelRow[]): Promise<SubstituteRow[]> {
  const asked = parcels.filter(({ state }) => state === 'confirmed' || state === 'accepted')
  if (asked.length === 0) return []
  return (await listSubstitutes(db, idsOf(asked))).filter(({ answer }) => answer === null)
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

export const needsCode = ({ confirmCodeSealed }: OrderRow, parcels: ParcelRow[]) =>
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
  const substitutes = await openSubstitutesOf(db, parcels)
  const couriers = await courierNamesById(
    db,
    parcels.map(({ courierId }) => courierId),
  )
  const refundsOf = await refundsByParcel(db, order.id, parcels)
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
          substitutes: substitutes.filter(({ parcelId }) => parcelId === parcel.id),
          courierName: couriers.get(parcel.courierId ?? 0) ?? null,
          refunds: refundsOf(parcel.id),
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
