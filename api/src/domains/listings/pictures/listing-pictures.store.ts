import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { listingPictures } from './listing-pictures.tables.ts'

export type ListingPictureRow = typeof listingPictures.$inferSelect

/** The same picture uploaded or made twice is one. */
export async function insertListingPicture(tx: Tx, picture: typeof listingPictures.$inferInsert) {
  await tx
    .insert(listingPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: [listingPictures.vendorId, listingPictures.pictureId],
      set: {
        originalFileId: sql`coalesce(${listingPictures.originalFileId}, excluded.original_file_id)`,
        lookedAt: new Date(),
      },
    })
}

const areOfShop = (vendorId: number, ids: readonly string[]) =>
  and(eq(listingPictures.vendorId, vendorId), inArray(listingPictures.pictureId, [...ids]))

export const findListingPictures = async (db: Tx, vendorId: number, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.select().from(listingPictures).where(areOfShop(vendorId, ids))

/** Until the transaction ends the job does not remove them. */
export async function holdListingPictures(tx: Tx, vendorId: number, ids: readonly string[]) {
  const rows = await tx
    .select({ id: listingPictures.pictureId })
    .from(listingPictures)
    .where(areOfShop(vendorId, ids))
    .for('key share')
  return rows.map(({ id }) => id)
}

export async function findShopsToLookAt(db: Tx, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ vendorId: listingPictures.vendorId })
    .from(listingPictures)
    .where(lt(listingPictures.lookedAt, before))
    .limit(limit)
  return rows.map(({ vendorId }) => vendorId)
}

/** Some pictures that nobody has looked at since a time. No draft can take one into use until the transaction ends. */
export const lockOldPictures = (tx: Tx, vendorId: number, before: Date, limit: number) =>
  tx
    .select()
    .from(listingPictures)
    .where(and(eq(listingPictures.vendorId, vendorId), lt(listingPictures.lookedAt, before)))
    .limit(limit)
    .for('update')

export const findMadeFrom = async (db: Tx, vendorId: number, sourceIds: readonly string[]) =>
  db
    .select()
    .from(listingPictures)
    .where(and(eq(listingPictures.vendorId, vendorId), inArray(listingPictures.sourceId, [...sourceIds])))

export const markLookedAt = async (tx: Tx, vendorId: number, ids: readonly string[], lookedAt: Date) => {
  if (ids.length > 0) await tx.update(listingPictures).set({ lookedAt }).where(areOfShop(vendorId, ids))
}

export const deleteListingPictures = async (tx: Tx, vendorId: number, ids: readonly string[]) => {
  if (ids.length > 0) await tx.delete(listingPictures).where(areOfShop(vendorId, ids))
}
