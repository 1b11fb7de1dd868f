import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { pictures } from './pictures.tables.ts'

export type StoredPicture = typeof pictures.$inferSelect
export type NewPicture = typeof pictures.$inferInsert

/** Some thousand rows have more values than one statement may carry. */
const mostRows = 1000

/** The same picture may be saved again: it is the same row. */
export async function insertPictures(db: Tx, rows: NewPicture[]) {
  for (let from = 0; from < rows.length; from += mostRows) {
    await db
      .insert(pictures)
      .values(rows.slice(from, from + mostRows))
      .onConflictDoNothing()
  }
}

export async function findPicture(db: Tx, id: string): Promise<StoredPicture | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row
}

export const findPictures = (db: Tx, ids: readonly string[]): Promise<StoredPicture[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(pictures)
        .where(inArray(pictures.id, [...new Set(ids)]))

const isWaiting = eq(pictures.status, 'waiting')
const lacksAvif = and(eq(pictures.status, 'ready'), eq(pictures.hasAvif, false))
const except = (ids: readonly string[]) => (ids.length > 0 ? notInArray(pictures.id, [...ids]) : undefined)
const inOrder = [asc(pictures.position), asc(pictures.id)]

export const listWaiting = (db: Tx, limit: number, left: readonly string[]) =>
  db
    .select({ id: pictures.id, spec: pictures.spec })
    .from(pictures)
    .where(and(isWaiting, except(left)))
    .orderBy(...inOrder)
    .limit(limit)

export const listWithoutAvif = (db: Tx, limit: number, left: readonly string[]) =>
  db
    .select({ id: pictures.id, widths: pictures.widths })
    .from(pictures)
    .where(and(lacksAvif, except(left)))
    .orderBy(...inOrder)
    .limit(limit)

export async function setReady(db: Tx, id: string, blur: string) {
  await db.update(pictures).set({ status: 'ready', blur }).where(eq(pictures.id, id))
}

export async function setHasAvif(db: Tx, id: string) {
  await db.update(pictures).set({ hasAvif: true }).where(eq(pictures.id, id))
}

/** Somebody looks at it already: it goes before all that nobody looks at. */
export async function setWanted(db: Tx, id: string) {
  await db
    .update(pictures)
    .set({ position: -1 })
    .where(and(eq(pictures.id, id), isWaiting, gt(pictures.position, -1)))
}
