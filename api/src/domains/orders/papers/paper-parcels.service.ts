import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { shelvesOf } from '#domains/catalogue/stock/stock.service.ts'
import { cashOf } from '../order-view.service.ts'
import { listLines, listOrdersById, listParcels } from '../orders.store.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { byShelf } from '../parcels/by-shelf.ts'
import { sentQuantity } from '../parcels/held.ts'
import { addressOf } from '../parcels/shop-parcel-view.service.ts'
import { withoutPhones } from './without-phones.ts'

/** Where a parcel goes. No paper has a phone number, not even one that stands in the name or the note. */
interface Destination {
  name: string
  districtName: Bilingual
  localLevelName: Bilingual
  ward: number
  tole: string
  landmark: string
}

export interface PaperLine extends Pick<LineRow, 'title' | 'choice' | 'sku'> {
  shelf: string
  /** How many of them are in the parcel. */
  quantity: number
}

/** What papers say of a parcel. */
export interface PaperParcel {
  order: OrderRow
  parcel: ParcelRow
  number: string
  /** Which parcel of its order it is, and how many there are. */
  position: number
  count: number
  destination: Destination
  note: string
  /** What is to be taken at the door; 0 when it is paid already. */
  cashPaisa: number
  lines: PaperLine[]
}

/** The parcels of the shop with these numbers, in their order; another shop's are not found. */
export async function readPaperParcels(
  services: Services,
  db: Tx,
  vendorId: number,
  numbers: string[],
): Promise<PaperParcel[]> {
  const orderIds = [...new Set(numbers)].map((number) => orderIdOf(number)!)
  const orders = await listOrdersById(db, orderIds)
  const parcels = await listParcels(db, orderIds)
  const own = new Map(parcels.filter((one) => one.vendorId === vendorId).map((one) => [one.orderId, one]))
  if (own.size < orderIds.length) throw notFound('This parcel')
  const lines = await listLines(
    db,
    [...own.values()].map(({ id }) => id),
  )
  const shelves = await shelvesOf(
    db,
    lines.map(({ variantId }) => variantId),
  )
  return orderIds.map((orderId) => {
    const [order, parcel] = [orders.get(orderId)!, own.get(orderId)!]
    const { name, tole, landmark, ward, note, ...area } = addressOf(services, order)
    const destination = {
      name: withoutPhones(name),
      tole: withoutPhones(tole),
      landmark: withoutPhones(landmark),
      ward,
      ...areaNames(area),
    }
    const together = parcels.filter((one) => one.orderId === orderId)
    return {
      order,
      parcel,
      number: orderNumber(orderId),
      position: together.indexOf(parcel) + 1,
      count: together.length,
      destination,
      note: withoutPhones(note),
      cashPaisa: cashOf(order, parcel),
      lines: lines
        .filter((line) => line.parcelId === parcel.id && sentQuantity(line) > 0)
        .map((line) => ({
          title: line.title,
          choice: line.choice,
          sku: line.sku,
          quantity: sentQuantity(line),
          shelf: shelves.get(line.variantId) ?? '',
        }))
        .toSorted(byShelf),
    }
  })
}
