import { and, asc, eq, gt, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { pictures } from './pictures.tables.ts'

export type StoredPicture = typeof pictures.$inferSelect
export type NewPicture = typeof pictures.$inferInsert

/** A statement can have 65,535 parameters, fewer than some thousand rows need. */
const maxRowsPerInsert = 1000

/** A picture that is saved again has the same id, and its row stays as it is. */
export async function insertPictures(db: Tx, rows: NewPicture[]) {
  for (let from = 0; from < rows.length; from += maxRowsPerInsert) {
    await db
      .insert(pictures)
      .values(rows.slice(from, from + maxRowsPerInsert))
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

/** What pages show of a picture. */
export type ShownPicture = Pick<StoredPicture, 'id' | 'widths' | 'width' | 'height' | 'blur'>

/** Pictures by an array of ids, as a JSON array of `ShownPicture`, for a statement that reads more than them. */
export const shownPicturesSql = (ids: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'widths', i.widths, 'width', i.width, 'height', i.height, 'blur', i.blur)), '[]')
  from pictures i where i.id = any(${ids}))`

const isWaiting = eq(pictures.status, 'waiting')
const lacksAvif = and(eq(pictures.status, 'ready'), eq(pictures.hasAvif, false))
const except = (ids: readonly string[]) => (ids.length > 0 ? notInArray(pictures.id, [...ids]) : undefined)
const inOrder = [asc(pictures.position), asc(pictures.id)]

export const listWaiting = (db: Tx) =>
  db
    .select({ id: pictures.id, spec: pictures.spec })
    .from(pictures)
    .where(isWaiting)
    .orderBy(...inOrder)

export async function findNextWaiting(db: Tx, failed: readonly string[]) {
  const [next] = await db
    .select({ id: pictures.id, spec: pictures.spec })
    .from(pictures)
    .where(and(isWaiting, except(failed)))
    .orderBy(...inOrder)
    .limit(1)
  return next
}

export async function findNextWithoutAvif(db: Tx, failed: readonly string[]) {
  const [next] = await db
    .select({ id: pictures.id, widths: pictures.widths })
    .from(pictures)
    .where(and(lacksAvif, except(failed)))
    .orderBy(...inOrder)
    .limit(1)
  return next
}

export async function markReady(db: Tx, id: string, blur: string) {
  await db.update(pictures).set({ status: 'ready', blur }).where(eq(pictures.id, id))
}

/** False where the picture was removed meanwhile. */
export async function setHasAvif(db: Tx, id: string): Promise<boolean> {
  const rows = await db
    .update(pictures)
    .set({ hasAvif: true })
    .where(eq(pictures.id, id))
    .returning({ id: pictures.id })
  return rows.length > 0
}

export const deletePicture = (db: Tx, id: string) => db.delete(pictures).where(eq(pictures.id, id))

/** The position of a picture that somebody asked for; those of the first pages come before it. */
const askedFor = -1

/** Puts these waiting pictures before all others, in this order. */
export async function putFirst(db: Tx, ids: readonly string[]) {
  const place = sql`array_position(${sql.param(ids)}::text[], ${pictures.id})`
  await db
    .update(pictures)
    .set({ position: sql`${place} + ${askedFor - 1 - ids.length}::int` })
    .where(and(inArray(pictures.id, [...ids]), isWaiting))
}

/** Moves a waiting picture before all that nobody has asked for: somebody looks at the page that shows it. */
export async function moveToFront(db: Tx, id: string) {
  await db
    .update(pictures)
    .set({ position: askedFor })
    .where(and(eq(pictures.id, id), isWaiting, gt(pictures.position, askedFor)))
}
