import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { getWorkingDays } from '@haat/api/domains/content/site/site.service.ts'
import { deliveryOf, feeFor } from '@haat/api/domains/delivery/delivery.service.ts'
import { lastReturnDay } from '@haat/api/domains/orders/return-days.ts'
import { getVendorRow, type VendorRow } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import { commissionOfParcel, commissionVatRate } from '@haat/contract/domains/commission.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { insertAll } from './insert-all.ts'
import { writeBills, writeBooks } from './past-books.ts'

export interface SoldVariant {
  id: number
  /** The public id of its product. */
  productId: string
  title: Bilingual
  choice: Bilingual[]
  picture: Picture
  sku: string
  pricePaisa: number
  returnDays: number
  taxKind: TaxKind
  /** As it was at the sale, percent times a hundred. */
  commissionRate: number
}

/** What somebody bought from one shop in one go, paid online and brought by a courier. */
export interface PastSale {
  userId: string
  name: string
  district: string
  localLevel: string
  vendorId: number
  /** One piece of each. */
  variants: SoldVariant[]
  placedAt: Date
  deliveredAt: Date
  /** Whether it was sent by the day that was promised. */
  isOnTime: boolean
}

export interface SoldPast extends PastSale {
  orderId: number
  parcelId: number
}

const hourMs = 3_600_000

/**
 * Writes sales of the past as the shop itself would have written them: orders, parcels with their history, payments, bills, goods that
 * left, and the books. All at once and in the order of time, since playing a thousand orders step by step takes a minute.
 */
export async function writePastSales(services: Services, tx: Tx, given: PastSale[]): Promise<SoldPast[]> {
  const sales = given.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
  const orderIds = await nextIds(tx, 'orders', sales.length)
  const parcelIds = await nextIds(tx, 'parcels', sales.length)
  const sold = sales.map((sale, at) => ({ ...sale, orderId: orderIds[at]!, parcelId: parcelIds[at]! }))
  const couriers = await courierIds(tx)
  const vendors = new Map<number, VendorRow>()
  for (const { vendorId } of sales) {
    if (!vendors.has(vendorId)) vendors.set(vendorId, await getVendorRow(tx, vendorId))
  }
  const rows = sold.map((sale) => rowsOf(services, sale, vendors.get(sale.vendorId)!, couriers))
  await insertAll(
    tx,
    'orders',
    rows.map(({ order }) => order),
  )
  await insertAll(
    tx,
    'parcels',
    rows.map(({ parcel }) => parcel),
  )
  const workingDays = await getWorkingDays(tx)
  const untilDays = rows.map(({ deliveredOn, lines }) =>
    lines.map((line) => lastReturnDay({ returnDays: line.return_days }, deliveredOn, workingDays)),
  )
  await insertAll(
    tx,
    'order_lines',
    rows.flatMap(({ lines }, at) => lines.map((line, of) => ({ ...line, return_until: untilDays[at]![of] }))),
  )
  await insertAll(
    tx,
    'parcel_events',
    rows.flatMap(({ events }) => events),
  )
  await insertAll(
    tx,
    'payments',
    rows.map(({ payment }) => payment),
  )
  await insertAll(
    tx,
    'stock_movements',
    rows.flatMap(({ movements }) => movements),
  )
  await writeBills(tx, sold, rows, vendors)
  await writeBooks(tx, sold, rows, untilDays)
  return sold
}

export type SaleRows = ReturnType<typeof rowsOf>

function rowsOf({ encryption }: Services, sale: SoldPast, vendor: VendorRow, couriers: number[]) {
  const { orderId, parcelId, userId, vendorId, placedAt, deliveredAt } = sale
  const goods = sale.variants.reduce((sum, { pricePaisa }) => sum + pricePaisa, 0)
  const delivery = feeFor(deliveryOf(sale.district), goods)
  const lines = sale.variants.map((variant) => ({
    parcel_id: parcelId,
    variant_id: variant.id,
    vendor_id: vendorId,
    product_id: variant.productId,
    title: variant.title,
    choice: variant.choice,
    picture: variant.picture,
    sku: variant.sku,
    price_paisa: variant.pricePaisa,
    quantity: 1,
    return_days: variant.returnDays,
    tax_kind: variant.taxKind,
    commission_rate: variant.commissionRate,
  }))
  const { commissionPaisa, commissionVatPaisa } = commissionOfParcel(
    { discountPaisa: 0, commissionVatRate },
    lines.map((line) => ({
      variantId: line.variant_id,
      pricePaisa: line.price_paisa,
      quantity: 1,
      commissionRate: line.commission_rate,
    })),
  )
  const deliveredOn = nepalDay(deliveredAt)
  const sentAt = new Date(deliveredAt.getTime() - 22 * hourMs)
  const packedAt = new Date(sentAt.getTime() - 4 * hourMs)
  const paidAt = new Date(placedAt.getTime() + 3 * 60_000)
  const dueFrom = addDays(nepalDay(sentAt), sale.isOnTime ? 0 : -1)
  const sums = {
    goods_paisa: goods,
    discount_paisa: 0,
    delivery_paisa: delivery,
    total_paisa: goods + delivery,
  }
  const method = orderId % 3 === 0 ? 'khalti' : 'esewa'
  const { name, district, localLevel } = sale
  const address = {
    name,
    phoneNumber: `98${String(41_000_000 + ((orderId * 7919) % 19_000_000))}`,
    otherPhone: '',
    district,
    localLevel,
    ward: 1 + (orderId % 9),
    tole: '',
    landmark: 'Beside the health post',
    note: '',
  }
  const courierId = couriers[orderId % couriers.length]!
  const event = (position: number, state: string, actor: string, at: Date) => ({
    parcel_id: parcelId,
    position,
    state,
    actor,
    at,
  })
  return {
    deliveredOn,
    packedAt,
    isWithVat: vendor.isVatRegistered,
    commissionPaisa,
    commissionVatPaisa,
    method,
    sums,
    courierId,
    order: {
      id: orderId,
      user_id: userId,
      method,
      ...sums,
      district,
      address_sealed: encryption.encrypt(JSON.stringify(address)),
      placed_at: placedAt,
      confirmed_at: null,
    },
    parcel: {
      id: parcelId,
      order_id: orderId,
      vendor_id: vendorId,
      user_id: userId,
      state: 'delivered',
      ...sums,
      is_vat_registered: vendor.isVatRegistered,
      discount_payer: 'haat',
      commission_paisa: commissionPaisa,
      commission_vat_rate: commissionVatRate,
      commission_vat_paisa: commissionVatPaisa,
      due_from: dueFrom,
      due_to: addDays(deliveredOn, 1),
      state_at: deliveredAt,
      carrier: 'courier',
      courier_id: courierId,
      tracking_number: `HT ${String(orderId)}`,
      accept_from: paidAt,
    },
    lines,
    events: [
      event(1, 'awaitingPayment', 'shopper', placedAt),
      event(2, 'confirmed', 'payment', paidAt),
      event(3, 'packed', 'vendor', packedAt),
      event(4, 'handedOver', 'vendor', sentAt),
      event(5, 'shipped', 'vendor', new Date(sentAt.getTime() + hourMs)),
      event(6, 'delivered', 'courier', deliveredAt),
    ],
    payment: {
      id: randomUUID(),
      order_id: orderId,
      user_id: userId,
      method,
      state: 'paid',
      amount_paisa: goods + delivery,
      gateway_id: method === 'khalti' ? randomUUID() : null,
      capture_id: `PAST${String(orderId)}`,
      created_at: placedAt,
      state_at: paidAt,
      expires_at: new Date(placedAt.getTime() + hourMs),
    },
    // What was sold had come before, so that there is as much on hand as the demo says.
    movements: lines.flatMap(({ variant_id }) => [
      { variant_id, vendor_id: vendorId, change: 1, reason: 'received', order_id: null, at: placedAt },
      { variant_id, vendor_id: vendorId, change: -1, reason: 'sent', order_id: orderId, at: sentAt },
    ]),
  }
}

async function nextIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::float8 as id from generate_series(1, ${count})`,
  )
  return rows.map(({ id }) => id)
}

async function courierIds(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id::float8 as id from couriers order by id`)
  return rows.map(({ id }) => id)
}
