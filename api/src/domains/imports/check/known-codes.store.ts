import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { keyOfCode, listingIdOfCode, type FileRow, type KnownCodes } from './group-rows.ts'

/** Which listings of this shop the SKUs and codes of a file mean. Drafts and what waits have their SKUs in their contents. */
export async function findKnownCodes(
  db: Tx,
  vendorId: number,
  rows: readonly FileRow[],
): Promise<KnownCodes> {
  const valuesOf = (field: string) => [...new Set(rows.flatMap(({ values }) => values.get(field) || []))]
  const skus = JSON.stringify(valuesOf('sku'))
  const codes = valuesOf('code')
  const keys = JSON.stringify([...codes, ...valuesOf('sku').map((sku) => `sku:${sku}`)].map(keyOfCode))
  const ids = numberList(codes.flatMap((code) => listingIdOfCode(code) ?? []))
  const { rows: live } = await db.execute<{ sku: string; id: number }>(sql`
    select v.sku, l.id::float8 as id from jsonb_array_elements_text(${skus}::jsonb) s (sku)
    join product_variants v on v.vendor_id = ${vendorId} and v.sku = s.sku and not v.is_removed
    join listings l on l.product_id = v.product_id`)
  const { rows: drafted } = await db.execute<{ sku: string; id: number }>(sql`
    select v ->> 'sku' as sku, l.id::float8 as id from listings l
    left join listing_versions w on w.id = coalesce(l.waiting_version_id, l.sent_back_version_id)
    cross join jsonb_array_elements(coalesce(l.draft, w.content) -> 'variants') v
    where l.vendor_id = ${vendorId} and l.kind = 'product' and (l.state in ('draft', 'in-review', 'sent-back') or l.changes <> 'none')
      and v ->> 'sku' in (select jsonb_array_elements_text(${skus}::jsonb)) order by l.id desc`)
  const { rows: keyed } = await db.execute<{ key: string; id: number }>(sql`
    select key, id::float8 as id from listings where vendor_id = ${vendorId} and kind = 'product'
      and key in (select jsonb_array_elements_text(${keys}::jsonb))`)
  const { rows: own } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from listings where vendor_id = ${vendorId} and kind = 'product' and id = any(${ids}::bigint[])`)
  return {
    bySku: new Map([...drafted, ...live].map(({ sku, id }) => [sku, id])),
    byCode: new Map(keyed.map(({ key, id }) => [key, id])),
    ownIds: new Set(own.map(({ id }) => id)),
  }
}
