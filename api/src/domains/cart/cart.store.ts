import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { mostLines, mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { numberList, prepared, uuidList } from '#platform/db/prepared.ts'
import { sellable, variantFacts, type FoundVariant } from '../catalogue/variants.service.ts'
import { vendorFacts, type VendorFacts } from '../vendors/vendors.service.ts'
import { cartCoupons, cartItems } from './cart.tables.ts'

export type CartRow = typeof cartItems.$inferSelect

const linesOf = prepared((db) =>
  db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, sql.placeholder('userId')))
    .orderBy(desc(cartItems.addedAt), desc(cartItems.variantId)),
)
/** Newest first. */
export const listLines = (db: Tx, userId: string): Promise<CartRow[]> => linesOf(db).execute({ userId })

/** A line with all that is known of it. */
export interface FullLine {
  line: Pick<CartRow, 'quantity' | 'isChosen' | 'seenPrice'>
  variant: FoundVariant
  vendor: VendorFacts
}

/** All lines of a cart, newest first, as one value of a statement that asks for more. */
export const fullLines = (userId: Placeholder): SQL<FullLine[]> => sql`(
  select coalesce(json_agg(full_line order by added_at desc, variant_id desc), '[]') from (
    select c.added_at, c.variant_id, json_build_object('line', json_build_object('quantity', c.quantity,
      'isChosen', c.is_chosen, 'seenPrice', c.seen_price), 'variant', v, 'vendor', d) full_line
    from cart_items c join ${variantFacts} v on v.id = c.variant_id join ${vendorFacts} d on d.id = v."vendorId"
    where c.user_id = ${userId}) cart_lines)`

const fullLinesOf = prepared((db) =>
  db.select({ lines: fullLines(sql.placeholder('userId')) }).from(sql`(values (1)) one`),
)
export const listFullLines = async (db: Tx, userId: string): Promise<FullLine[]> =>
  (await fullLinesOf(db).execute({ userId }))[0]!.lines

/** The coupon that is typed in, as one value. */
export const couponTyped = (userId: Placeholder): SQL<string | null> =>
  sql`(select code from cart_coupons where user_id = ${userId})`

const isLine = (userId: string, variantId: number) =>
  and(eq(cartItems.userId, userId), eq(cartItems.variantId, variantId))

export interface SetLine extends Record<string, unknown> {
  /** None when it is not on sale. */
  available: number | null
  isFull: boolean
  /** None when nothing was written. */
  quantity: number | null
  /** Of all lines, after this. */
  itemCount: number
}

/** What is given comes first and once: the rest is one text that never changes. */
const lookCapAndWrite = sql`
  , wanted as (
    select id, price, available, least(available, (select quantity from given), ${sql.raw(String(mostOfOne))}) quantity
    from ${sellable} sellable where id = (select variant_id from given)
  ), lines as (
    select coalesce(sum(quantity) filter (where not is_it), 0)::int others,
      count(*) >= ${sql.raw(String(mostLines))} and not coalesce(bool_or(is_it), false) is_full
    from (select quantity, variant_id = (select variant_id from given) is_it
      from cart_items where user_id = (select user_id from given)) line
  ), locked as materialized (
    select pg_advisory_xact_lock(hashtextextended('cart ' || user_id, 0)) from given
  ), written as (
    insert into cart_items (user_id, variant_id, quantity, seen_price)
    select (select user_id from given), id, quantity, price from wanted, lines
    where quantity > 0 and not is_full and (select count(*) from locked) > 0
    on conflict (user_id, variant_id) do update set quantity = excluded.quantity
    returning quantity
  )
  select wanted.available, lines.is_full "isFull", written.quantity,
    lines.others + coalesce(written.quantity, 0) "itemCount"
  from lines left join wanted on true left join written on true`

/**
 * Looks, caps and writes in one statement: this is what shoppers wait for most often. What it has looked at may be old
 * when it writes; that there are never too many lines is what a trigger of the table keeps, under the same lock.
 */
export async function setLine(db: Tx, userId: string, variantId: number, quantity: number): Promise<SetLine> {
  const { rows } = await db.execute<SetLine>(sql`
    with given as materialized (
      select ${userId}::uuid user_id, ${variantId}::bigint variant_id, ${quantity}::int quantity
    )${lookCapAndWrite}`)
  return rows[0]!
}

/** Chosen, it is agreed to at today's price. */
export async function chooseLine(db: Tx, userId: string, variantId: number, isChosen: boolean) {
  const seenPrice = isChosen
    ? sql`coalesce((select price from ${sellable} sellable where id = ${variantId}), ${cartItems.seenPrice})`
    : cartItems.seenPrice
  const { rowCount } = await db
    .update(cartItems)
    .set({ isChosen, seenPrice: sql`${seenPrice}` })
    .where(isLine(userId, variantId))
  return rowCount === 1
}

/** These and no others; what they cost is not agreed to by this. */
export async function chooseLines(db: Tx, userId: string, variantIds: number[]) {
  await db.execute(sql`
    with ${locking(userId)}
    update cart_items set is_chosen = variant_id = any(${numberList(variantIds)}::bigint[])
    where user_id = ${userId}::uuid and (select count(*) from cart_locked) > 0`)
}

/** Some lines, or all; gives back how many pieces are left. */
export async function deleteLines(db: Tx, userId: string, variantIds?: number[]): Promise<number> {
  const some = variantIds ? sql`variant_id = any(${numberList(variantIds)}::bigint[])` : sql`true`
  await db.execute(sql`
    with ${locking(userId)}
    delete from cart_items where user_id = ${userId}::uuid and ${some} and (select count(*) from cart_locked) > 0`)
  return countPieces(db, userId)
}

export async function countPieces(db: Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
  return row?.n ?? 0
}

const lockOf = (userId: SQL) => sql`pg_advisory_xact_lock(hashtextextended('cart ' || ${userId}, 0))`

/** Before several rows are written: whoever orders takes them in another order, and neither may wait for the other. */
const locking = (userId: string) => sql`cart_locked as materialized (select ${lockOf(sql`${userId}::text`)})`

/** Whoever merges into the same cart meanwhile, or orders from it, waits until the transaction ends. */
export const lockCart = async (tx: Tx, userId: string) => {
  await tx.execute(sql`select ${lockOf(sql`${userId}::text`)}`)
}

/** What is there keeps the price it was agreed to at. */
export async function putLines(db: Tx, rows: (typeof cartItems.$inferInsert)[]) {
  if (rows.length === 0) return
  await db
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: { quantity: sql`excluded.quantity` },
    })
}

const couponOf = prepared((db) =>
  db
    .select({ code: cartCoupons.code })
    .from(cartCoupons)
    .where(eq(cartCoupons.userId, sql.placeholder('userId'))),
)
export async function findCouponCode(db: Tx, userId: string): Promise<string | null> {
  const [row] = await couponOf(db).execute({ userId })
  return row?.code ?? null
}

export const setCouponCode = async (db: Tx, userId: string, code: string) => {
  await db
    .insert(cartCoupons)
    .values({ userId, code })
    .onConflictDoUpdate({ target: cartCoupons.userId, set: { code } })
}

export const deleteCouponCode = async (db: Tx, userId: string) => {
  await db.delete(cartCoupons).where(eq(cartCoupons.userId, userId))
}

/**
 * Parts of a statement, of which `taken` has those of the chosen lines that are just so many. Their carts are locked by
 * it, in the order of their owners, and lose their coupons.
 */
export function linesTaken(lines: { userId: string; variantId: number; quantity: number }[]): SQL {
  const users = uuidList([...new Set(lines.map(({ userId }) => userId))].toSorted())
  const isOfUsers = (table: SQL) => sql`${table}.user_id = any(${users}::uuid[])`
  return sql`
  cart_locked as materialized (select ${lockOf(sql`u`)} from unnest(${users}::text[]) u),
  coupon_taken as (
    delete from cart_coupons c where ${isOfUsers(sql`c`)} and (select count(*) from cart_locked) > 0),
  taken as (
    delete from cart_items c using unnest(
      ${uuidList(lines.map(({ userId }) => userId))}::uuid[],
      ${numberList(lines.map(({ variantId }) => variantId))}::bigint[],
      ${numberList(lines.map(({ quantity }) => quantity))}::int[]) w (u, id, n)
    where ${isOfUsers(sql`c`)} and c.user_id = w.u and c.variant_id = w.id and c.quantity = w.n and c.is_chosen
      and (select count(*) from cart_locked) > 0
    returning c.variant_id)`
}
