import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ShopPictureKind } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { vendors } from '../vendors.tables.ts'
import { vendorPages, vendorPictures, vendorPublications } from './shop-page.tables.ts'

export type ShopPageRow = typeof vendorPages.$inferSelect

/** A shop whose members have changed nothing yet has no row. */
export async function findShopPage(db: Tx, vendorId: number): Promise<ShopPageRow> {
  const [row] = await db.select().from(vendorPages).where(eq(vendorPages.vendorId, vendorId))
  return row ?? { vendorId, version: 0, draft: null, changedBy: null, changedAt: null, hoursVersion: 0 }
}

type DraftChange = Pick<ShopPageRow, 'draft' | 'changedBy' | 'changedAt'>
export const noDraft: DraftChange = { draft: null, changedBy: null, changedAt: null }

/** Keeps or drops a draft, as the next version. The shop is locked by the caller. */
export async function writeDraft(tx: Tx, vendorId: number, change: DraftChange) {
  await tx
    .insert(vendorPages)
    .values({ vendorId, version: 1, ...change })
    .onConflictDoUpdate({
      target: vendorPages.vendorId,
      set: { ...change, version: sql`${vendorPages.version} + 1` },
    })
}

type LiveChange = Pick<
  typeof vendors.$inferSelect,
  'name' | 'nameNe' | 'sign' | 'about' | 'returnPolicy' | 'deliveryWords' | 'banner' | 'logo'
>

export const updateLivePage = async (tx: Tx, vendorId: number, change: LiveChange) => {
  await tx.update(vendors).set(change).where(eq(vendors.id, vendorId))
}

type Publication = Omit<typeof vendorPublications.$inferInsert, 'id'>

export const insertPublication = async (tx: Tx, publication: Publication) => {
  await tx.insert(vendorPublications).values({ id: randomUUIDv7(), ...publication })
}

const shownPublications = 20

/** The newest first, without what they showed. */
export const listPublications = (db: Tx, vendorId: number) =>
  db
    .select({
      id: vendorPublications.id,
      publishedBy: vendorPublications.publishedBy,
      changed: vendorPublications.changed,
      createdAt: vendorPublications.createdAt,
    })
    .from(vendorPublications)
    .where(eq(vendorPublications.vendorId, vendorId))
    .orderBy(desc(vendorPublications.createdAt), desc(vendorPublications.id))
    .limit(shownPublications)

/** The same picture uploaded twice is one. */
export const insertShopPicture = async (db: Tx, picture: typeof vendorPictures.$inferInsert) => {
  await db.insert(vendorPictures).values(picture).onConflictDoNothing()
}

/** Which of these pictures members of the shop have uploaded for this place. */
export async function findShopPictures(db: Tx, vendorId: number, kind: ShopPictureKind, ids: string[]) {
  const rows = await db
    .select({ id: vendorPictures.pictureId })
    .from(vendorPictures)
    .where(
      and(
        eq(vendorPictures.vendorId, vendorId),
        eq(vendorPictures.kind, kind),
        inArray(vendorPictures.pictureId, ids),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
