import { desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { slugChangeDays } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { vendors } from '../vendors.tables.ts'
import { vendorSlugs } from './shop-page.tables.ts'

export type FormerSlug = typeof vendorSlugs.$inferSelect

/** The newest first. */
export const listFormerSlugs = (db: Tx, vendorId: number): Promise<FormerSlug[]> =>
  db.select().from(vendorSlugs).where(eq(vendorSlugs.vendorId, vendorId)).orderBy(desc(vendorSlugs.until))

const dayMs = 86_400_000

/** When a shop may take a name that it never had; undefined when it may now. Its newest former name says when it changed last. */
export function changeableFrom([newest]: FormerSlug[]): Date | undefined {
  const from = newest && new Date(newest.until.getTime() + slugChangeDays * dayMs)
  return from && from > new Date() ? from : undefined
}

/** A trigger keeps the former name for the shop, and refuses names that others have had. */
export const updateSlug = async (tx: Tx, vendorId: number, slug: string) => {
  await tx.update(vendors).set({ slug }).where(eq(vendors.id, vendorId))
}

/** Keeps others from taking an address name until the transaction ends. */
export const lockSlugs = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vendors slug', 0))`)

/** Which of these address names are taken, by shops that have them or had them. */
export const takenSlugs = async (tx: Tx, slugs: string[]): Promise<Set<string>> => {
  const present = tx.select({ slug: vendors.slug }).from(vendors).where(inArray(vendors.slug, slugs))
  const former = tx.select({ slug: vendorSlugs.slug }).from(vendorSlugs)
  const rows = await unionAll(present, former.where(inArray(vendorSlugs.slug, slugs)))
  return new Set(rows.map(({ slug }) => slug))
}
