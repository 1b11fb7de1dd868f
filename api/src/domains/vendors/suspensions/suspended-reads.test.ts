import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { couponBody } from '../../../../test/coupon-shop.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { makeReview } from '../../../../test/review-factories.ts'
import { joinAs, makePerson } from '../../../../test/shop-people.ts'
import { makeShopKeeper, makeSuspect } from '../../../../test/suspend.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Everything that a visitor or a shopper can ask for without changing something. */
const lines = (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([line, { access, onlyReads }]) =>
  (access === 'public' || access === 'signed-in') && (line.startsWith('GET ') || onlyReads) ? [line] : [],
)

/**
 * Where something of a suspended shop is still named. `paused` says so beside it; `own` is what a shopper has bought, chosen or
 * follows and others have written, and nothing that can be bought.
 */
const stillNamed: Record<string, 'paused' | 'own'> = {
  'GET /account/export': 'own',
  'GET /alerts': 'own',
  'GET /alerts/list': 'own',
  'GET /orders': 'own',
  'GET /orders/:number': 'own',
  'GET /vendors/:slug/reviews': 'own',
  'GET /cart': 'paused',
  'POST /cart/goods': 'paused',
  'POST /checkout/quote': 'paused',
  'GET /products/:productId': 'paused',
  'POST /products/by-ids': 'paused',
  'GET /services/:serviceId': 'paused',
  'GET /vendors/:slug': 'paused',
  'GET /wishlists/items': 'paused',
}

it('of a suspended shop no call of a visitor or shopper offers anything, and all of it comes back', async () => {
  const staff = await makeShopKeeper(shop)
  const { word, vendorId, slug, product, serviceId } = await makeSuspect(shop)
  const sita = await makePerson(shop)
  await joinAs(shop, vendorId, sita, 'owner')
  const announced = couponBody({ isAnnounced: true })
  const coupons = `POST /vendor/shops/shop-${vendorId}/coupons` as const
  expect((await sita.send(coupons, announced)).statusCode).toBe(200)
  await makeReview(shop.services, { vendorId, productId: product.number })
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[product]])
  await anjali.put(product)
  await anjali.send('POST', '/wishlists', { productId: product.productId })
  await anjali.send('PUT', `/alerts/shops/${slug}`)

  const ids: Record<string, string> = { productId: product.productId, serviceId, slug, number }
  const bodies: Record<string, object> = {
    'POST /cart/goods': { variantIds: [product.variantId] },
    'POST /products/by-ids': { productIds: [product.productId] },
    'POST /checkout/quote': { addressId: anjali.addressId },
    'POST /master-content/bulk-keys': { keys: ['terms'] },
  }
  const ask = async (line: string) => {
    const [method, path] = line.split(' ') as ['GET', string]
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'product')
    const query = /^GET \/(products|services)(\/facets)?$/.test(line)
      ? `?searchTerm=${word}`
      : line.startsWith('GET /search/')
        ? `?term=${word}`
        : ''
    return anjali.send(method, `${filled}${query}`, bodies[line])
  }
  const marks = [`${word} cap`, `${word} mending`, slug, announced.code]
  /** What is told in each answer that names something of the shop. */
  async function told() {
    const found: Record<string, 'paused' | 'own'> = {}
    for (const line of lines) {
      const { body, statusCode } = await ask(line)
      expect([line, statusCode < 500]).toEqual([line, true])
      if (marks.some((mark) => body.includes(mark)))
        found[line] = body.includes('"paused":{') ? 'paused' : 'own'
    }
    return found
  }

  const before = await told()
  expect(Object.keys(before).length).toBeGreaterThan(Object.keys(stillNamed).length + 5)
  expect(Object.values(before)).not.toContain('paused')
  await staff.suspend(vendorId)
  // What is suggested may be a second behind.
  await expect.poll(told).toEqual(stillNamed)
  const cart = (await anjali.send('PUT', '/cart/coupon', { code: announced.code })).json().data
  expect(cart).toMatchObject({
    discountPaisa: 0,
    totalPaisa: 0,
    coupon: { refusal: { reason: 'otherVendor' } },
  })
  await staff.reopen(vendorId)
  await expect.poll(told).toEqual(before)
})
