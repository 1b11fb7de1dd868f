import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

const toSet = ({ rows }: { rows: Record<string, unknown>[] }) => new Set(rows.map(({ id }) => String(id)))
const idOf = sql.raw(`replace(one ->> 'src', '/pictures/', '')`)

/** The pictures that a listing of this shop shows: to shoppers, in its draft, or in what was sent last. */
export async function findShownPictures(db: Tx, vendorId: number, listingId: number) {
  const ids = sql.raw(`'$.pictures[*].pictureId') #>> '{}' as id`)
  return toSet(
    await db.execute(sql`
      with own as (select * from listings where id = ${listingId} and vendor_id = ${vendorId})
      select ${idOf} as id from own l
      left join products p on p.id = l.product_id left join services s on s.id = l.service_id,
      jsonb_array_elements(coalesce(p.pictures, s.pictures)) one
      union select jsonb_path_query(draft, ${ids} from own
      union select jsonb_path_query(v.content, ${ids} from own l
      join listing_versions v on v.id in (l.waiting_version_id, l.sent_back_version_id)`),
  )
}

/** Which of these pictures a draft, a version or what shoppers see of the shop names. */
export async function findNamedPictures(tx: Tx, vendorId: number, ids: readonly string[]) {
  return toSet(
    await tx.execute(sql`
      select distinct id from (
        select jsonb_path_query(draft, '$.**.pictureId') #>> '{}' as id from listings
        where vendor_id = ${vendorId} and draft is not null
        union all
        select jsonb_path_query(v.content, '$.**.pictureId') #>> '{}'
        from listings l join listing_versions v on v.listing_id = l.id where l.vendor_id = ${vendorId}
        union all
        select ${idOf} from products, jsonb_array_elements(pictures) one where vendor_id = ${vendorId}
        union all
        select ${idOf} from services, jsonb_array_elements(pictures) one where vendor_id = ${vendorId}
      ) named where id = any(${sql.param(ids)}::text[])`),
  )
}
