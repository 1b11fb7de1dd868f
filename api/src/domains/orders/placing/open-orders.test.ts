import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { maxOpenOrders, orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { refusalIn } from '#platform/database/errors/refusal-in.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

type Person = Awaited<ReturnType<OrderShop['shopper']>>
const plenty = { variants: [{ values: [], onHand: 500 }] }

async function fill(person: Person, thing: CartProduct, methods: string[]) {
  const orders = []
  for (const method of methods) orders.push(await person.buyProducts([[thing]], method))
  return orders
}

async function sixth(person: Person, thing: CartProduct, method = 'cod') {
  await person.put(thing)
  return person.buy(method)
}

it('a shopper with five orders that are neither paid nor confirmed places no sixth, and nothing is set aside for it', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  await fill(anjali, thing, ['cod', 'esewa', 'cod', 'khalti', 'cod'])
  const before = await shop.stockOf(thing)
  expect(before).toMatchObject({ reserved: 2, allocated: 3 })
  for (const method of ['cod', 'khalti']) {
    const { message } = expectRefusal(await sixth(anjali, thing, method), 409, 'TOO_MANY_OPEN_ORDERS')
    expect(message).toContain('confirm, pay or cancel')
  }
  expect(await shop.stockOf(thing)).toEqual(before)
  expect((await anjali.cart()).items).toHaveLength(1)
  // Other shoppers can still order.
  await (await shop.shopper()).buyProducts([[thing]])
})

it('one that is confirmed, paid, cancelled or run out makes room for the next', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  const [byPhone, paid, cancelled, runOut] = await fill(anjali, thing, [
    'cod',
    'esewa',
    'cod',
    'khalti',
    'cod',
  ])
  const ways = [
    () =>
      advanceParcel(shop.services, { number: byPhone!.number, position: 1, to: 'confirmed', actor: 'staff' }),
    () => shop.pay(paid!.start),
    () => anjali.send('POST', `/orders/${cancelled!.number}/parcels/1/cancel`, { reason: 'other' }),
    () => shop.expirePaymentTime(runOut!.number),
  ]
  for (const makeRoom of ways) {
    expectRefusal(await sixth(anjali, thing), 409, 'TOO_MANY_OPEN_ORDERS')
    await makeRoom()
    expect((await sixth(anjali, thing)).statusCode).toBe(200)
  }
})

it('ten tabs that fill the cart and order over and over leave five orders', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  await anjali.put(thing)
  const { mark } = await anjali.quote()
  const placeUntilRefused = async () => {
    let placed = 0
    for (;;) {
      await anjali.put(thing)
      const answer = await anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark })
      expect([200, 409], answer.body).toContain(answer.statusCode)
      if (answer.statusCode === 200) placed += 1
      else if (answer.json().code === 'TOO_MANY_OPEN_ORDERS') return placed
    }
  }
  const placed = await Promise.all(Array.from({ length: 10 }, placeUntilRefused))
  expect(placed.reduce((sum, count) => sum + count)).toBe(maxOpenOrders)
  expect(await shop.stockOf(thing)).toMatchObject({ allocated: maxOpenOrders })
})

it('the same press again is answered with its order, however many are open', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  await fill(anjali, thing, ['cod', 'cod', 'cod', 'cod'])
  await anjali.put(thing)
  const { mark } = await anjali.quote()
  const body = { addressId: anjali.addressId, method: 'cod', mark }
  const [first, again] = [
    await anjali.placeOrder(body, 'the-fifth-key'),
    await anjali.placeOrder(body, 'the-fifth-key'),
  ]
  expect(again.json().data.number).toBe(first.json().data.number)
})

it('one press too many is refused under its key as often as it is sent, and placed under it once there is room', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  await anjali.put(thing)
  const { mark } = await anjali.quote()
  const press = async (key: string) => {
    await anjali.put(thing)
    return anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark }, key)
  }
  // Seven keys, as from a program that goes on after a refusal, and all of them once more, as after an answer that was lost.
  const keys = Array.from({ length: maxOpenOrders + 2 }, (_, at) => `key-number-${at}`)
  const [first, again] = [await Array.fromAsync(keys, press), await Array.fromAsync(keys, press)]
  for (const answers of [first, again]) {
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 409, 409])
    expectRefusal(answers.at(-1)!, 409, 'TOO_MANY_OPEN_ORDERS')
  }
  const numbers = first.slice(0, maxOpenOrders).map((answer) => answer.json().data.number)
  expect(again.slice(0, maxOpenOrders).map((answer) => answer.json().data.number)).toEqual(numbers)
  await anjali.send('POST', `/orders/${numbers[0]}/parcels/1/cancel`, { reason: 'other' })
  expect((await press(keys.at(-1)!)).statusCode).toBe(200)
})

it('the database itself keeps a sixth out, also from who did not look before', async () => {
  const thing = await shop.make(plenty)
  const anjali = await shop.shopper()
  const orders = await fill(anjali, thing, ['cod', 'cod', 'cod', 'cod', 'cod'])
  const pattern = orderIdOf(orders[0]!.number)
  const broken = shop.services.db.execute(sql`
    with made as (
      insert into orders (user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district,
        address_sealed)
      select user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed
      from orders where id = ${pattern} returning id)
    insert into parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
      total_paisa, discount_payer, commission_paisa, due_from, due_to)
    select made.id, user_id, vendor_id, 'placed', goods_paisa, discount_paisa, delivery_paisa, total_paisa,
      discount_payer, commission_paisa, due_from, due_to
    from parcels, made where order_id = ${pattern}`)
  expect(refusalIn(await broken.catch((error: unknown) => error))).toBe('open')
})
