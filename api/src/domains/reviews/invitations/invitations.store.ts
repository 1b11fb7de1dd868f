import { sql } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { heldSql } from '../../orders/parcels/held.ts'

export interface DueInvitation {
  parcelId: number
  orderId: number
  userId: string
  shop: Bilingual
  /** What came with it, was kept, and its buyer has said nothing about. */
  goods: { id: string; title: Bilingual }[]
}

/**
 * Parcels that came on one of these days and about which nobody was asked yet, by their numbers. Who belongs to the shop is asked
 * nothing.
 */
export async function listDueInvitations(
  db: Tx,
  { from, to, after, limit }: { from: string; to: string; after: number; limit: number },
): Promise<DueInvitation[]> {
  const { rows } = await db.execute(sql`
    with due as (
      select p.id, p.order_id, p.user_id, p.vendor_id from parcels p
      where p.state in ('delivered', 'partlyDelivered', 'partlyReturned') and p.id > ${after}
        and p.state_at >= ${from}::date::timestamp at time zone 'Asia/Kathmandu'
        and (select (min(e.at) at time zone 'Asia/Kathmandu')::date from parcel_events e
          where e.parcel_id = p.id and e.state in ('delivered', 'partlyDelivered')) between ${from}::date and ${to}::date
        and not exists (select from notifications n where n.user_id = p.user_id and n.key = 'reviewInvitation ' || p.id)
        and not exists (select from vendor_members m
          where m.vendor_id = p.vendor_id and m.user_id = p.user_id and m.ended_at is null)
      order by p.id limit ${limit})
    select due.id::float8 as "parcelId", due.order_id::float8 as "orderId", due.user_id as "userId",
      json_build_object('en', s.name, 'ne', s.name_ne) as shop,
      (select coalesce(json_agg(distinct jsonb_build_object('id', t.slug || '-' || t.id,
          'title', jsonb_build_object('en', t.title, 'ne', t.title_ne))), '[]')
        from order_lines l join product_variants v on v.id = l.variant_id join products t on t.id = v.product_id
        where l.parcel_id = due.id and ${heldSql} > (
            select coalesce(sum(b.quantity), 0) from line_refunds r join line_refund_lines b on b.refund_id = r.id
            where r.order_id = due.order_id and r.parcel_id = due.id and b.variant_id = l.variant_id)
          and not exists (select from reviews w where w.user_id = due.user_id and w.product_id = t.id)) as goods
    from due join vendors s on s.id = due.vendor_id order by due.id`)
  return rows as unknown as DueInvitation[]
}
