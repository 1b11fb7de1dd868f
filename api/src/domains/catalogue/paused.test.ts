import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { makeCategory, makeProduct, makeService } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { renewServices } from '../services/services.service.ts'
import { renewProducts } from './catalogue.service.ts'

const notice = { en: 'The shop does not offer this at the moment.', ne: 'पसलमा यो अहिले उपलब्ध छैन।' }

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const ask = async (path: string) => (await shop.app.inject({ url: `/api${path}` })).json().data
const setOnSale = ({ number }: Pick<CartProduct, 'number'>, isOnSale: boolean) =>
  shop.services.db.transaction(async (tx) => {
    await tx.execute(sql`update products set is_on_sale = ${isOnSale} where id = ${number}`)
    await renewProducts(tx, [number])
  })

describe('a product that its shop has paused', () => {
  it('keeps its page with what is similar, says so and offers nothing, and is what it was afterwards', async () => {
    const { id: categoryId, slug } = await makeCategory(shop.services)
    const product = await shop.make({ categoryId, title: 'Copper kettle' })
    const { id: vendorId } = await shop.makeVendor()
    const near = await makeProduct(shop.services, { vendorId, categoryId, title: 'Copper pot' })
    const path = `/products/${product.productId}`
    const before = await ask(path)
    await setOnSale(product, false)
    const page = await ask(path)
    expect(page).toMatchObject({
      title: { en: 'Copper kettle' },
      paused: notice,
      stock: 'out',
      variantId: null,
    })
    expect(page.variants).toMatchObject([{ most: 0, stock: 'out' }])
    const related = await ask(`${path}/related`)
    expect(related.similar).toMatchObject([{ id: near.id }])
    expect((await ask(`${path}/questions`)).items).toEqual([])
    expect((await ask(`/products?category=${slug}`)).items).toMatchObject([{ id: near.id }])
    // It is not similar to anything either.
    expect((await ask(`/products/${near.id}/related`)).similar).toEqual([])
    await setOnSale(product, true)
    expect(await ask(path)).toEqual({ ...before, seller: (await ask(path)).seller })
  })

  it('stays in carts, where it is named, is in no sum and keeps nobody from ordering the rest', async () => {
    const [product, other] = [await shop.make({ title: 'Brass lamp' }), await shop.make()]
    const anjali = await shop.shopper()
    await anjali.put(product, 2)
    await anjali.put(other)
    const { mark } = await anjali.quote()
    await setOnSale(product, false)
    const cart = await anjali.cart()
    expect(cart.items).toMatchObject([
      { problem: null },
      { title: { en: 'Brass lamp' }, quantity: 2, problem: 'gone', paused: notice, most: 0 },
    ])
    expect(cart.chosenCount).toBe(1)
    expect((await anjali.quote()).problems).toMatchObject([{ problem: 'gone', paused: notice }])
    const order = { addressId: anjali.addressId, method: 'cod', mark }
    expectRefusal(await anjali.placeOrder(order), 409, 'CONFLICT')
    expectRefusal(await anjali.put(product), 404, 'NOT_FOUND')
    await anjali.send('PATCH', `/cart/items/${product.variantId}`, { isChosen: false })
    expect((await anjali.buy('cod')).statusCode).toBe(200)
    await setOnSale(product, true)
    expect((await anjali.cart()).items).toMatchObject([{ problem: null, quantity: 2 }])
  })

  it('stays in the cart that a visitor brings along, and buying again leaves it out by name', async () => {
    const product = await shop.make({ title: 'Nut bowl' })
    const anjali = await shop.shopper()
    const { number } = await anjali.buyProducts([[product]])
    await setOnSale(product, false)
    const goods = await anjali.send('POST', '/cart/goods', { variantIds: [product.variantId] })
    expect(goods.json().data.items).toMatchObject([{ title: { en: 'Nut bowl' }, paused: notice, most: 0 }])
    const again = (await anjali.send('POST', `/orders/${number}/buy-again`)).json().data
    expect(again).toMatchObject({ added: 0, missing: [{ en: 'Nut bowl' }], itemCount: 0 })
    const items = [{ variantId: product.variantId, quantity: 3 }]
    expect((await anjali.send('POST', '/cart/merge', { items })).json().data).toEqual({
      itemCount: 3,
      changes: [],
    })
    expect((await anjali.cart()).items).toMatchObject([{ problem: 'gone', paused: notice }])
  })

  it('stays in wishlists of shoppers and visitors, marked, also by the name it had before', async () => {
    const product = await shop.make({ title: 'Felt slippers' })
    const anjali = await shop.shopper()
    await anjali.send('POST', '/wishlists', { productId: product.productId })
    await setOnSale(product, false)
    const [saved] = (await anjali.send('GET', '/wishlists/items')).json().data.items
    expect(saved.product).toMatchObject({ title: { en: 'Felt slippers' }, paused: notice, stock: 'out' })
    const productIds = [`felt-shoes-${product.number}`]
    const cards = (await anjali.send('POST', '/products/by-ids', { productIds })).json().data.items
    expect(cards).toMatchObject([{ id: product.productId, paused: notice }])
    const ravi = await shop.shopper()
    expect((await ravi.send('POST', '/wishlists/sync', { productIds })).json().data.products).toEqual([
      product.productId,
    ])
  })
})

it('a service that is not offered keeps its page, says so, and cannot be asked for', async () => {
  const { id: categoryId, slug } = await makeCategory(shop.services, { kind: 'service' })
  const id = await makeService(shop.services, { vendorId: shop.vendorId, categoryId, title: 'Clock mending' })
  const number = numberOfPublicId(id)!
  const setOffered = (isOffered: boolean) =>
    shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`update services set is_offered = ${isOffered} where id = ${number}`)
      await renewServices(tx, [number])
    })
  await setOffered(false)
  expect(await ask(`/services/${id}`)).toMatchObject({
    title: { en: 'Clock mending' },
    paused: notice,
    nextDay: null,
  })
  expect((await ask(`/services?category=${slug}`)).items).toEqual([])
  const anjali = await shop.shopper()
  const asked = await anjali.send('POST', `/services/${id}/requests`, {
    name: 'Anjali',
    email: 'anjali@haat.test',
    phoneNumber: '9841234567',
    dayWished: '2030-01-01',
  })
  expect(expectRefusal(asked, 409, 'CONFLICT').message).toBe(notice.en)
  await setOffered(true)
  expect(await ask(`/services/${id}`)).not.toHaveProperty('paused')
})
