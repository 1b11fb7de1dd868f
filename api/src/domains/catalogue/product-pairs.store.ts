import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

/** Of each product so many others are kept, of which a page shows the first ones that are on sale. */
const mostKept = 12

/**
 * Keeps what was bought together, given as a query of products, other products and numbers of orders. One statement writes what has
 * changed and forgets what is no longer true.
 */
export const setPairs = (db: Tx, pairs: SQL) =>
  db.execute(sql`
    with given as materialized (${pairs}),
      kept as materialized (
        select product_id, other_id, order_count from (
          select *, row_number() over (partition by product_id order by order_count desc, other_id desc) place from given
        ) ranked where place <= ${mostKept}::int),
      forgotten as (
        delete from product_pairs p where not exists (
          select from kept k where k.product_id = p.product_id and k.other_id = p.other_id))
    insert into product_pairs (product_id, other_id, order_count)
    select product_id, other_id, order_count from kept
    on conflict (product_id, other_id) do update set order_count = excluded.order_count
      where product_pairs.order_count <> excluded.order_count`)
