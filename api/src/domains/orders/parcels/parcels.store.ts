import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { lateStates } from '@haat/contract/domains/orders.parcels.rules.ts'
import {
  acceptOfficeHours,
  type ParcelActor,
  type ParcelState,
} from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { orderLines, orders, parcelEvents, parcels } from '../orders.tables.ts'
import { parcelLineChanges, parcelSubstitutes } from './parcels.tables.ts'

export type ParcelColumns = Partial<typeof parcels.$inferInsert>
export type SubstituteRow = typeof parcelSubstitutes.$inferSelect
export type LineChangeRow = typeof parcelLineChanges.$inferSelect

interface Move {
  from: ParcelState
  to: ParcelState
  actor: ParcelActor
  actorId?: string | null | undefined
  note?: string | undefined
  at?: Date | undefined
  set?: ParcelColumns | undefined
}

/** False when the parcel is no longer in the state `from`, because another request was first. */
export async function moveParcelRow(
  tx: Tx,
  id: number,
  { from, to, actor, actorId, note, at, set }: Move,
): Promise<boolean> {
  const moved = await tx
    .update(parcels)
    .set({ ...set, state: to, stateAt: at ?? sql`now()` })
    .where(and(eq(parcels.id, id), eq(parcels.state, from)))
    .returning({ id: parcels.id })
  if (moved.length === 0) return false
  await tx.execute(sql`
    insert into ${parcelEvents} (parcel_id, position, state, actor, actor_id, note, at)
    select ${id}, max(position) + 1, ${to}, ${actor}, ${actorId ?? null}::uuid, ${note ?? null},
      coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    from ${parcelEvents} where parcel_id = ${id}`)
  return true
}

export const updateParcel = (tx: Tx, id: number, set: ParcelColumns) =>
  tx.update(parcels).set(set).where(eq(parcels.id, id))

type LineColumns = Partial<typeof orderLines.$inferInsert>
export const updateLine = (tx: Tx, parcelId: number, variantId: number, set: LineColumns) =>
  tx
    .update(orderLines)
    .set(set)
    .where(and(eq(orderLines.parcelId, parcelId), eq(orderLines.variantId, variantId)))

export type NewLine = typeof orderLines.$inferInsert
export const insertLine = (tx: Tx, row: NewLine) => tx.insert(orderLines).values(row)

export interface ReturnDay {
  parcelId: number
  variantId: number
  returnUntil: string
}

export const setReturnDays = (tx: Tx, days: ReturnDay[]) =>
  tx.execute(sql`
    update ${orderLines} l set return_until = d.day
    from (values ${sql.join(
      days.map((one) => sql`(${one.parcelId}::bigint, ${one.variantId}::bigint, ${one.returnUntil}::date)`),
      sql`, `,
    )}) d (parcel, variant, day)
    where l.parcel_id = d.parcel and l.variant_id = d.variant`)

/** By parcel the day after the longest time in which something of it can be returned. */
export async function listPayableDays(db: Tx, parcelIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: orderLines.parcelId, day: sql<string>`(max(${orderLines.returnUntil}) + 1)::text` })
    .from(orderLines)
    .where(and(inArray(orderLines.parcelId, parcelIds), isNotNull(orderLines.returnUntil)))
    .groupBy(orderLines.parcelId)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/**
 * By parcel that was delivered the last day on which something of it can be returned. Of parcels from before it was recorded, the
 * last day on which their money waits.
 */
export async function listLastReturnDays(db: Tx, parcelIds: number[]): Promise<Map<number, string>> {
  const deliveredOn = sql`(${parcels.stateAt} at time zone 'Asia/Kathmandu')::date`
  const atMost = sql`${deliveredOn} + days_until_payable(max(${orderLines.returnDays})) - 1`
  const rows = await db
    .select({ id: parcels.id, day: sql<string>`coalesce(max(${orderLines.returnUntil}), ${atMost})::text` })
    .from(parcels)
    .innerJoin(orderLines, eq(orderLines.parcelId, parcels.id))
    .where(inArray(parcels.id, parcelIds))
    .groupBy(parcels.id)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** An order is the sum of its parcels. */
export const resumOrder = (tx: Tx, orderId: number) =>
  tx.execute(sql`
    update ${orders} set goods_paisa = p.goods, discount_paisa = p.discount, delivery_paisa = p.delivery, total_paisa = p.total
    from (select sum(goods_paisa)::int goods, sum(discount_paisa)::int discount, sum(delivery_paisa)::int delivery,
      sum(total_paisa)::int total from ${parcels} where order_id = ${orderId}) p
    where id = ${orderId}`)

export async function insertLineChange(tx: Tx, row: typeof parcelLineChanges.$inferInsert): Promise<number> {
  const [change] = await tx.insert(parcelLineChanges).values(row).returning({ id: parcelLineChanges.id })
  return change!.id
}

export const listLineChanges = (db: Tx, parcelIds: number[]): Promise<LineChangeRow[]> =>
  db
    .select()
    .from(parcelLineChanges)
    .where(inArray(parcelLineChanges.parcelId, parcelIds))
    .orderBy(parcelLineChanges.id)

export const insertSubstitute = (tx: Tx, row: typeof parcelSubstitutes.$inferInsert) =>
  tx.insert(parcelSubstitutes).values(row)

export const listSubstitutes = (db: Tx, parcelIds: number[]): Promise<SubstituteRow[]> =>
  db
    .select()
    .from(parcelSubstitutes)
    .where(inArray(parcelSubstitutes.parcelId, parcelIds))
    .orderBy(parcelSubstitutes.id)

/** False when it was answered already. */
export async function answerSubstituteRow(
  tx: Tx,
  id: number,
  answer: NonNullable<SubstituteRow['answer']>,
): Promise<boolean> {
  const rows = await tx
    .update(parcelSubstitutes)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(eq(parcelSubstitutes.id, id), isNull(parcelSubstitutes.answer)))
    .returning({ id: parcelSubstitutes.id })
  return rows.length > 0
}

/** Ends the open questions of parcels that are given up, and returns what was kept for them. */
export const withdrawSubstitutes = (tx: Tx, parcelIds: number[]) =>
  tx
    .update(parcelSubstitutes)
    .set({ answer: 'withdrawn', answeredAt: sql`now()` })
    .where(and(inArray(parcelSubstitutes.parcelId, parcelIds), isNull(parcelSubstitutes.answer)))
    .returning({
      parcelId: parcelSubstitutes.parcelId,
      variantId: parcelSubstitutes.substituteVariantId,
      quantity: parcelSubstitutes.quantity,
    })

/** Questions whose time is over. */
export const listExpired = (db: Tx, limit: number) =>
  db
    .select({ id: parcelSubstitutes.id, parcelId: parcelSubstitutes.parcelId, orderId: parcels.orderId })
    .from(parcelSubstitutes)
    .innerJoin(parcels, eq(parcels.id, parcelSubstitutes.parcelId))
    .where(sql`${parcelSubstitutes.answer} is null and ${parcelSubstitutes.answerBy} < now()`)
    .orderBy(parcelSubstitutes.answerBy)
    .limit(limit)

/** No shop has less time than this to accept a parcel, as the hours that count are those of the office. */
const leastHours = acceptOfficeHours

/** More than any market has waiting for so long. */
const mostWaiting = 50_000

/** Parcels that wait for their shop since long ago. */
export async function listUnaccepted(db: Tx, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - leastHours * 3_600_000).toISOString()
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.state, sql`'confirmed'`), sql`${parcels.stateAt} < ${since}::timestamptz`))
    .orderBy(parcels.stateAt, parcels.id)
    .limit(mostWaiting)
  return rows.map(({ id }) => id)
}

interface LatePage {
  /** The first and the day after the last promised day. */
  earliest: string
  today: string
  after: number
  limit: number
}

/** Parcels whose last promised day is over, of all shops. */
export const listLate = (db: Tx, { earliest, today, after, limit }: LatePage) =>
  db
    .select({ id: parcels.id, orderId: parcels.orderId, vendorId: parcels.vendorId, dueTo: parcels.dueTo })
    .from(parcels)
    .where(
      and(
        sql`${parcels.state} in (${sql.raw(lateStates.map((state) => `'${state}'`).join(', '))})`,
        gte(parcels.dueTo, earliest),
        lt(parcels.dueTo, today),
        gt(parcels.id, after),
      ),
    )
    .orderBy(parcels.id)
    .limit(limit)
