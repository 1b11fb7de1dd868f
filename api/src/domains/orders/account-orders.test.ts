import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openParcelShop } from '../../../test/parcel-shop.ts'
import { openOrderShop, someAddress, type OrderShop } from '../../../test/order-shop.ts'
import { completeRefund } from '../payments/refunds/refunds.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

type Person = Awaited<ReturnType<OrderShop['shopper']>>
/** Deleting needs only a fresh sign-in here, because these accounts have no password. */
const remove = (person: Person) => person.send('POST', '/account/delete', {})
const advance = (number: string, to: 'confirmed' | 'packed' | 'shipped' | 'delivered', code?: string) =>
  advanceParcel(shop.services, { number, position: 1, to, actor: 'staff', code })
const count = async (text: string) =>
  (await shop.services.db.execute<{ n: number }>(sql.raw(`select count(*)::int n from ${text}`))).rows[0]!.n

it('the data of an account holds its orders, with what was bought and where it went', async () => {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make({ pricePaisa: 850_00 }), 2]])
  const { orders } = (await anjali.send('GET', '/account/export')).json().data
  expect(orders).toMatchObject([
    {
      number,
      method: 'cod',
      totalPaisa: 1700_00,
      sentTo: { name: someAddress.name, tole: someAddress.tole },
      parcels: [{ state: 'placed', items: [{ quantity: 2, pricePaisa: 850_00 }] }],
    },
  ])
})

it('and what became of each line: how many were sent and kept, and what came instead', async () => {
  const parcels = await openParcelShop()
  const shawl = await parcels.make({ pricePaisa: 500_00, variants: [{ values: [], onHand: 9 }] })
  const [bag, cap] = [await parcels.make({ pricePaisa: 400_00 }), await parcels.make({ pricePaisa: 300_00 })]
  const { person, number } = await parcels.order([[shawl, 4], [bag]])
  const report = (body: object) => parcels.step(number, 'missing', body)
  await report({ what: 'less', variantId: shawl.variantId, sent: 3 })
  await report({ what: 'substitute', variantId: bag.variantId, substituteVariantId: cap.variantId })
  const [asked] = (await person.getOrder(number)).parcels[0]!.substitutes
  await person.send('POST', `/orders/${number}/parcels/1/substitutes/${asked!.id}`, { isAccepted: true })
  await parcels.pack(number)
  await parcels.step(number, 'leave')
  const code = (await person.getOrder(number)).parcels[0]!.doorCode!
  const taken = [
    { variantId: shawl.variantId, quantity: 2 },
    { variantId: cap.variantId, quantity: 1 },
  ]
  expect((await parcels.door(number, { outcome: 'partlyDelivered', code, taken })).statusCode).toBe(200)
  const { orders } = (await person.send('GET', '/account/export')).json().data
  const [{ items, changes }] = orders[0].parcels
  expect(items).toMatchObject([
    { productId: shawl.productId, quantity: 4, sentQuantity: 3, keptQuantity: 2, insteadOf: null },
    { productId: bag.productId, quantity: 1, sentQuantity: 0, keptQuantity: 0, insteadOf: null },
    { productId: cap.productId, quantity: 1, sentQuantity: 1, keptQuantity: 1, insteadOf: bag.productId },
  ])
  expect(changes).toMatchObject([
    { what: 'less', productId: shawl.productId, from: 4, to: 3, differencePaisa: 500_00 },
    { what: 'substituted', productId: bag.productId, from: 1, to: 0, differencePaisa: 100_00 },
    { what: 'notTaken', productId: shawl.productId, from: 3, to: 2, differencePaisa: 500_00 },
  ])
  await parcels.close()
})

it('an account goes when its orders are over, which stay, and nobody is written to any more', async () => {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make()]])
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(number, to)
  const refused = await remove(anjali)
  expectRefusal(refused, 409, 'CONFLICT')
  expect(refused.json().message).toContain('still under way')
  await advance(number, 'delivered', (await anjali.getOrder(number)).parcels[0]!.doorCode!)
  expect((await remove(anjali)).statusCode).toBe(200)
  expect(await count(`orders where user_id = '${anjali.userId}'`)).toBe(1)
  expect(await count(`mails where to_address like '%deleted.invalid%'`)).toBe(0)
})

it('a parcel of somebody who is gone moves on without a word', async () => {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make()]])
  await shop.services.db.execute(sql`update users set deleted_at = now() where id = ${anjali.userId}`)
  const before = await count('mails')
  await advance(number, 'confirmed')
  await advance(number, 'packed')
  expect(await count('mails')).toBe(before)
  expect(await count(`parcels where user_id = '${anjali.userId}' and state = 'packed'`)).toBe(1)
})

it('an account stays while money has to go back to it', async () => {
  const anjali = await shop.shopper()
  const { number, start } = await anjali.buyProducts([[await shop.make()]], 'khalti')
  await shop.pay(start)
  await anjali.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })
  const refused = await remove(anjali)
  expectRefusal(refused, 409, 'CONFLICT')
  expect(refused.json().message).toContain('money back')
  const { rows } = await shop.services.db.execute<{ id: number }>(sql`select id::int from refund_tasks`)
  await completeRefund(shop.services, rows[0]!.id)
  expect((await remove(anjali)).statusCode).toBe(200)
})

it('an account that is deleted while it orders has either no order or stays', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 50 }] })
  for (let round = 0; round < 6; round += 1) {
    const anjali = await shop.shopper()
    await anjali.put(thing)
    const { mark } = await anjali.quote()
    const [placed, removed] = await Promise.all([
      anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark }),
      remove(anjali),
    ])
    expect([200, 409], removed.body).toContain(removed.statusCode)
    expect(await count(`orders where user_id = '${anjali.userId}'`)).toBe(removed.statusCode === 200 ? 0 : 1)
    expect(placed.statusCode === 200).toBe(removed.statusCode === 409)
  }
})

it('neither addresses nor codes stand in the log', async () => {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make()]])
  const mail = (await shop.mails()).findLast(({ subject }) => subject.includes(number))
  const code = /Your code: (\d{6})/.exec(mail!.text_body)![1]!
  await anjali.send('POST', `/orders/${number}/confirm`, { code })
  await advance(number, 'packed')
  await advance(number, 'shipped')
  const { doorCode } = (await anjali.getOrder(number)).parcels[0]!
  await advance(number, 'delivered', doorCode!)
  const logged = shop.logged()
  expect(logged).toContain('/api/orders')
  for (const secret of [someAddress.tole, someAddress.landmark, '9841234567', code, `"${doorCode}"`]) {
    expect(logged).not.toContain(secret)
  }
})

it('an order beyond what our books can count is refused in words, and delivery is counted as in the cart', async () => {
  const dear = await shop.make({ pricePaisa: 900_000_00, variants: [{ values: [], onHand: 999 }] })
  const anjali = await shop.shopper()
  await anjali.put(dear, 999)
  const refused = await anjali.buy('khalti')
  expectRefusal(refused, 409, 'CONFLICT')
  expect(refused.json().message).toContain('Please order in parts')

  await shop.services.db.execute(
    sql`insert into coupons (code, kind, value) values ('FIFTY', 'percent', 50) on conflict do nothing`,
  )
  const bikash = await shop.shopper()
  await bikash.put(await shop.make({ pricePaisa: 1600_00 }))
  await bikash.send('PUT', '/cart/coupon', { code: 'FIFTY' })
  const [cart, quote] = [await bikash.cart(), await bikash.quote()]
  expect(cart.deliveryPaisa).toBeGreaterThan(0)
  expect(quote).toMatchObject({ deliveryPaisa: cart.deliveryPaisa, totalPaisa: cart.totalPaisa })
})
