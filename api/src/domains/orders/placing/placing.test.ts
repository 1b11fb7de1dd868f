import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { newKey, openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'

const crowd = process.env['LONG_ROUNDS'] ? 1000 : 120
const units = process.env['LONG_ROUNDS'] ? 50 : 20

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const countOrders = async () =>
  (await shop.services.db.execute<{ n: number }>(sql`select count(*)::int n from orders`)).rows[0]!.n

/** Makes shoppers with the products in their carts, each with the mark of their quote. */
async function makeCrowd(
  count: number,
  fill: (person: Awaited<ReturnType<OrderShop['shopper']>>) => Promise<unknown>,
) {
  const people = []
  for (let at = 0; at < count; at += 1) {
    const person = await shop.shopper()
    await fill(person)
    people.push({ person, mark: (await person.quote()).mark })
  }
  return people
}

it('sells the last units once each, however many want them at once', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: units }] })
  const people = await makeCrowd(crowd, (person) => person.put(thing))
  const before = await countOrders()
  const answers = await Promise.all(
    people.map(({ person, mark }) => person.placeOrder({ addressId: person.addressId, method: 'cod', mark })),
  )
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'placed' : answer.json().code))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(units)
  const others = codes.filter((code) => code !== 'placed')
  expect(others).toHaveLength(crowd - units)
  // The product was sold out while the order was written, or already at the check before.
  for (const code of others) expect(['SOLD_OUT', 'CONFLICT']).toContain(code)
  expect((await countOrders()) - before).toBe(units)
  expect(await shop.stockOf(thing)).toEqual({ on_hand: units, reserved: 0, allocated: units })
})

it('gives a coupon for one use to one of many', async () => {
  const thing = await shop.make({ pricePaisa: 2500_00, variants: [{ values: [], onHand: 500 }] })
  await insertCoupons(shop.services.db, [{ code: 'ONCE', kind: 'amount', value: 200_00, useLimit: 1 }])
  const people = await makeCrowd(30, async (person) => {
    await person.put(thing)
    await person.send('PUT', '/cart/coupon', { code: 'once' })
  })
  const answers = await Promise.all(
    people.map(({ person, mark }) => person.placeOrder({ addressId: person.addressId, method: 'cod', mark })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
})

it('places one order for one key, fifty times at once', async () => {
  const anjali = await shop.shopper()
  await anjali.put(await shop.make({ variants: [{ values: [], onHand: 500 }] }))
  const { mark } = await anjali.quote()
  const key = newKey()
  const before = await countOrders()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark }, key),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json().data.number)).size).toBe(1)
  expect((await countOrders()) - before).toBe(1)
})

it('places one order for twenty clicks in two tabs, each with a key of its own', async () => {
  const anjali = await shop.shopper()
  await anjali.put(await shop.make({ variants: [{ values: [], onHand: 500 }] }))
  const { mark } = await anjali.quote()
  const before = await countOrders()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await countOrders()) - before).toBe(1)
})

it('never waits in a circle when many want the same things in another order', async () => {
  const things: CartProduct[] = []
  for (let at = 0; at < 6; at += 1)
    things.push(await shop.make({ pricePaisa: 300_00, variants: [{ values: [], onHand: 400 }] }))
  const people = await makeCrowd(24, async (person) => {
    const chosen = things.toSorted(() => Math.random() - 0.5).slice(0, 4)
    for (const thing of chosen) await person.put(thing, 2)
  })
  const answers = await Promise.all(
    people.map(({ person, mark }) => person.placeOrder({ addressId: person.addressId, method: 'cod', mark })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(24).fill(200))
})

it('keeps apart what is ordered at once: each has their own things, sum and mail, and who presses twice orders once', async () => {
  const things = [
    await shop.make({ pricePaisa: 300_00, variants: [{ values: [], onHand: 400 }] }),
    await shop.make({ pricePaisa: 700_00, variants: [{ values: [], onHand: 400 }] }),
  ]
  const people = await makeCrowd(8, async (person) => {
    for (const [at, thing] of things.entries()) await person.put(thing, at + 1)
  })
  const lone = await makeCrowd(1, (person) => person.put(things[0]!, 5))
  const all = [...people, ...lone, ...lone, ...lone]
  const answers = await Promise.all(
    all.map(({ person, mark }) => person.placeOrder({ addressId: person.addressId, method: 'cod', mark })),
  )
  const numbers = answers.flatMap((answer) => (answer.statusCode === 200 ? answer.json().data.number : []))
  expect(new Set(numbers).size).toBe(9)
  expect(answers.slice(0, 8).map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(200))
  const { rows } = await shop.services.db.execute(sql`
    select o.goods_paisa goods, u.email = m.to_address is_told,
      array(select quantity from order_lines l join parcels p on p.id = l.parcel_id where p.order_id = o.id
        order by variant_id) quantities
    from orders o join users u on u.id = o.user_id join mails m on m.subject like '%H-' || o.id || '%'
    where 'H-' || o.id = any(${`{${numbers.join(',')}}`}::text[]) order by o.goods_paisa, o.id`)
  const ofTheLone = { goods: 5 * 300_00, is_told: true, quantities: [5] }
  const ofEach = { goods: 300_00 + 2 * 700_00, is_told: true, quantities: [1, 2] }
  expect(rows).toEqual([ofTheLone, ...people.map(() => ofEach)])
})
