import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { savedViews, shopViews } from './views.tables.ts'

/** Whose views they are: those of a person in the console, or in the portal of a shop. */
export interface ViewsOf {
  userId: string
  /** Null for the console. */
  vendorId: number | null
  /** Whether the person may also change what others share. */
  isOwner: boolean
}

export type ViewRow = {
  id: string
  userId: string
  place: string
  name: string
  search: string
  isShared: boolean
}
export type NewView = Pick<ViewRow, 'place' | 'name' | 'search' | 'isShared'>

// Both tables have the same columns, but for the shop.
const columns = sql.raw('id, user_id as "userId", place, name, search, is_shared as "isShared"')
const tableOf = ({ vendorId }: ViewsOf) => (vendorId === null ? savedViews : shopViews)
const isThere = ({ vendorId }: ViewsOf): SQL => (vendorId === null ? sql`true` : sql`vendor_id = ${vendorId}`)
const isOwn = ({ userId }: ViewsOf): SQL => sql`user_id = ${userId}`
const mayChange = (of: ViewsOf): SQL => (of.isOwner ? sql`(${isOwn(of)} or is_shared)` : isOwn(of))

async function one(db: Tx, statement: SQL): Promise<ViewRow | null> {
  const { rows } = await db.execute<ViewRow>(statement)
  return rows[0] ?? null
}

/** The person's own views and those that others share, sorted by name. */
export async function listViewRows(db: Tx, of: ViewsOf): Promise<ViewRow[]> {
  const { rows } = await db.execute<ViewRow>(sql`
    select ${columns} from ${tableOf(of)} where ${isThere(of)} and (${isOwn(of)} or is_shared) order by name, id limit 500`)
  return rows
}

/** Those of the console. */
export const listViewsById = async (db: Tx, ids: string[]): Promise<ViewRow[]> =>
  (
    await db.execute<ViewRow>(
      sql`select ${columns} from ${savedViews} where id = any(${`{${ids.join(',')}}`}::uuid[])`,
    )
  ).rows

export async function countViews(db: Tx, of: ViewsOf, place: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${tableOf(of)} where ${isThere(of)} and ${isOwn(of)} and place = ${place}`)
  return rows[0]!.count
}

/** Returns null and inserts nothing when the person has a view of this name already. */
export function insertView(db: Tx, of: ViewsOf, id: string, view: NewView): Promise<ViewRow | null> {
  const { userId, vendorId } = of
  const { place, name, search, isShared } = view
  return one(
    db,
    vendorId === null
      ? sql`insert into ${savedViews} (id, user_id, place, name, search, is_shared)
          values (${id}, ${userId}, ${place}, ${name}, ${search}, ${isShared}) on conflict do nothing returning ${columns}`
      : sql`insert into ${shopViews} (id, vendor_id, user_id, place, name, search, is_shared)
          values (${id}, ${vendorId}, ${userId}, ${place}, ${name}, ${search}, ${isShared})
          on conflict do nothing returning ${columns}`,
  )
}

/** A view that the person may change, held until the end of the transaction. */
export const lockView = (tx: Tx, of: ViewsOf, id: string): Promise<ViewRow | null> =>
  one(
    tx,
    sql`select ${columns} from ${tableOf(of)} where id = ${id} and ${isThere(of)} and ${mayChange(of)} for update`,
  )

/** Fails where its person has another view of this name. */
export const renameViewRow = (tx: Tx, of: ViewsOf, id: string, name: string): Promise<ViewRow | null> =>
  one(tx, sql`update ${tableOf(of)} set name = ${name} where id = ${id} returning ${columns}`)

export const deleteView = (tx: Tx, of: ViewsOf, id: string): Promise<ViewRow | null> =>
  one(
    tx,
    sql`delete from ${tableOf(of)} where id = ${id} and ${isThere(of)} and ${mayChange(of)} returning ${columns}`,
  )
