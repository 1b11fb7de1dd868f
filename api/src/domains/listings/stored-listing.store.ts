import { sql, type SQL } from 'drizzle-orm'
import type { WeekHours } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { jsonRowReader, type JsonRow } from '#platform/database/json-rows.ts'
import { numberList } from '#platform/database/prepared.ts'
import { accountNameSql } from '../account/account.service.ts'
import {
  liveProductSql,
  readLiveProduct,
  type LiveProduct,
  type LiveProductJson,
} from '../catalogue/offers/offers.service.ts'
import { isMemberSql } from '../members/members.service.ts'
import { shownPicturesSql, type ShownPicture } from '../pictures/pictures.service.ts'
import {
  liveServiceSql,
  readLiveService,
  type LiveService,
  type LiveServiceJson,
} from '../services/services.service.ts'
import type { ListingRecord, VersionRow } from './listings.store.ts'
import { listings, listingVersions } from './listings.tables.ts'

/** All that the database holds of a listing, read by one statement. */
export interface StoredListing {
  listing: ListingRecord
  live: VersionRow | null
  waiting: VersionRow | null
  sentBack: VersionRow | null
  /** What shoppers see, or saw, of a product. */
  product: LiveProduct | null
  service: LiveService | null
  shop: { id: number; district: string; hours: WeekHours | null; isTrusted: boolean }
  /** Whether who asks belongs to the shop. */
  isOfAsker: boolean
  /** Every picture that one of its contents names. */
  pictures: ShownPicture[]
  /** The names of who saved it last and who sent it back; null once their accounts are closed. */
  savedByName: string | null
  sentBackByName: string | null
}

interface StoredJson extends Record<string, unknown> {
  listing: JsonRow
  live: JsonRow | null
  waiting: JsonRow | null
  sentBack: JsonRow | null
  product: LiveProductJson | null
  service: LiveServiceJson | null
  shop: StoredListing['shop']
  isOfAsker: boolean
  pictures: ShownPicture[]
  savedByName: string | null
  sentBackByName: string | null
}

const readRow = jsonRowReader(listings)
const readVersionRow = jsonRowReader(listingVersions)

/** The ids of the pictures of contents, which may be null, as an array. */
export const pictureIdsSql = (...contents: string[]): SQL => {
  const lists = contents.map((content) => `coalesce(${content} -> 'pictures', '[]')`).join(' || ')
  return sql.raw(`array(select e ->> 'pictureId' from jsonb_array_elements(${lists}) e)`)
}

/** What was live before versions were kept names its pictures by their addresses. */
const oldPictureIds = sql.raw(`array(
  select replace(e ->> 'src', '/pictures/', '') from jsonb_array_elements(case when l.live_version_id is null then coalesce(
    (select pictures from products where id = l.product_id), (select pictures from services where id = l.service_id)) end) e)`)

const selectStored = (vendorId: number, which: SQL, asker: string | null) => sql`
    select to_json(l) as listing, to_json(live) as live, to_json(waiting) as waiting, to_json(back) as "sentBack",
      ${liveProductSql(sql`l.product_id`)} as product, ${liveServiceSql(sql`l.service_id`)} as service,
      json_build_object('id', d.id, 'district', d.district, 'hours', d.hours, 'isTrusted', d.is_trusted) as shop,
      ${shownPicturesSql(sql`${pictureIdsSql('l.draft', 'live.content', 'waiting.content', 'back.content')} || ${oldPictureIds}`)} as pictures,
      ${isMemberSql(sql.raw('l.vendor_id'), asker)} as "isOfAsker", ${sql.raw(accountNameSql('l.saved_by'))} as "savedByName",
      ${sql.raw(accountNameSql('back.decided_by'))} as "sentBackByName"
    from listings l join vendors d on d.id = l.vendor_id
    left join listing_versions live on live.id = l.live_version_id
    left join listing_versions waiting on waiting.id = l.waiting_version_id
    left join listing_versions back on back.id = l.sent_back_version_id
    where ${which} and l.vendor_id = ${vendorId}`

const readStored = (found: StoredJson): StoredListing => ({
  ...found,
  listing: readRow(found.listing),
  live: found.live && readVersionRow(found.live),
  waiting: found.waiting && readVersionRow(found.waiting),
  sentBack: found.sentBack && readVersionRow(found.sentBack),
  product: found.product && readLiveProduct(found.product),
  service: found.service && readLiveService(found.service),
})

/** A listing of this shop; of another one there is none. */
export async function findStored(
  db: Tx,
  vendorId: number,
  id: number,
  asker: string | null = null,
): Promise<StoredListing | undefined> {
  const { rows } = await db.execute<StoredJson>(selectStored(vendorId, sql`l.id = ${id}`, asker))
  return rows[0] && readStored(rows[0])
}

/** Several listings of this shop, by one statement. */
export async function listStored(db: Tx, vendorId: number, ids: number[]): Promise<StoredListing[]> {
  if (ids.length === 0) return []
  const which = sql`l.id = any(${numberList(ids)}::bigint[])`
  const { rows } = await db.execute<StoredJson>(selectStored(vendorId, which, null))
  return rows.map(readStored)
}
