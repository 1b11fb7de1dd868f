import { and, asc, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { PictureFault } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { pictureUploadParts, pictureUploads } from './listing-pictures.tables.ts'

export type PictureUploadRow = typeof pictureUploads.$inferSelect

/** Uploads of a shop are opened one after the other, so that it never has more of them than it may. */
export const lockUploadsOf = (tx: Tx, vendorId: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('picture uploads ' || ${vendorId}::bigint, 0))`,
  )

export async function findUploadByKey(
  tx: Tx,
  { vendorId, uploadedBy, key }: Pick<PictureUploadRow, 'vendorId' | 'uploadedBy' | 'key'>,
) {
  const isOfKey = and(eq(pictureUploads.uploadedBy, uploadedBy), eq(pictureUploads.key, key))
  const [row] = await tx
    .select()
    .from(pictureUploads)
    .where(and(eq(pictureUploads.vendorId, vendorId), isOfKey))
  return row
}

const isOfShop = (vendorId: number, id: string) =>
  and(eq(pictureUploads.id, id), eq(pictureUploads.vendorId, vendorId))

const isReceiving = (id: string) => and(eq(pictureUploads.id, id), eq(pictureUploads.state, 'receiving'))

export async function findUpload(db: Tx, vendorId: number, id: string) {
  const [row] = await db.select().from(pictureUploads).where(isOfShop(vendorId, id))
  return row
}

export async function lockUpload(tx: Tx, vendorId: number, id: string) {
  const [row] = await tx.select().from(pictureUploads).where(isOfShop(vendorId, id)).for('update')
  return row
}

export async function countOpenUploads(tx: Tx, vendorId: number): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(pictureUploads)
    .where(and(eq(pictureUploads.vendorId, vendorId), eq(pictureUploads.state, 'receiving')))
  return row?.open ?? 0
}

export async function insertUpload(tx: Tx, upload: typeof pictureUploads.$inferInsert) {
  const [row] = await tx.insert(pictureUploads).values(upload).returning()
  return row!
}

export async function updateUpload(
  tx: Tx,
  id: string,
  change: Partial<Pick<PictureUploadRow, 'received' | 'state' | 'pictureId'>>,
) {
  const [row] = await tx
    .update(pictureUploads)
    .set({ ...change, changedAt: new Date() })
    .where(eq(pictureUploads.id, id))
    .returning()
  return row!
}

/** Refuses an upload that is still on its way; of any other nothing changes, and nothing is returned. */
export async function updateToFailed(
  tx: Tx,
  id: string,
  fault: PictureFault,
): Promise<PictureUploadRow | undefined> {
  const [row] = await tx
    .update(pictureUploads)
    .set({ state: 'failed', fault, changedAt: new Date() })
    .where(isReceiving(id))
    .returning()
  return row
}

/** Whoever has begun to make a picture and has not ended after so long went away in the middle of it. */
const tryLastsMs = 60_000

/** Begins a try unless another one is running, and returns how many have begun and not ended. */
export async function beginTry(db: Tx, id: string): Promise<number | undefined> {
  const now = Date.now()
  const isFree = or(eq(pictureUploads.tries, 0), lt(pictureUploads.changedAt, new Date(now - tryLastsMs)))
  const [row] = await db
    .update(pictureUploads)
    .set({ tries: sql`${pictureUploads.tries} + 1`, changedAt: new Date(now) })
    .where(and(isReceiving(id), isFree))
    .returning({ tries: pictureUploads.tries })
  return row?.tries
}

/** Takes a try back. The upload is as old as before, so that one that is tried again and again is still removed in time. */
export async function endTry(db: Tx, { id, changedAt }: PictureUploadRow) {
  await db
    .update(pictureUploads)
    .set({ tries: sql`greatest(${pictureUploads.tries} - 1, 0)`, changedAt })
    .where(isReceiving(id))
}

export const insertPart = async (tx: Tx, part: typeof pictureUploadParts.$inferInsert) => {
  await tx.insert(pictureUploadParts).values(part)
}

export async function readParts(db: Tx, uploadId: string): Promise<Buffer> {
  const parts = await db
    .select({ bytes: pictureUploadParts.bytes })
    .from(pictureUploadParts)
    .where(eq(pictureUploadParts.uploadId, uploadId))
    .orderBy(asc(pictureUploadParts.startsAt))
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

export const deleteParts = async (tx: Tx, uploadIds: string[]) => {
  await tx.delete(pictureUploadParts).where(inArray(pictureUploadParts.uploadId, uploadIds))
}

/** Uploads whose last byte has come and whose picture nobody has made since a time, the oldest first. */
export const listUnfinished = (db: Tx, before: Date, limit: number) =>
  db
    .select()
    .from(pictureUploads)
    .where(
      and(
        eq(pictureUploads.state, 'receiving'),
        eq(pictureUploads.received, pictureUploads.sizeBytes),
        lt(pictureUploads.changedAt, before),
      ),
    )
    .orderBy(asc(pictureUploads.changedAt))
    .limit(limit)

/** Removes uploads that nothing has happened to since a time, whatever has become of them; returns how many. */
export async function deleteUploadsBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = await tx
    .select({ id: pictureUploads.id })
    .from(pictureUploads)
    .where(lt(pictureUploads.changedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await deleteParts(tx, ids)
  await tx.delete(pictureUploads).where(inArray(pictureUploads.id, ids))
  return ids.length
}
