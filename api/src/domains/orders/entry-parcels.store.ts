import { sql, type SQL } from 'drizzle-orm'
import type { DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { courierNameSql } from '#domains/couriers/couriers.service.ts'
import { orderLines, orders, parcelEvents, parcels } from './orders.tables.ts'
import { heldSql } from './parcels/held.ts'
import { lineRefundLines, lineRefunds } from './refunds/line-refunds.tables.ts'

export interface EntryParcelRow {
  orderId: number
  method: PaymentMethod
  paidHow: DoorPayment | null
  carrier: 'self' | 'courier' | null
  courierName: string | null
  discountPaisa: number
  commissionVatRate: number
  deliveredOn: string
  /** What was kept of it. */
  lines: {
    variantId: number
    title: Bilingual
    quantity: number
    pricePaisa: number
    commissionRate: number
  }[]
}

const deliveredAt = sql`case when p.state in ('delivered', 'partlyDelivered') then p.state_at else (
  select max(e.at) from ${parcelEvents} e where e.parcel_id = p.id and e.state in ('delivered', 'partlyDelivered')) end`

/** The parcel of a row of `vendor_entries` with all that the books show of it, inside of the statement that reads the books. */
export const parcelPart = sql<EntryParcelRow | null>`(
  select json_build_object('orderId', p.order_id, 'method', o.method, 'paidHow', p.paid_how, 'carrier', p.carrier,
    'courierName', ${courierNameSql('p.courier_id')}, 'discountPaisa', p.discount_paisa, 'commissionVatRate', p.commission_vat_rate,
    'deliveredOn', (${deliveredAt} at time zone 'Asia/Kathmandu')::date,
    'lines', (
      select json_agg(json_build_object('variantId', l.variant_id, 'title', l.title, 'quantity', ${heldSql},
        'pricePaisa', l.price_paisa, 'commissionRate', l.commission_rate) order by l.variant_id)
      from ${orderLines} l where l.parcel_id = p.id and ${heldSql} > 0))
  from ${parcels} p join ${orders} o on o.id = p.order_id where p.id = vendor_entries.parcel_id)`

export interface EntryRefundLine {
  title: Bilingual
  quantity: number
  /** What the commission was taken of: in parcels from before there was VAT on it, the price before any discount. */
  basePaisa: number
  commissionRate: number
}

/** What came back by a refund, inside of the same statement. */
export const refundPart = (refundId: SQL) => sql<EntryRefundLine[]>`(
  select json_agg(json_build_object('title', l.title, 'quantity', r.quantity, 'commissionRate', l.commission_rate,
    'basePaisa', case p.commission_vat_rate when 0 then l.price_paisa * r.quantity else r.paid_paisa end) order by r.variant_id)
  from ${lineRefunds} f join ${lineRefundLines} r on r.refund_id = f.id join ${parcels} p on p.id = f.parcel_id
    join ${orderLines} l on l.parcel_id = f.parcel_id and l.variant_id = r.variant_id
  where f.id = ${refundId})`
