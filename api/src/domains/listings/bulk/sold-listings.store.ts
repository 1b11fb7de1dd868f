import { sql } from 'drizzle-orm'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { ListingKind, ListingState, VersionState } from '@haat/contract/domains/listings.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'

/** A variant as it is sold. */
export interface SoldVariant {
  id: number
  values: string[]
  sku: string
  pricePaisa: number
  /** What comes back after a deal; null while none runs. */
  standingPaisa: number | null
  oldPricePaisa: number | null
  isOffered: boolean
  onHand: number
  promised: number
}

export interface SoldDeal {
  id: string
  productId: number
  /** In milliseconds. */
  startsAt: number
  endsAt: number
  isRunning: boolean
  /** What its variants cost in it, by their ids. */
  prices: Record<string, number>
}

export interface SoldOption {
  values: { key: string; name: Bilingual }[]
}

/** What the grid shows and changes of a listing. */
export interface SoldListing {
  id: number
  kind: ListingKind
  state: ListingState
  isLive: boolean
  isPaused: boolean
  productId: number | null
  /** Of what is not live: what the shop prepares, else what staff sent back or look at. */
  content: ListingContent | null
  hasWaiting: boolean
  /** What a trusted shop changes is looked at afterwards. */
  isShopTrusted: boolean
  /** How the version that is live was decided; null for what was live before versions were kept. */
  liveState: VersionState | null
  mrps: (string | null)[]
  readyDays: number | null
  isCashPossible: boolean | null
  options: SoldOption[] | null
  variants: SoldVariant[]
  deal: SoldDeal | null
}

/** Some listings of a shop, in no particular order; of other shops there are none. */
export async function readSold(db: Tx, vendorId: number, ids: number[]): Promise<SoldListing[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ sold: SoldListing }>(sql`
    select json_build_object('id', l.id, 'kind', l.kind, 'state', l.state, 'isLive', l.is_live, 'isPaused', l.is_paused,
      'productId', l.product_id, 'content', case when not l.is_live then coalesce(l.draft, sent.content) end,
      'hasWaiting', l.waiting_version_id is not null, 'liveState', live.state, 'isShopTrusted', d.is_trusted,
      'mrps', json_build_array(live.content -> 'particulars' ->> 'mrp', sent.content -> 'particulars' ->> 'mrp'),
      'readyDays', coalesce((live.content ->> 'readyDays')::int, greatest(1, p.min_days - 1)),
      'isCashPossible', p.is_cash_possible, 'options', p.options,
      'variants', case when l.is_live then (
        select coalesce(json_agg(json_build_object('id', v.id, 'values', v.values, 'sku', v.sku, 'pricePaisa', v.price,
          'standingPaisa', v.standing_price, 'oldPricePaisa', v.old_price, 'isOffered', v.is_offered, 'onHand', s.on_hand,
          'promised', s.reserved + s.allocated) order by v.position), '[]')
        from product_variants v join stock s on s.variant_id = v.id where v.product_id = l.product_id and not v.is_removed)
        else '[]' end,
      'deal', (select json_build_object('id', o.id, 'productId', o.product_id, 'startsAt', extract(epoch from o.starts_at) * 1000,
          'endsAt', extract(epoch from o.ends_at) * 1000, 'isRunning', o.started_at is not null,
          'prices', (select json_object_agg(variant_id, price) from deal_prices where deal_id = o.id))
        from deals o where o.product_id = l.product_id and o.ended_at is null)) as sold
    from listings l join vendors d on d.id = l.vendor_id
    left join products p on p.id = l.product_id
    left join listing_versions live on live.id = l.live_version_id
    left join listing_versions sent on sent.id = coalesce(l.waiting_version_id, l.sent_back_version_id)
    where l.id = any(${numberList(ids)}::bigint[]) and l.vendor_id = ${vendorId}`)
  return rows.map(({ sold }) => sold)
}

/**
 * Keeps all that the grid changes of some listings as it is until the transaction ends. Stock comes before products, as where a
 * parcel is sent, and products before listings, as everywhere. The caller has locked the shop.
 */
export async function lockSold(tx: Tx, vendorId: number, ids: number[], countedIds: number[]) {
  const ofShop = (some: number[]) =>
    sql`select product_id from listings where vendor_id = ${vendorId} and id = any(${numberList(some)}::bigint[])`
  if (countedIds.length > 0) {
    await tx.execute(sql`
      select from stock where variant_id in (select id from product_variants where product_id in (${ofShop(countedIds)}))
      order by variant_id for update`)
  }
  await tx.execute(sql`select from products where id in (${ofShop(ids)}) order by id for update`)
  await tx.execute(sql`
    select from listings where vendor_id = ${vendorId} and id = any(${numberList(ids)}::bigint[]) order by id for update`)
}
