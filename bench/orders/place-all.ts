import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { createLoad } from '../measure/load.ts'
import { chosen, onDatabase, type Crowd } from './crowd.ts'

const invariants = readFileSync(new URL('../../api/test/invariants.sql', import.meta.url), 'utf8')

export interface Placed {
  perSecond: number
  times: number[]
}

let rounds = 0

/** Everybody has four items in the cart and has seen their prices. */
async function fillCarts(client: pg.Client, { shoppers, variantIds }: Crowd) {
  const rows = shoppers.flatMap(({ userId }, at) =>
    [...new Set(chosen(variantIds, at))].map((variantId) => ({ userId, variantId })),
  )
  await client.query(
    `insert into cart_items (user_id, variant_id, quantity, seen_price)
     select u, v, 1, price from unnest($1::uuid[], $2::bigint[]) as w (u, v) join product_variants on id = v`,
    [rows.map(({ userId }) => userId), rows.map(({ variantId }) => variantId)],
  )
}

/** Confirms the orders, because a shopper may have only five unconfirmed ones. */
export const confirmAll = (client: pg.Client) =>
  client.query(
    `with confirmed as (update parcels set state = 'confirmed', state_at = now() where state = 'placed' returning id)
     insert into parcel_events (parcel_id, position, state, actor) select id, 2, 'confirmed', 'staff' from confirmed`,
  )

async function readMarks(address: string, { shoppers }: Crowd): Promise<string[]> {
  const load = createLoad(address, 4)
  const marks = await Promise.all(
    shoppers.map(async ({ headers, addressId }) => {
      const body = JSON.stringify({ addressId })
      const plain = { ...headers, 'accept-encoding': 'identity' }
      const quote = await load.send({ path: '/api/checkout/quote', method: 'POST', body, headers: plain })
      return (JSON.parse(quote.text()) as { data: { mark: string } }).data.mark
    }),
  )
  load.close()
  return marks
}

/** All shoppers place their order, so many at a time. */
export async function placeAll(url: string, address: string, crowd: Crowd, clients: number): Promise<Placed> {
  await onDatabase(url, async (client) => {
    await confirmAll(client)
    await fillCarts(client, crowd)
    // As in a shop that has been open for a while, the planner knows its tables.
    await client.query('analyze')
  })
  const marks = await readMarks(address, crowd)
  rounds += 1
  let at = 0
  const next = () => {
    const { headers, addressId } = crowd.shoppers[at]!
    const body = JSON.stringify({ addressId, method: 'cod', mark: marks[at] })
    const key = { 'idempotency-key': `round-${rounds}-order-${(at += 1)}` }
    return { path: '/api/orders', method: 'POST' as const, body, headers: { ...headers, ...key } }
  }
  const load = createLoad(address, clients)
  const startedAt = performance.now()
  const times = await load.run(crowd.shoppers.length, next)
  const seconds = (performance.now() - startedAt) / 1000
  load.close()
  return { perSecond: crowd.shoppers.length / seconds, times }
}

/** What the run has left behind: orders without stock, and how often the database had to end a deadlock. */
export const readFaults = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows: faults } = await client.query(invariants)
    const { rows } = await client.query<{ deadlocks: number; orders: number }>(
      `select deadlocks::int, (select count(*)::int from orders) as orders
       from pg_stat_database where datname = current_database()`,
    )
    return { faults: faults.length, ...rows[0]! }
  })
