import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openCartShop, type CartShop, type CartShopper, type CartProduct } from '../../../test/cart-shop.ts'
import { colouredShawl } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let shop: CartShop
let tea: CartProduct
let me: CartShopper

beforeAll(async () => {
  haat = await buildTestApp()
  shop = await openCartShop(haat)
})
afterAll(() => haat.close())
beforeEach(async () => {
  tea = await shop.make({ title: 'Tea', stockLeft: 10 })
  me = await shop.shopper()
})

const merge = async (items: { variantId: string; quantity: number }[]) =>
  (await me.send('POST', '/cart/merge', { items })).json().data
const some = ({ variantId }: CartProduct, quantity: number) => ({ variantId, quantity })

it('adds to what is there, each thing once', async () => {
  await me.put(tea, 2)
  const shawl = await shop.make()
  expect(await merge([some(tea, 3), some(shawl, 1), some(tea, 1)])).toEqual({ itemCount: 7, changes: [] })
  expect((await me.cart()).items).toMatchObject([{ quantity: 1 }, { quantity: 6 }])
})

it('says what did not fit', async () => {
  await me.put(tea, 4)
  const soldOut = await shop.make({ title: 'Boots', stockLeft: 0 })
  const { itemCount, changes } = await merge([
    some(tea, 9),
    some(soldOut, 1),
    { variantId: '987654321', quantity: 1 },
  ])
  expect(itemCount).toBe(10)
  expect(changes).toMatchObject([
    { variantId: tea.variantId, title: { en: 'Tea' }, kind: 'fewer', quantity: 10 },
    { title: { en: 'Boots' }, kind: 'gone', quantity: 0 },
    { title: null, kind: 'gone', quantity: 0 },
  ])
})

it('names what did not fit by what was chosen', async () => {
  const shawl = await shop.make({
    ...colouredShawl,
    variants: [
      { values: ['blue'], onHand: 1 },
      { values: ['red'], onHand: 5 },
    ],
  })
  const { changes } = await merge([some(shawl, 2)])
  expect(changes).toMatchObject([{ title: { en: 'Shawl, glacier blue' }, kind: 'fewer', quantity: 1 }])
})

it('stops at a hundred different things', async () => {
  const ids = Array.from({ length: 99 }, (_, at) => 8_000_000 + at)
  await haat.database.pool.query(
    'insert into cart_items (user_id, variant_id, quantity, seen_price) select $1, unnest($2::bigint[]), 1, 1',
    [me.userId, ids],
  )
  const [boots, hat] = [await shop.make(), await shop.make()]
  const { itemCount, changes } = await merge([some(boots, 1), some(hat, 1)])
  expect(itemCount).toBe(100)
  expect(changes).toMatchObject([{ variantId: hat.variantId, kind: 'full', quantity: 0 }])
})

it('loses nothing when two devices do it at once', async () => {
  await Promise.all([2, 3].map((quantity) => merge([some(tea, quantity)])))
  expect((await me.cart()).itemCount).toBe(5)
})

it('is added once for a key, however often it is sent, at once or one after the other', async () => {
  const soldOut = await shop.make({ title: 'Boots', stockLeft: 0 })
  const body = { key: 'device-1-cart-1', items: [some(tea, 2), some(soldOut, 1)] }
  const send = async () => (await me.send('POST', '/cart/merge', body)).json().data
  const answers = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()]
  for (const given of answers) expect(given).toMatchObject({ itemCount: 2, changes: [{ kind: 'gone' }] })
  expect((await me.cart()).items).toMatchObject([{ quantity: 2 }])

  await me.send('POST', '/cart/merge', { ...body, key: 'device-1-cart-2' })
  expect((await me.cart()).itemCount).toBe(4)
  const other = await shop.shopper()
  await other.send('POST', '/cart/merge', body)
  expect((await other.cart()).itemCount).toBe(2)
  expectRefusal(await me.send('POST', '/cart/merge', { ...body, key: 'short' }), 422, 'VALIDATION_FAILED')
})

it('refuses what is no cart', async () => {
  const many = Array.from({ length: 101 }, () => some(tea, 1))
  for (const items of [many, [some(tea, 0)], [{ variantId: 7, quantity: 1 }], 'tea']) {
    expectRefusal(await me.send('POST', '/cart/merge', { items }), 422, 'VALIDATION_FAILED')
  }
})

it('is in the export of an account, and goes with it', async () => {
  await me.put(tea, 2)
  await me.send('PUT', '/cart/coupon', { code: 'haat 200' })
  await me.send('POST', '/cart/merge', { key: 'device-1-cart-1', items: [] })
  const { data } = (await me.send('GET', '/account/export')).json()
  expect(data.cart).toMatchObject({
    items: [{ productId: tea.productId, quantity: 2 }],
    coupon: 'HAAT200',
  })
  expect((await me.send('POST', '/account/delete', {})).statusCode).toBe(200)
  for (const table of ['cart_items', 'cart_coupons', 'cart_merges']) {
    const { rowCount } = await haat.database.pool.query(`select from ${table} where user_id = $1`, [
      me.userId,
    ])
    expect(rowCount).toBe(0)
  }
})
