import { lateStates } from '@haat/contract/domains/orders.parcels.rules.ts'
import type {
  HiddenStreet,
  PackLine,
  ParcelCard,
  ShopParcel,
} from '@haat/contract/domains/orders.parcel-view.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxWrongCodes, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { carriedStates, soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { peopleById } from '#domains/account/account.service.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { decryptAddress, unreadableAddress } from '#domains/addresses/unreadable-address.ts'
import { shelvesOf } from '#domains/catalogue/stock/stock.service.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { listSaidCash } from '#domains/ledger/ledger.service.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import { listBills } from '../invoices/invoices.service.ts'
import { cashOf, takenOf, toSubstitute } from '../order-view.service.ts'
import { listEvents, listLines, listOrdersById, listParcels } from '../orders.store.ts'
import type { EventRow, LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { paidLines } from '../refunds/line-refund-amounts.ts'
import { refundsByParcel } from '../refunds/read-line-refunds.service.ts'
import { acceptTime, officesOfShops } from './accept-times.service.ts'
import { viewSaidPayment } from './door-payments.service.ts'
import { sentQuantity } from './held.ts'
import { findHiddenStreets } from './hidden-streets.service.ts'
import { listSubstitutes, type SubstituteRow } from './parcels.store.ts'
import { mayCarry } from './shop-steps.service.ts'

interface Address {
  name: string
  phoneNumber: string
  otherPhone?: string
  district: string
  localLevel: string
  ward: number
  tole: string
  landmark: string
  note: string
}

export const addressOf = ({ encryption }: Services, { addressSealed, district }: OrderRow): Address =>
  decryptAddress<Address>(encryption, addressSealed) ?? { ...unreadableAddress, district, note: '' }

const maxShown = 4

/** What of an address somebody is told; the note of the shopper tells the way, too. */
function shownOf(address: Address, hiddenStreet: HiddenStreet | null) {
  const { districtName, localLevelName } = areaNames(address)
  const { name, note, ward, tole, landmark } = address
  const place = (language: Language) => `${localLevelName[language]}, ${districtName[language]}`
  if (hiddenStreet) {
    const delivery = { districtName, localLevelName: null, ward: null, tole: '', landmark: '' }
    return { place: districtName, note: '', delivery: { name, ...delivery, hiddenStreet } }
  }
  const delivery = { districtName, localLevelName, ward, tole, landmark }
  return { place: { en: place('en'), ne: place('ne') }, note, delivery: { name, ...delivery, hiddenStreet } }
}

interface CardParts {
  hiddenStreet: HiddenStreet | null
  order: OrderRow
  parcel: ParcelRow
  lines: LineRow[]
  isAsked: boolean
  courierName: string | null
}

function toCard(services: Services, parts: CardParts): ParcelCard {
  const { order, parcel, lines, isAsked, courierName, hiddenStreet } = parts
  const { state, dueFrom, dueTo, totalPaisa, trackingNumber } = parcel
  const { place, note, delivery } = shownOf(addressOf(services, order), hiddenStreet)
  const inside = lines.filter((line) => sentQuantity(line) > 0)
  return {
    number: orderNumber(order.id),
    state,
    placedAt: order.placedAt.toISOString(),
    stateAt: parcel.stateAt.toISOString(),
    dueFrom,
    dueTo,
    isLate: lateStates.includes(state) && dueTo < nepalDay(new Date()),
    method: order.method,
    totalPaisa,
    cashPaisa: cashOf(order, parcel),
    lineCount: inside.length,
    pieceCount: inside.reduce((sum, line) => sum + sentQuantity(line), 0),
    titles: inside.slice(0, maxShown).map(({ title }) => title),
    pictures: inside.slice(0, maxShown).map(({ picture }) => picture),
    buyer: delivery.name,
    place,
    ward: delivery.ward,
    hasNote: note !== '',
    isWaitingForShopper: isAsked,
    courierName,
    trackingNumber,
  }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

type HiddenStreets = Awaited<ReturnType<typeof findHiddenStreets>>

/** Cards in the order of the rows, as their shop sees them. A page of any length takes the same few statements. */
export const viewParcelCards = async (services: Services, db: Tx, rows: ParcelRow[]): Promise<ParcelCard[]> =>
  rows.length === 0 ? [] : viewCards(services, db, rows, await findHiddenStreets(db, rows))

async function viewCards(services: Services, db: Tx, rows: ParcelRow[], hidden: HiddenStreets) {
  const orders = await listOrdersById(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const lines = Map.groupBy(await listLines(db, idsOf(rows)), ({ parcelId }) => parcelId)
  const asked = new Set(openOnes(await listSubstitutes(db, idsOf(rows))).map(({ parcelId }) => parcelId))
  const couriers = await courierNamesById(
    db,
    rows.map(({ courierId }) => courierId),
  )
  return rows.map((parcel) =>
    toCard(services, {
      order: orders.get(parcel.orderId)!,
      parcel,
      lines: lines.get(parcel.id) ?? [],
      isAsked: asked.has(parcel.id),
      courierName: couriers.get(parcel.courierId ?? 0) ?? null,
      hiddenStreet: hidden.get(parcel.id) ?? null,
    }),
  )
}

const openOnes = (rows: SubstituteRow[]) => rows.filter(({ answer }) => answer === null)

/** Whoever packs or carries a parcel may have to call; afterwards the number is nobody's business. */
const showsPhone = ({ state }: ParcelRow) => state === 'packed' || carriedStates.includes(state)

function phonesOf(parcel: ParcelRow, { phoneNumber, otherPhone }: Address) {
  const isShown = showsPhone(parcel)
  return {
    phoneNumber: isShown ? phoneNumber : null,
    otherPhone: isShown ? (otherPhone ?? null) : null,
  }
}

interface LineParts {
  shelves: Map<number, string>
  substitutes: SubstituteRow[]
  paid: ReturnType<typeof paidLines>
}

function toPackLine(parcel: ParcelRow, line: LineRow, { shelves, substitutes, paid }: LineParts): PackLine {
  const { variantId, productId, title, choice, picture, sku, pricePaisa, replacesVariantId } = line
  const asked = substitutes.findLast((one) => one.variantId === variantId)
  return {
    variantId: String(variantId),
    productId,
    title,
    choice,
    picture,
    sku,
    shelf: shelves.get(variantId) ?? '',
    pricePaisa,
    ordered: line.quantity,
    sent: sentQuantity(line),
    taken: takenOf(parcel, line),
    paidPaisa: soldStates.includes(parcel.state) ? (paid.get(variantId)?.paidPaisa ?? 0) : null,
    bearsDiscount: line.bearsDiscount,
    replaces: replacesVariantId === null ? null : String(replacesVariantId),
    substitute: asked ? toSubstitute(asked) : null,
  }
}

async function toEvents(db: Tx, events: EventRow[]): Promise<ShopParcel['events']> {
  const people = await peopleById(db, [...new Set(events.flatMap(({ actorId }) => actorId ?? []))])
  return events.map(({ state, at, actor, actorId, note }) => ({
    state,
    at: at.toISOString(),
    actor,
    by: actorId === null ? null : (people.get(actorId)?.name ?? null),
    note,
  }))
}

/** One parcel as its shop sees it. */
export const viewShopParcel = async (services: Services, db: Tx, parcel: ParcelRow): Promise<ShopParcel> =>
  viewParcel(services, db, parcel, await findHiddenStreets(db, [parcel]))

/** The same for staff, who see where it went also afterwards. */
export const viewParcelForStaff = (services: Services, db: Tx, parcel: ParcelRow): Promise<ShopParcel> =>
  viewParcel(services, db, parcel, new Map())

async function viewParcel(
  services: Services,
  db: Tx,
  parcel: ParcelRow,
  hidden: HiddenStreets,
): Promise<ShopParcel> {
  const { id, orderId, state, goodsPaisa, discountPaisa, deliveryPaisa, carrier, tries, wishedDay } = parcel
  const [card] = await viewCards(services, db, [parcel], hidden)
  const order = (await listOrdersById(db, [orderId])).get(orderId)!
  const lines = await listLines(db, [id])
  const shelves = await shelvesOf(
    db,
    lines.map(({ variantId }) => variantId),
  )
  const substitutes = await listSubstitutes(db, [id])
  const vendor = await getVendorRow(db, parcel.vendorId)
  const address = addressOf(services, order)
  const { delivery, note } = shownOf(address, hidden.get(id) ?? null)
  const siblings = await listParcels(db, [orderId])
  const paid = paidLines(parcel, lines)
  const refundsOf = await refundsByParcel(db, orderId, [parcel])
  return {
    ...card!,
    position: siblings.findIndex((one) => one.id === id) + 1,
    delivery: { ...delivery, ...phonesOf(parcel, address) },
    note,
    lines: lines.map((line) => toPackLine(parcel, line, { shelves, substitutes, paid })),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    events: await toEvents(db, await listEvents(db, [id])),
    bills: (await listBills(db, [id])).get(id) ?? [],
    refunds: refundsOf(id),
    carrier,
    courierId: parcel.courierId === null ? null : String(parcel.courierId),
    mayCarry: mayCarry(vendor, order),
    needsCode: !isGateway(order.method),
    guessesLeft: Math.max(0, maxWrongCodes - parcel.wrongCodes),
    tries,
    wishedDay,
    paidHow: parcel.paidHow,
    saidPayment: await viewSaidPayment(db, parcel),
    isCashOnlySaid: (await listSaidCash(db, [id])).length > 0,
    acceptBy: state === 'confirmed' ? (await acceptByOf(db, parcel)).toISOString() : null,
  }
}

const acceptByOf = async (db: Tx, parcel: ParcelRow) =>
  acceptTime((await officesOfShops(db, [parcel.vendorId]))(parcel.vendorId), parcel)
