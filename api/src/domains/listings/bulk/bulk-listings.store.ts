import { and, eq, lt, sql } from 'drizzle-orm'
import type { BulkAnswer } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { VersionState } from '@haat/contract/domains/listings.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import {
  liveProductSql,
  readLiveProduct,
  type LiveProduct,
  type LiveProductJson,
} from '../../catalogue/offers/offers.service.ts'
import { listingBulkSaves } from './bulk-saves.tables.ts'

interface SaveKey {
  vendorId: number
  userId: string
  key: string
}

export async function findBulkSave(tx: Tx, { vendorId, userId, key }: SaveKey) {
  const { vendorId: ofShop, userId: ofUser, key: ofKey } = listingBulkSaves
  const [row] = await tx
    .select()
    .from(listingBulkSaves)
    .where(and(eq(ofShop, vendorId), eq(ofUser, userId), eq(ofKey, key)))
  return row
}

/** Keeps an answer, and forgets those of the shop that nobody asks for again. */
export async function insertBulkSave(
  tx: Tx,
  save: SaveKey & { bodyHash: string; answer: BulkAnswer },
  forgottenBefore: Date,
) {
  const isOld = and(
    eq(listingBulkSaves.vendorId, save.vendorId),
    lt(listingBulkSaves.createdAt, forgottenBefore),
  )
  await tx.delete(listingBulkSaves).where(isOld)
  await tx.insert(listingBulkSaves).values(save)
}

export interface LiveContents {
  id: number
  createdAt: string
  district: string
  /** Null for what was live before versions were kept. */
  content: ListingContent | null
  liveState: VersionState | null
  product: LiveProduct
}

/** What some listings of products show to shoppers. */
export async function readLiveContents(tx: Tx, ids: number[]): Promise<LiveContents[]> {
  const { rows } = await tx.execute<{
    found: Omit<LiveContents, 'product'> & { product: LiveProductJson }
  }>(sql`
    select json_build_object('id', l.id, 'createdAt', l.created_at, 'district', d.district, 'content', live.content,
      'liveState', live.state, 'product', ${liveProductSql(sql`l.product_id`)}) as found
    from listings l join vendors d on d.id = l.vendor_id left join listing_versions live on live.id = l.live_version_id
    where l.id = any(${numberList(ids)}::bigint[]) and l.is_live order by l.id`)
  return rows.map(({ found }) => ({ ...found, product: readLiveProduct(found.product) }))
}

export interface NewVersion {
  id: string
  listingId: number
  vendorId: number
  content: ListingContent
  /** How many numbers after the last one of its listing it stands. */
  step: number
  state: VersionState
  submittedBy: string | null
  submittedAt: string
  decidedAt: string | null
}

/** Adds versions to listings that the caller has locked. */
export async function insertVersions(tx: Tx, versions: NewVersion[], answerBy: Date) {
  await tx.execute(sql`
    insert into listing_versions
      (id, listing_id, vendor_id, number, content, submitted_by, submitted_at, answer_by, state, decided_at)
    select x.id, x."listingId", x."vendorId", x.step + (
        select coalesce(max(number), 0) from listing_versions where listing_id = x."listingId"),
      x.content, x."submittedBy", x."submittedAt", ${answerBy.toISOString()}::timestamptz, x.state, x."decidedAt"
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as x (id uuid, "listingId" bigint, "vendorId" bigint, step int,
      content jsonb, state text, "submittedBy" uuid, "submittedAt" timestamptz, "decidedAt" timestamptz)`)
}

interface PutTerms {
  listingId: number
  versionId: string
  terms: { readyDays?: number; isCashPossible?: boolean }
}

/** Makes the versions the ones that are live. What the shop prepares, or has to mend, keeps all else. */
export async function putTerms(tx: Tx, rows: PutTerms[]) {
  await tx.execute(sql`
    update listings l set live_version_id = x."versionId", version = l.version + 1,
      draft = coalesce(l.draft, (select content from listing_versions where id = l.sent_back_version_id)) || x.terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x ("listingId" bigint, "versionId" uuid, terms jsonb)
    where l.id = x."listingId"`)
}

/** Writes what the shop prepares of several listings. */
export async function updateDrafts(
  tx: Tx,
  drafts: { listingId: number; draft: ListingContent }[],
  saved: { by: string; at: Date },
) {
  await tx.execute(sql`
    update listings l set draft = x.draft, version = l.version + 1, saved_by = ${saved.by}::uuid,
      saved_at = ${saved.at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as x ("listingId" bigint, draft jsonb) where l.id = x."listingId"`)
}
