import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import type { Services } from '../../api/src/services.ts'
import { createLoad } from '../measure/load.ts'
import { gatherShoppers } from './crowd.ts'
import { confirmAll } from './place-all.ts'

export const ordersPerSecond = 5
const shopperCount = 40
const variantCount = 400
/** On a busy machine an order may come too late; more than a few would not be a measurement. */
const maxRefused = 20

/** Things with enough of them left that are sent everywhere and can be paid in cash, spread over the whole shop. */
const sellable = `select v.id::text from product_variants v
  join products p on p.id = v.product_id join stock s on s.variant_id = v.id join vendors d on d.id = p.vendor_id
  where d.delivers_to is null and p.is_on_sale and p.is_cash_possible and s.on_hand - s.reserved >= 20 and v.price < 300000
  order by hashint8(v.id), v.id limit ${variantCount}`

export interface OrderStream {
  /** Places orders while the work runs, so many a second. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** How many orders have been placed. */
  placed(): number
  close(): void
}

/** Real shoppers who put two things into their cart, ask what they come to and order them, through the API. */
export async function openOrderStream(url: string, address: string, client: pg.Client): Promise<OrderStream> {
  const { db, close: closeDatabase } = openDatabase(url, { max: 2 })
  const shoppers = await gatherShoppers({ db } as Services, address, shopperCount)
  await closeDatabase()
  await client.query('update users set email_verified = true where id = any($1)', [
    shoppers.map(({ userId }) => userId),
  ])
  const { rows: variants } = await client.query<{ id: string }>(sellable)
  if (variants.length < variantCount / 2) throw new Error('The shop has too little that can be ordered')
  const load = createLoad(address, 4)
  let placed = 0
  let refused = 0

  async function placeOrder() {
    const turn = (placed += 1)
    const { headers, addressId } = shoppers[turn % shoppers.length]!
    for (const at of [turn * 2, turn * 2 + 1]) {
      const path = `/api/cart/items/${variants[at % variants.length]!.id}`
      await load.send({ path, method: 'PUT', body: JSON.stringify({ quantity: 1 }), headers })
    }
    const post = { method: 'POST' as const, headers: { ...headers, 'accept-encoding': 'identity' } }
    const body = JSON.stringify({ addressId })
    const quote = await load.send({ path: '/api/checkout/quote', ...post, body })
    const { mark } = (JSON.parse(quote.text()) as { data: { mark: string } }).data
    const key = { 'idempotency-key': `stream-order-${turn}` }
    const { status, text } = await load.sendAny({
      path: '/api/orders',
      ...post,
      headers: { ...post.headers, ...key },
      body: JSON.stringify({ addressId, method: 'cod', mark }),
    })
    if (status === 200) return
    console.error(`An order was refused with ${status}: ${text().slice(0, 200)}`)
    if ((refused += 1) > maxRefused) throw new Error('Too many orders are refused')
  }

  async function during<T>(work: () => Promise<T>): Promise<T> {
    let isOver = false
    const placing = (async () => {
      while (!isOver) {
        const pause = delay(1000 / ordersPerSecond)
        await placeOrder()
        // A shopper may have only five orders that are not confirmed.
        if (placed % (shopperCount * 2) === 0) await confirmAll(client)
        await pause
      }
    })()
    const [done] = await Promise.all([work().finally(() => (isOver = true)), placing])
    return done
  }

  return { during, placed: () => placed, close: () => load.close() }
}
