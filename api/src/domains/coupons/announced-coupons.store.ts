import { sql, type SQL } from 'drizzle-orm'
import type { AnnouncedCoupon } from '@haat/contract/domains/coupons.announced.ts'
import { maxAnnouncedCoupons } from '@haat/contract/domains/coupons.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { isOfOpenVendor } from '../vendors/vendors.service.ts'

/** Of a suspended shop nobody is told of a coupon, because nothing of it can be bought. */
const isOpen = sql.raw(isOfOpenVendor('t.vendor_id'))
const most = sql.raw(String(maxAnnouncedCoupons))

/**
 * An SQL expression for the coupons of a vendor that run and of which everybody is told, as JSON, those that end first; with a
 * product only those that are for it.
 */
export const announcedCoupons = (
  vendorId: SQL,
  product?: { id: SQL; categoryId: SQL },
): SQL<AnnouncedCoupon[]> => sql`(
  select coalesce(json_agg(told.coupon order by told.ends_at nulls last, told.code), '[]') from (
    select c.code, c.ends_at, json_build_object('code', c.code, 'kind', c.kind, 'value', c.value, 'maxPaisa', c.most_paisa,
      'minimumPaisa', c.minimum_paisa,
      'endsOn', ((c.ends_at - interval '1 millisecond') at time zone 'Asia/Kathmandu')::date,
      'scope', case when c.category_ids is not null then 'categories' when c.product_ids is not null then 'listings' else 'all' end)
      as coupon
    from shop_coupons t join coupons c on c.code = t.code
    where t.vendor_id = ${vendorId} and ${isOpen} and t.is_announced and c.paused_at is null and c.starts_at <= now()
      and (c.ends_at is null or c.ends_at > now()) and (c.use_limit is null or c.uses < c.use_limit)
      ${
        product
          ? sql`and (c.category_ids is null or ${product.categoryId} = any(c.category_ids))
      and (c.product_ids is null or ${product.id} = any(c.product_ids))`
          : sql``
      }
    order by c.ends_at nulls last, c.code limit ${most}) told)`

export async function announcedOfVendor(db: Tx, slug: string): Promise<AnnouncedCoupon[]> {
  const { rows } = await db.execute<{ coupons: AnnouncedCoupon[] }>(
    sql`select ${announcedCoupons(sql`(select v.id from vendors v where v.slug = ${slug})`)} as coupons`,
  )
  return rows[0]!.coupons
}
