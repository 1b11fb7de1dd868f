import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { recount } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { newKey, openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { makeShopKeeper, makeSuspect } from '../../../../test/suspend.ts'

let shop: OrderShop
let staff: Awaited<ReturnType<typeof makeShopKeeper>>
beforeAll(async () => {
  shop = await openOrderShop()
  staff = await makeShopKeeper(shop)
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

it('orders that were placed before go on, and staff see how many there are', async () => {
  const { vendorId, product } = await makeSuspect(shop)
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[product]])
  const paid = await anjali.buyProducts([[product]], 'khalti')
  const before = await anjali.getOrder(number)
  expect((await staff.suspend(vendorId)).json().data.openOrderCount).toBe(2)
  expect(await anjali.getOrder(number)).toEqual(before)
  await shop.pay(paid.start)
  expect((await anjali.getOrder(paid.number)).parcels[0]!.state).toBe('confirmed')
  await anjali.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })
  expect((await staff.look(vendorId)).json().data.openOrderCount).toBe(1)
  await staff.reopen(vendorId)
})

it('orders that are placed while the vendor is suspended were there before, or are refused and take nothing', async () => {
  const { vendorId, product } = await makeSuspect(shop)
  await shop.database.pool.query('update stock set on_hand = 500 where variant_id = $1', [product.variantId])
  const people = []
  for (let at = 0; at < 24; at += 1) people.push(await shop.shopper())
  for (let round = 0; round < 3; round += 1) {
    const bodies: object[] = []
    for (const person of people) {
      await person.put(product)
      const { mark } = await person.quote()
      bodies.push({ addressId: person.addressId, method: round === 1 ? 'khalti' : 'cod', mark })
    }
    const before = (await shop.stockOf(product)).allocated + (await shop.stockOf(product)).reserved
    const placing = people.map((person, at) => person.placeOrder(bodies[at]!, newKey()))
    const [suspended, ...answers] = await Promise.all([staff.suspend(vendorId), ...placing])
    expect(suspended.statusCode).toBe(200)
    const placed = answers.filter(({ statusCode }) => statusCode === 200)
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200))
      expectRefusal(refused, 409, 'VENDOR_SUSPENDED')
    const { reserved, allocated } = await shop.stockOf(product)
    expect(reserved + allocated - before).toBe(placed.length)
    // An order gets its number of transaction before it asks for the vendor, a suspension when it has the vendor alone.
    const late = await shop.database.pool.query(
      `select o.id from orders o join parcels p on p.order_id = o.id
       join vendor_suspensions s on s.vendor_id = p.vendor_id and s.ended_at is null
       where p.vendor_id = $1 and o.xmin::text::bigint > s.xmin::text::bigint`,
      [vendorId],
    )
    expect(late.rows).toEqual([])
    // Nothing more can be ordered from the moment at which staff have their answer.
    for (const person of people.filter((_, at) => answers[at]!.statusCode !== 200).slice(0, 2))
      expectRefusal(
        await person.placeOrder({ addressId: person.addressId, method: 'cod', mark: 'any' }),
        409,
        'VENDOR_SUSPENDED',
      )
    await staff.reopen(vendorId)
    for (const person of people) await person.send('DELETE', `/cart/items/${product.variantId}`)
    await expectInvariants(shop.services.db)
  }
})

it('orders wait for a suspension that is under way, and see it', async () => {
  const { vendorId, product } = await makeSuspect(shop)
  const anjali = await shop.shopper()
  await anjali.put(product)
  const { mark } = await anjali.quote()
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('vendor ' || $1::bigint, 0))`, [
      vendorId,
    ])
    await client.query(
      `insert into vendor_suspensions (id, vendor_id, reason, words, suspended_by)
       values (gen_random_uuid(), $1, 'other', 'x', gen_random_uuid())`,
      [vendorId],
    )
    // It has read a cart in which nothing is wrong before the suspension is committed.
    const placing = anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark })
    await waitForLock(client)
    await client.query('commit')
    expectRefusal(await placing, 409, 'VENDOR_SUSPENDED')
  } finally {
    client.release()
  }
  const { reserved, allocated } = await shop.stockOf(product)
  expect(reserved + allocated).toBe(0)
  expect((await anjali.cart()).items).toMatchObject([{ problem: 'suspended' }])
  // The suspension was written by hand, without counting the vendor out of its categories.
  await recount(shop.services)
})

type Client = Pick<OrderShop['database']['pool'], 'query'>

/** Until somebody waits for an advisory lock. */
const waitForLock = (client: Client) =>
  expect
    .poll(async () => {
      const { rows } = await client.query(
        `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
