import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let shawl: string
let boots: string
let paused: string
let headers: Record<string, string>

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const { id: vendorId } = await makeVendor(services)
  const { id: categoryId } = await makeCategory(services)
  const make = async (title: string, isOnSale = true) =>
    (await makeProduct(services, { vendorId, categoryId, title, slug: title, isOnSale })).id
  shawl = await make('shawl')
  boots = await make('boots')
  paused = await make('paused', false)
})
afterAll(() => haat.close())
beforeEach(async () => {
  headers = await signedIn(haat.services, 'shopper')
})

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  haat.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
const products = async () => (await send('GET', '/wishlists')).json().data.products

describe('the wishlist of a shopper', () => {
  it('begins empty, takes what is saved, newest first, each once', async () => {
    expect((await send('GET', '/wishlists')).json()).toEqual({
      success: true,
      message: 'Your wishlist.',
      data: { products: [] },
    })
    for (const productId of [shawl, boots, shawl]) {
      expect((await send('POST', '/wishlists', { productId })).statusCode).toBe(200)
    }
    expect(await products()).toEqual([boots, shawl])
  })

  it('tells whether a product is in it', async () => {
    await send('POST', '/wishlists', { productId: shawl })
    const check = async (id: string) => (await send('GET', `/wishlists/check/${id}`)).json().data
    expect(await check(shawl)).toEqual({ inWishlist: true })
    expect(await check(boots)).toEqual({ inWishlist: false })
    expect(await check('rubbish')).toEqual({ inWishlist: false })
  })

  it('loses what is taken off, and all of it when cleared; twice is no failure', async () => {
    await send('POST', '/wishlists/sync', { productIds: [shawl, boots] })
    for (let time = 0; time < 2; time++) {
      expect((await send('DELETE', `/wishlists/${shawl}`)).json().data).toEqual({ products: [boots] })
    }
    for (let time = 0; time < 2; time++) {
      expect((await send('DELETE', '/wishlists/clear/all')).json().data).toEqual({ products: [] })
    }
  })

  it('is the union with what a device brings; unknown ids are dropped', async () => {
    await send('POST', '/wishlists', { productId: shawl })
    const body = { productIds: [boots, shawl, paused, 'rubbish', '999999', boots] }
    const { data } = (await send('POST', '/wishlists/sync', body)).json()
    expect(data.products.toSorted()).toEqual([boots, paused, shawl].toSorted())
  })

  it('keeps the price of the day it was saved', async () => {
    await send('POST', '/wishlists', { productId: shawl })
    const number = Number(shawl.split('-').at(-1))
    await haat.database.pool.query('update products set price = price - 100 where id = $1', [number])
    const [item] = (await send('GET', '/wishlists/items')).json().data.items
    await haat.database.pool.query('update products set price = price + 100 where id = $1', [number])
    expect(item.savedPaisa - item.product.pricePaisa).toBe(100)
  })

  it('when it is full refuses another product, and not one that is saved in it already', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    headers = bearer(token)
    await send('POST', '/wishlists', { productId: shawl })
    await haat.database.pool.query(
      `insert into wishlist_items (user_id, product_id, saved_price)
        select $1, 1000000000 + n, 100 from generate_series(2, $2::int) n`,
      [user.id, wishlistMaxProducts],
    )
    expectRefusal(await send('POST', '/wishlists', { productId: boots }), 409, 'CONFLICT')
    const again = await send('POST', '/wishlists', { productId: shawl })
    expect(again.statusCode).toBe(200)
    expect(again.json().data).toEqual({ products: [shawl] })
  })

  it.each([0, 1])('counts no product against the room that is left which is saved already', async (at) => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    headers = bearer(token)
    await send('POST', '/wishlists', { productId: [shawl, boots][at]! })
    // One more product fits.
    await haat.database.pool.query(
      `insert into wishlist_items (user_id, product_id, saved_price)
        select $1, 1000000000 + n, 100 from generate_series(3, $2::int) n`,
      [user.id, wishlistMaxProducts],
    )
    const { data } = (await send('POST', '/wishlists/sync', { productIds: [shawl, boots] })).json()
    expect(data.products.toSorted()).toEqual([boots, shawl].toSorted())
  })

  it("never shows another's", async () => {
    await send('POST', '/wishlists', { productId: shawl })
    headers = await signedIn(haat.services, 'shopper')
    expect(await products()).toEqual([])
  })

  it('refuses what cannot be saved', async () => {
    expectRefusal(await send('POST', '/wishlists', { productId: 'gone-999999' }), 404, 'NOT_FOUND')
    expectRefusal(await send('POST', '/wishlists', { productId: 7 }), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await send('POST', '/wishlists', { productId: shawl, userId: 'x' }),
      422,
      'VALIDATION_FAILED',
    )
    const many = { productIds: Array.from({ length: 1001 }, (_, at) => `p-${at}`) }
    expectRefusal(await send('POST', '/wishlists/sync', many), 422, 'VALIDATION_FAILED')
    const flood = { productIds: Array.from({ length: 100_001 }, (_, at) => `p-${at}`) }
    expectRefusal(await send('POST', '/wishlists/sync', flood), 413, 'PAYLOAD_TOO_LARGE')
  })
})

describe('cards by ids', () => {
  it('come in the order asked for, without what is unknown', async () => {
    const body = { productIds: [boots, 'rubbish', shawl, paused] }
    const { items } = (await send('POST', '/products/by-ids', body)).json().data
    expect(items.map((item: { id: string }) => item.id)).toEqual([boots, shawl, paused])
  })
})
