import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { savedViews } from './staff.tables.ts'

export type ViewRow = typeof savedViews.$inferSelect

/** The person's own views and those that others share, sorted by name. */
export const listViewRows = (db: Tx, userId: string): Promise<ViewRow[]> =>
  db
    .select()
    .from(savedViews)
    .where(or(eq(savedViews.userId, userId), eq(savedViews.isShared, true)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(500)

export const listViewsById = (db: Tx, ids: string[]): Promise<ViewRow[]> =>
  db.select().from(savedViews).where(inArray(savedViews.id, ids))

export const countViews = (db: Tx, userId: string, place: SavedViewPage) =>
  db.$count(savedViews, and(eq(savedViews.userId, userId), eq(savedViews.place, place)))

/** Returns null and inserts nothing when the person has a view of this name already. */
export async function insertView(db: Tx, row: typeof savedViews.$inferInsert): Promise<ViewRow | null> {
  const [view] = await db.insert(savedViews).values(row).onConflictDoNothing().returning()
  return view ?? null
}

export async function deleteView(db: Tx, userId: string, id: string): Promise<ViewRow | null> {
  const [row] = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning()
  return row ?? null
}
