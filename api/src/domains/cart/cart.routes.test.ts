import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { openCartShop, type CartShop, type CartShopper, type CartProduct } from '../../../test/cart-shop.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { statementsOf } from '../../../test/statements-of.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let shop: CartShop
let shawl: CartProduct
let tea: CartProduct
let me: CartShopper

const run = (text: string, values: unknown[] = []) => haat.database.pool.query(text, values)
const setStock = ({ variantId }: CartProduct, onHand: number, reserved = 0, allocated = 0) =>
  run('update stock set on_hand = $2, reserved = $3, allocated = $4 where variant_id = $1', [
    variantId,
    onHand,
    reserved,
    allocated,
  ])
const setPrice = ({ variantId }: CartProduct, price: number) =>
  run('update product_variants set price = $2 where id = $1', [variantId, price])

beforeAll(async () => {
  haat = await buildTestApp()
  shop = await openCartShop(haat)
})
afterAll(() => haat.close())
beforeEach(async () => {
  shawl = await shop.make({ title: 'Shawl', pricePaisa: 6450_00, oldPricePaisa: 8900_00 })
  tea = await shop.make({ title: 'Tea', pricePaisa: 850_00, stockLeft: 500 })
  me = await shop.shopper()
})

describe('putting something into the cart', () => {
  it('takes one look and one write, and says how many are in it', async () => {
    await me.put(shawl, 2)
    let answered
    const asked = await statementsOf(haat, async () => (answered = await me.put(tea, 3)))
    expect(answered!.json().data).toEqual({ quantity: 3, itemCount: 5 })
    expect(asked.length).toBeLessThanOrEqual(3)
    expect((await me.put(tea, 1)).json().data).toEqual({ quantity: 1, itemCount: 3 })
  })

  it('gives no more than nobody else has been promised', async () => {
    await setStock(tea, 10, 3, 2)
    expect((await me.put(tea, 999)).json().data).toEqual({ quantity: 5, itemCount: 5 })
    await setStock(shawl, 4, 4)
    const body = expectRefusal(await me.put(shawl), 409, 'CONFLICT')
    expect(body.message).toBe('This is sold out.')
    expect((await me.cart()).items).toHaveLength(1)
  })

  it.each([0, -1, 1.5, 1000, 1e9, 2 ** 53, '2', null, [1], { quantity: 1 }, true])(
    'refuses %j pieces',
    async (quantity) => {
      expectRefusal(await me.put(tea, quantity), 422, 'VALIDATION_FAILED')
      expect((await me.cart()).items).toEqual([])
    },
  )

  it.each(['0', '-1', 'abc', '1e3', '01', '99999999999999999999', "1'--"])(
    'knows nothing called %s',
    async (variantId) => {
      const path = `/cart/items/${encodeURIComponent(variantId)}`
      expectRefusal(await me.send('PUT', path, { quantity: 1 }), 422, 'VALIDATION_FAILED')
    },
  )

  it('refuses prices in the body, what is not sold and whoever is not signed in', async () => {
    const path = `/cart/items/${tea.variantId}`
    expectRefusal(await me.send('PUT', path, { quantity: 1, pricePaisa: 1 }), 422, 'VALIDATION_FAILED')
    expectRefusal(await me.send('PUT', '/cart/items/999999999', { quantity: 1 }), 404, 'NOT_FOUND')
    await run('update products set is_on_sale = false where id = $1', [tea.number])
    expectRefusal(await me.put(tea), 404, 'NOT_FOUND')
    const nobody = await haat.app.inject({ method: 'PUT', url: `/api${path}`, payload: { quantity: 1 } })
    expectRefusal(nobody, 401, 'UNAUTHENTICATED')
  })

  it('refuses a hundred and first thing, but changes what is there', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => 8_000_000 + at)
    await run(
      'insert into cart_items (user_id, variant_id, quantity, seen_price) select $1, unnest($2::bigint[]), 1, 1',
      [me.userId, ids],
    )
    expectRefusal(await me.put(tea), 409, 'CONFLICT')
    await run('delete from cart_items where variant_id = 8000000')
    expect((await me.put(tea)).json().data.itemCount).toBe(100)
    expect((await me.put(tea, 2)).json().data.itemCount).toBe(101)
  })

  it('never holds more than a hundred, however many tabs fill it at once', async () => {
    const ids = Array.from({ length: 98 }, (_, at) => 8_000_000 + at)
    await haat.database.pool.query(
      'insert into cart_items (user_id, variant_id, quantity, seen_price) select $1, unnest($2::bigint[]), 1, 1',
      [me.userId, ids],
    )
    const things = await Promise.all(Array.from({ length: 6 }, () => shop.make()))
    const answers = await Promise.all(things.map((thing) => me.put(thing)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expectRefusal(refused, 409, 'CONFLICT')
    }
    const { rows } = await haat.database.pool.query('select from cart_items where user_id = $1', [me.userId])
    expect(rows).toHaveLength(100)
  })

  it('is one line, however many tabs do it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => me.put(tea, at + 1)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect((await me.cart()).items).toHaveLength(1)
  })
})

describe('the cart', () => {
  it('says what is in it, newest first, and what it comes to', async () => {
    const options = [
      {
        key: 'size',
        name: { en: 'Size', ne: 'नाप' },
        values: ['S', 'M'].map((name) => ({ key: name, name: { en: name, ne: name }, pictureIndex: null })),
      },
    ]
    const variants = [
      { values: ['S'], onHand: 3 },
      { values: ['M'], onHand: 9, pricePaisa: 700_00 },
    ]
    const socks = await shop.make({ title: 'Socks', pricePaisa: 600_00, options, variants })
    await me.put(tea, 1)
    await me.put(socks, 2)
    const cart = await me.cart()
    expect(cart).toMatchObject({
      itemCount: 3,
      chosenCount: 3,
      coupon: null,
      goodsPaisa: 2050_00,
      deliveryPaisa: 0,
      district: 'kathmandu',
      // Without a default address all this is for the Kathmandu Valley.
      districtName: null,
      feePaisa: 100_00,
      extraDays: 0,
      maxCashPaisa: 25_000_00,
      totalPaisa: 2050_00,
    })
    expect(cart.items).toMatchObject([
      {
        title: { en: 'Socks' },
        choice: [{ en: 'S' }],
        quantity: 2,
        stock: 'few',
        left: 3,
        most: 3,
        problem: null,
      },
      { productId: tea.productId, pricePaisa: 850_00, seenPricePaisa: 850_00, choice: [], isChosen: true },
    ])
    await me.send('DELETE', `/cart/items/${socks.variantId}`)
    expect(await me.cart()).toMatchObject({ deliveryPaisa: 100_00, totalPaisa: 950_00 })
  })

  it('divides its total by tax as the checkout does, coupon and delivery included', async () => {
    const rice = await shop.make({ pricePaisa: 500_00, taxKind: 'exempt' })
    const { id: panVendorId } = await makeVendor(haat.services, { isVatRegistered: false })
    const allo = await shop.make({ pricePaisa: 300_00, vendorId: panVendorId })
    await insertCoupons(haat.services.db, [{ code: 'TAX10', kind: 'percent', value: 10 }])
    for (const thing of [tea, rice, allo]) await me.put(thing)
    await me.send('PUT', '/cart/coupon', { code: 'TAX10' })
    const cart = await me.cart()
    const { data: quote } = (await me.send('POST', '/checkout/quote', {})).json()
    expect(cart.tax).toEqual(quote.tax)
    expect(cart.totalPaisa).toBe(quote.totalPaisa)
    expect(cart.tax.vatPaisa).toBeGreaterThan(0)
    expect(cart.tax.exemptPaisa).toBeGreaterThan(0)
    const { taxablePaisa, vatPaisa, exemptPaisa } = cart.tax
    expect(taxablePaisa + vatPaisa + exemptPaisa).toBeLessThan(cart.totalPaisa)
    const path = `/cart/items/${rice.variantId}`
    const { data: withoutRice } = (await me.send('PATCH', path, { isChosen: false })).json()
    expect(withoutRice.tax.exemptPaisa).toBe(0)
  })

  it('names no days of delivery for what its vendor does not send there', async () => {
    const { id: vendorId } = await makeVendor(haat.services, { deliversTo: ['kaski'] })
    const pot = await shop.make({ vendorId })
    await me.put(tea)
    await me.put(pot)
    const { items }: Cart = await me.cart()
    const days = items.map(({ variantId, delivery }) => [variantId, delivery])
    expect(days).toEqual([
      [pot.variantId, null],
      [tea.variantId, { minDays: expect.any(Number), maxDays: expect.any(Number) }],
    ])
  })

  it('asks as little for many things as for one', async () => {
    await me.put(tea)
    const few = await statementsOf(haat, () => me.cart())
    for (let at = 0; at < 8; at++) await me.put(await shop.make())
    const many = await statementsOf(haat, () => me.cart())
    expect(many.length).toBe(few.length)
    expect(many.length).toBeLessThanOrEqual(6)
  })

  it('leaves out what is left for later, and only whose it is can say so', async () => {
    await me.put(tea)
    await me.put(shawl)
    const path = `/cart/items/${tea.variantId}`
    const { data } = (await me.send('PATCH', path, { isChosen: false })).json()
    expect(data).toMatchObject({ itemCount: 2, chosenCount: 1, goodsPaisa: 6450_00 })
    const other = await shop.shopper()
    expectRefusal(await other.send('PATCH', path, { isChosen: true }), 404, 'NOT_FOUND')
    await other.send('DELETE', path)
    expect((await me.cart()).itemCount).toBe(2)
    const only = await me.send('PUT', '/cart/chosen', { variantIds: [tea.variantId, '12345'] })
    expect(only.json().data).toMatchObject({ chosenCount: 1, goodsPaisa: 850_00 })
    expect((await me.send('PUT', '/cart/chosen', { variantIds: [] })).json().data.totalPaisa).toBe(0)
  })

  it.each([
    ['dearer', 1450_00, 'priceUp'],
    ['cheaper', 700_00, 'priceDown'],
  ])('names what became %s, and counts it when it is agreed to', async (_, price, problem) => {
    await me.put(tea)
    await me.put(shawl)
    await setPrice(tea, price)
    const cart = await me.cart()
    expect(cart.items[1]).toMatchObject({ problem, seenPricePaisa: 850_00, pricePaisa: price })
    expect(cart).toMatchObject({ itemCount: 2, chosenCount: 1, goodsPaisa: 6450_00 })
    // Another quantity, or choosing many lines at once, does not mean that the shopper agrees to the new price.
    await me.put(tea, 2)
    await me.send('PUT', '/cart/chosen', { variantIds: [tea.variantId, shawl.variantId] })
    expect((await me.cart()).items[1].problem).toBe(problem)
    const agreed = await me.send('PATCH', `/cart/items/${tea.variantId}`, { isChosen: true })
    expect(agreed.json().data).toMatchObject({ chosenCount: 3, goodsPaisa: 6450_00 + 2 * price })
  })

  it('names what is sold out, too many or gone, and counts none of it', async () => {
    await me.put(tea, 5)
    const problem = async () => (await me.cart()).items[0].problem
    await setStock(tea, 4, 1)
    expect(await problem()).toBe('tooMany')
    expect((await me.cart()).items[0]).toMatchObject({ stock: 'few', left: 3 })
    await run('update cart_items set quantity = 80 where variant_id = $1', [tea.variantId])
    await setStock(tea, 70)
    expect((await me.cart()).items[0]).toMatchObject({ stock: 'in', left: 70, problem: 'tooMany' })
    await setStock(tea, 4, 1, 3)
    expect(await problem()).toBe('soldOut')
    await run('update products set is_on_sale = false where id = $1', [tea.number])
    expect(await problem()).toBe('gone')
    const agreed = await me.send('PATCH', `/cart/items/${tea.variantId}`, { isChosen: true })
    expect(agreed.json().data).toMatchObject({ chosenCount: 0, goodsPaisa: 0, totalPaisa: 0 })
  })

  it('shows on the page of a product what nobody else has been promised', async () => {
    await setStock(tea, 10, 3, 2)
    const { data } = (await haat.app.inject(`/api/products/${tea.productId}`)).json()
    expect(data.variants[0]).toMatchObject({ stock: 'few', left: 5 })
  })
})

describe('what a visitor has in the cart of a device', () => {
  const goods = (variantIds: string[]) =>
    haat.app.inject({ method: 'POST', url: '/api/cart/goods', payload: { variantIds } })

  it('is told in one statement with names, prices and how many can be bought, and without what there is not', async () => {
    await setStock(tea, 40, 3)
    const paused = await shop.make({ isOnSale: false })
    let answered
    const asked = await statementsOf(
      haat,
      async () => (answered = await goods([shawl.variantId, paused.variantId, tea.variantId, '987654321'])),
    )
    expect(asked).toHaveLength(1)
    const { items } = answered!.json().data
    expect(items).toMatchObject([
      { variantId: shawl.variantId, title: { en: 'Shawl' }, pricePaisa: 6450_00 },
      { variantId: paused.variantId, stock: 'out', most: 0 },
      { variantId: tea.variantId, pricePaisa: 850_00, stock: 'in', left: null, most: 37 },
    ])
  })

  it('refuses what is no cart', async () => {
    expectRefusal(await goods(['nonsense']), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await goods(Array.from({ length: 101 }, (_, at) => String(at + 1))),
      422,
      'VALIDATION_FAILED',
    )
  })
})
