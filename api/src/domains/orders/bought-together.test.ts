import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { openParcelShop } from '../../../test/parcel-shop.ts'
import { makeShopKeeper } from '../../../test/suspend.ts'
import { recountFigures } from './figures.service.ts'

let shop: Awaited<ReturnType<typeof openParcelShop>>
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())

async function buy(things: CartProduct[], times: number): Promise<string[]> {
  const numbers: string[] = []
  for (let at = 0; at < times; at += 1) {
    const { number } = await shop.order(things.map((thing) => [thing]))
    numbers.push(number)
  }
  return numbers
}
/** What the page of a product shows once the job has counted. */
async function togetherWith({ productId }: CartProduct): Promise<string[]> {
  await recountFigures(shop.services)
  const answer = await shop.app.inject({ url: `/api/products/${productId}/related` })
  return answer.json().data.boughtTogether.map(({ id }: { id: string }) => id)
}
const set = (number: string, changes: Record<'state' | 'moved', string>) =>
  shop.services.db.execute(sql`
    update parcels set state = ${changes.state}, state_at = now() - ${changes.moved}::interval
    where order_id = ${orderIdOf(number)}`)
const delivered = { state: 'delivered', moved: '1 day' }

it('things are bought together from three orders on, those of most orders first', async () => {
  const [pot, lid, spoon] = [await shop.make(), await shop.make(), await shop.make()]
  await buy([pot, lid], 2)
  expect(await togetherWith(pot)).toEqual([])
  await buy([pot, lid, spoon], 2)
  expect(await togetherWith(pot)).toEqual([lid.productId])
  await buy([pot, spoon], 3)
  expect(await togetherWith(pot)).toEqual([spoon.productId, lid.productId])
  expect(await togetherWith(lid)).toEqual([pot.productId])
})

it('things of two shops in one order are bought together, and a page shows four at most', async () => {
  const { id: vendorId } = await shop.makeVendor()
  const things: CartProduct[] = []
  for (let at = 0; at < 6; at += 1)
    things.push(await shop.make({ pricePaisa: 100_00, ...(at % 2 === 0 && { vendorId }) }))
  for (const number of await buy(things, 3)) await set(number, delivered)
  expect(await togetherWith(things[0]!)).toHaveLength(4)
})

it.each([
  ['an order that waits for its payment', { state: 'awaitingPayment', moved: '1 day' }],
  ['an order that nobody has confirmed', { state: 'placed', moved: '1 day' }],
  ['a cancelled order', { state: 'cancelled', moved: '1 day' }],
  ['a declined order', { state: 'declined', moved: '1 day' }],
  ['a refused parcel', { state: 'refused', moved: '1 day' }],
  ['a parcel that came back', { state: 'returned', moved: '1 day' }],
  ['an order of more than half a year ago', { state: 'delivered', moved: '181 days' }],
])('%s counts for nothing, also if it has counted before', async (_what, changes) => {
  const [pot, lid] = [await shop.make(), await shop.make()]
  const [first] = await buy([pot, lid], 3)
  expect(await togetherWith(pot)).toEqual([lid.productId])
  await set(first!, changes)
  expect(await togetherWith(pot)).toEqual([])
  const { rows } = await shop.services.db.execute(
    sql`select 1 from product_pairs where ${pot.number}::bigint in (product_id, other_id)`,
  )
  expect(rows).toEqual([])
})

it('what was missing in the parcel was not bought', async () => {
  const [pot, lid] = [await shop.make(), await shop.make()]
  await buy([pot, lid], 3)
  await shop.services.db.execute(
    sql`update order_lines set sent_quantity = 0 where variant_id = ${lid.variantId}`,
  )
  expect(await togetherWith(pot)).toEqual([])
})

it('two choices of one product are not bought together with each other', async () => {
  const variants = [
    { values: ['s'], onHand: 9 },
    { values: ['m'], onHand: 9 },
  ]
  const shirt = await shop.make({ variants })
  const { rows } = await shop.services.db.execute<{ id: string }>(
    sql`select id from product_variants where product_id = ${shirt.number} order by position`,
  )
  await buy(
    rows.map(({ id }) => ({ ...shirt, variantId: id })),
    3,
  )
  expect(await togetherWith(shirt)).toEqual([])
})

it('what cannot be bought at the moment is left out: a paused product, and one of a suspended shop', async () => {
  const { id: vendorId } = await shop.makeVendor()
  const [pot, lid, spoon] = [await shop.make(), await shop.make(), await shop.make({ vendorId })]
  for (const number of await buy([pot, lid, spoon], 3)) await set(number, delivered)
  await buy([pot, lid], 1)
  expect(await togetherWith(pot)).toEqual([lid.productId, spoon.productId])
  await shop.services.db.execute(sql`update products set is_on_sale = false where id = ${lid.number}`)
  expect(await togetherWith(pot)).toEqual([spoon.productId])
  const keeper = await makeShopKeeper(shop)
  expect((await keeper.suspend(vendorId)).statusCode).toBe(200)
  expect(await togetherWith(pot)).toEqual([])
})
