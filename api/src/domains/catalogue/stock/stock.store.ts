import { sql, type SQL } from 'drizzle-orm'
import type { MovementReason } from '@haat/contract/domains/stock.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'

/** How many of a variant. */
export interface StockAmount {
  variantId: number
  quantity: number
}

/** Why there is more or less on hand. */
export interface MovementFacts {
  reason?: MovementReason
  words?: string
  actorId?: string
  /** The order whose parcel left or came back. */
  orderId?: number
  /** The idempotency key of a correction. */
  key?: string
  /** When it happened, if that was not now. */
  at?: Date | undefined
}

/** Tells the database why: a trigger writes it beside every change of what is on hand, until the transaction ends. */
export const tellMovementSql = (facts: MovementFacts) =>
  sql`set_config('haat.stock_movement', ${JSON.stringify(facts)}, true)`

/** The same before other statements of the transaction. */
export const tellMovement = (tx: Tx, facts: MovementFacts) =>
  tx.execute(sql`select ${tellMovementSql(facts)}`)

/**
 * Parts of a statement; its result `changed` has the variants of which there was enough. Rows are locked in the order of
 * their ids, so that two orders of the same goods never wait for each other in a circle.
 */
function change(amounts: StockAmount[], [set, enough]: [SQL, SQL], after: SQL): SQL {
  const totals = new Map<number, number>()
  for (const { variantId, quantity } of amounts)
    totals.set(variantId, (totals.get(variantId) ?? 0) + quantity)
  const [ids, quantities] = [numberList([...totals.keys()]), numberList([...totals.values()])]
  return sql`want as materialized (select * from unnest(${ids}::bigint[], ${quantities}::int[]) w (id, n)),
    locked as materialized (
      select variant_id from stock where variant_id = any(${ids}::bigint[]) and ${after}
      order by variant_id for update),
    changed as (
      update stock s set ${set} from want w
      where s.variant_id = any(${ids}::bigint[]) and s.variant_id = w.id and ${enough} and (select count(*) from locked) > 0 returning s.variant_id)`
}

const free = sql`s.on_hand - s.reserved - s.allocated >= w.n`
const held = sql`s.reserved >= w.n`
const setAside = sql`s.allocated >= w.n`

const kinds = {
  /** Holds goods for an order that waits for its payment. */
  reserve: [sql`reserved = s.reserved + w.n`, free],
  release: [sql`reserved = s.reserved - w.n`, held],
  /** Turns the hold of a paid order into a sale. */
  keep: [sql`reserved = s.reserved - w.n, allocated = s.allocated + w.n`, held],
  /** Sells goods of an order that needs no payment first. */
  allocate: [sql`allocated = s.allocated + w.n`, free],
  giveBack: [sql`allocated = s.allocated - w.n`, setAside],
  /** The courier has taken the goods. */
  send: [sql`on_hand = s.on_hand - w.n, allocated = s.allocated - w.n`, setAside],
  /** Goods that were sold are not there. */
  lose: [sql`on_hand = s.on_hand - w.n, allocated = s.allocated - w.n`, setAside],
  /** The courier has brought the goods back. */
  takeBack: [sql`on_hand = s.on_hand + w.n`, sql`true`],
} satisfies Record<string, [set: SQL, enough: SQL]>
export type StockChange = keyof typeof kinds

/** For a larger statement: `after` must be true, and the parts it reads run before any stock row is locked. */
export const stockChangeParts = (kind: StockChange, amounts: StockAmount[], after: SQL): SQL =>
  change(amounts, kinds[kind] as [SQL, SQL], after)

/** The kinds that change what is on hand. */
const reasonOf: Partial<Record<StockChange, MovementReason>> = {
  send: 'sent',
  lose: 'lost',
  takeBack: 'returned',
}

export async function changeStockRows(
  tx: Tx,
  kind: StockChange,
  amounts: StockAmount[],
  facts: MovementFacts = {},
): Promise<number[]> {
  const reason = reasonOf[kind]
  // Triggers run when the whole statement is done, so they see what it tells.
  const told = reason ? sql`, ${tellMovementSql({ reason, ...facts })}` : sql``
  const { rows } = await tx.execute<{ id: number }>(
    sql`with ${stockChangeParts(kind, amounts, sql`true`)} select variant_id::float8 as id ${told} from changed`,
  )
  return rows.map(({ id }) => id)
}

/** The variants of an order that came back already. */
export async function listReturned(tx: Tx, orderId: number): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select variant_id::float8 as id from stock_movements where order_id = ${orderId} and reason = 'returned'`)
  return new Set(rows.map(({ id }) => id))
}

/** Before several statements of one transaction change the stock: otherwise two of them could wait for each other. */
export const lockStock = (tx: Tx, variantIds: number[]) =>
  tx.execute(sql`
    select from stock where variant_id = any(${numberList(variantIds)}::bigint[]) order by variant_id for update`)

/** Products are locked first, so that the sums include what other transactions have committed. */
export async function recountRows(db: Tx, variantIds: number[]) {
  const ids = numberList(variantIds)
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id::float8 from products where id in (
        select product_id from product_variants where id = any(${ids}::bigint[])) order by id for update`)
    await tx.execute(sql`
      update products p set stock_left = left_of.n, is_in_stock = left_of.n > 0
      from (select v.product_id, sum(s.on_hand - s.reserved - s.allocated)::int as n
        from product_variants v join stock s on s.variant_id = v.id
        where v.product_id = any(${numberList(rows.map(({ id }) => id))}::bigint[]) and v.is_offered and not v.is_removed group by v.product_id) left_of
      where p.id = left_of.product_id and p.stock_left <> left_of.n`)
  })
}

export const addSold = (tx: Tx, amounts: StockAmount[]) =>
  tx.execute(sql`
    with sold as (
      select v.product_id, sum(w.n)::int as n
      from unnest(${numberList(amounts.map(({ variantId }) => variantId))}::bigint[],
        ${numberList(amounts.map(({ quantity }) => quantity))}::int[]) w (id, n)
      join product_variants v on v.id = w.id group by v.product_id),
      locked as materialized (
        select id from products where id in (select product_id from sold) order by id for update)
    update products p set sold_count = p.sold_count + sold.n from sold
    where p.id = sold.product_id and (select count(*) from locked) > 0`)

/** Writes how many of some products were sold lately; rows that say so already are left alone. */
export async function setSoldLately(db: Tx, sold: { productId: number; quantity: number }[]) {
  await db.execute(sql`
    with sold as (
      select * from unnest(${numberList(sold.map(({ productId }) => productId))}::bigint[],
        ${numberList(sold.map(({ quantity }) => quantity))}::int[]) s (id, n)),
      locked as materialized (
        select p.id from products p join sold s on s.id = p.id where p.sold_lately <> s.n order by p.id for update of p)
    update products p set sold_lately = s.n from sold s
    where p.id = s.id and p.sold_lately <> s.n and (select count(*) from locked) > 0`)
}
