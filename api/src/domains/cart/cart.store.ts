import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList, prepared, uuidList } from '#platform/database/prepared.ts'
import { sellable, variantFacts, type VariantFacts } from '../catalogue/stock/variants.service.ts'
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
/** The rows of a shopper's cart, newest first. */
export const listLines = (db: Tx, userId: string): Promise<CartRow[]> => linesOf(db).execute({ userId })

/** A cart line with its variant and its vendor. */
export interface CartLineFacts {
  line: Pick<CartRow, 'quantity' | 'isChosen' | 'seenPricePaisa'>
  variant: VariantFacts
  vendor: VendorFacts
}

/**
 * An SQL expression for all lines of a cart, newest first, as one JSON value, so that placing an order reads
 * everything in one statement.
 */
export const cartLineFacts = (userId: Placeholder): SQL<CartLineFacts[]> => sql`(
  select coalesce(json_agg(full_line order by added_at desc, variant_id desc), '[]') from (
    select c.added_at, c.variant_id, json_build_object('line', json_build_object('quantity', c.quantity,
      'isChosen', c.is_chosen, 'seenPricePaisa', c.seen_price), 'variant', v, 'vendor', d) full_line
    from cart_items c join ${variantFacts} v on v.id = c.variant_id join ${vendorFacts} d on d.id = v."vendorId"
    where c.user_id = ${userId}) cart_lines)`

const fullLinesOf = prepared((db) =>
  db.select({ lines: cartLineFacts(sql.placeholder('userId')) }).from(sql`(values (1)) one`),
)
export const listFullLines = async (db: Tx, userId: string): Promise<CartLineFacts[]> =>
  (await fullLinesOf(db).execute({ userId }))[0]!.lines

const fullVariants = prepared((db) =>
  db
    .select({
      all: sql<
        Omit<CartLineFacts, 'line'>[]
      >`coalesce(json_agg(json_build_object('variant', v, 'vendor', d)), '[]')`,
    })
    .from(
      sql`${variantFacts} v join ${vendorFacts} d on d.id = v."vendorId" where v.id = any(${sql.placeholder('ids')}::bigint[])`,
    ),
)
/** Variants with their vendors, in no particular order; variants that are no longer on sale are included. */
export const findFullVariants = async (db: Tx, ids: number[]): Promise<Omit<CartLineFacts, 'line'>[]> =>
  (await fullVariants(db).execute({ ids: numberList(ids) }))[0]!.all

/** An SQL expression for the coupon code that the shopper has typed into the cart. */
export const typedCouponCode = (userId: Placeholder): SQL<string | null> =>
  sql`(select code from cart_coupons where user_id = ${userId})`

/** An SQL query for the ids of the variants that the shopper is about to buy. */
export const chosenVariants = (userId: Placeholder): SQL =>
  sql`select variant_id from cart_items where user_id = ${userId} and is_chosen`

const isLine = (userId: string, variantId: number) =>
  and(eq(cartItems.userId, userId), eq(cartItems.variantId, variantId))

export interface SetLineResult extends Record<string, unknown> {
  /** Null when the variant is not on sale. */
  available: number | null
  /** The name of its vendor, if that is suspended. */
  suspended: Bilingual | null
  isFull: boolean
  /** Null when nothing was written. */
  quantity: number | null
  /** The pieces of all lines, after the change. */
  itemCount: number
}

/** The rest of the statement of `setLine`, a constant text: the parameters come once, before it. */
const setLineRest = sql`
  , wanted as (
    select id, price, available, suspended, least(available, (select quantity from given), ${sql.raw(String(maxQuantity))}) quantity
    from ${sellable} sellable where id = (select variant_id from given)
  ), lines as (
    select coalesce(sum(quantity) filter (where not is_it), 0)::int others,
      count(*) >= ${sql.raw(String(maxCartLines))} and not coalesce(bool_or(is_it), false) is_full
    from (select quantity, variant_id = (select variant_id from given) is_it
      from cart_items where user_id = (select user_id from given)) line
  ), locked as materialized (
    select pg_advisory_xact_lock(hashtextextended('cart ' || user_id, 0)) from given
  ), written as (
    insert into cart_items (user_id, variant_id, quantity, seen_price)
    select (select user_id from given), id, quantity, price from wanted, lines
    where quantity > 0 and suspended is null and not is_full and (select count(*) from locked) > 0
    on conflict (user_id, variant_id) do update set quantity = excluded.quantity
    returning quantity
  )
  select wanted.available, wanted.suspended, lines.is_full "isFull", written.quantity,
    lines.others + coalesce(written.quantity, 0) "itemCount"
  from lines left join wanted on true left join written on true`

/**
 * Checks stock, caps the quantity and writes the line in one statement, because shoppers wait for this call
 * most often. Its reads may be old when it writes; a trigger of the table enforces the maximum of lines, under
 * the same lock.
 */
export async function setLine(
  db: Tx,
  userId: string,
  variantId: number,
  quantity: number,
): Promise<SetLineResult> {
  const { rows } = await db.execute<SetLineResult>(sql`
    with given as materialized (
      select ${userId}::uuid user_id, ${variantId}::bigint variant_id, ${quantity}::int quantity
    )${setLineRest}`)
  return rows[0]!
}

/** Choosing a line also means agreeing to the price of today. */
export async function chooseLine(db: Tx, userId: string, variantId: number, isChosen: boolean) {
  const seenPricePaisa = isChosen
    ? sql`coalesce((select price from ${sellable} sellable where id = ${variantId}), ${cartItems.seenPricePaisa})`
    : cartItems.seenPricePaisa
  const { rowCount } = await db
    .update(cartItems)
    .set({ isChosen, seenPricePaisa: sql`${seenPricePaisa}` })
    .where(isLine(userId, variantId))
  return rowCount === 1
}

/** Chooses these lines and no others. Unlike choosing a single line this does not agree to changed prices. */
export async function chooseLines(db: Tx, userId: string, variantIds: number[]) {
  await db.execute(sql`
    with ${lockedCart(userId)}
    update cart_items set is_chosen = variant_id = any(${numberList(variantIds)}::bigint[])
    where user_id = ${userId}::uuid and (select count(*) from cart_locked) > 0`)
}

/** Deletes these lines, or all of them. Returns how many pieces are left in the cart. */
export async function deleteLines(db: Tx, userId: string, variantIds?: number[]): Promise<number> {
  const some = variantIds ? sql`variant_id = any(${numberList(variantIds)}::bigint[])` : sql`true`
  await db.execute(sql`
    with ${lockedCart(userId)}
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

/**
 * A part of a statement that locks the cart before several rows are written. An order takes the same rows in
 * another sequence: without the lock each could wait for the other forever.
 */
const lockedCart = (userId: string) =>
  sql`cart_locked as materialized (select ${lockOf(sql`${userId}::text`)})`

/** Makes merges into the same cart and orders from it wait until this transaction ends. */
export const lockCart = async (tx: Tx, userId: string) => {
  await tx.execute(sql`select ${lockOf(sql`${userId}::text`)}`)
}

/** Inserts lines, or sets their quantity; a line that is there keeps the price that the shopper agreed to. */
export async function upsertLines(db: Tx, rows: (typeof cartItems.$inferInsert)[]) {
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
 * Parts of a statement that take ordered lines out of their carts. `taken` has the lines that are chosen and
 * have exactly the ordered quantity. The carts are locked in the sequence of their owners' ids, and lose their
 * coupons.
 */
export function takeCartLinesSql(lines: { userId: string; variantId: number; quantity: number }[]): SQL {
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
