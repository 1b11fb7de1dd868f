import { makeCategory, makeProduct, makeVendor } from './catalogue-factories.ts'
import { bearer, makeToken } from './factories.ts'
import type { TestApp } from './test-app.ts'

export interface CartProduct {
  vendorId: number
  variantId: string
  productId: string
  number: number
}

/** A shop for tests of carts: makes products of one vendor, and shoppers who put them into carts. */
export async function openCartShop(haat: TestApp) {
  const { services, database } = haat
  const { id: categoryId } = await makeCategory(services)
  const { id: vendorId } = await makeVendor(services)

  async function make(changes: Partial<Parameters<typeof makeProduct>[1]> = {}): Promise<CartProduct> {
    const made = await makeProduct(services, { vendorId, categoryId, ...changes })
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from product_variants where product_id = $1 order by position',
      [made.number],
    )
    const seller = changes.vendorId ?? vendorId
    return { vendorId: seller, variantId: rows[0]!.id, productId: made.id, number: made.number }
  }

  async function shopper() {
    const { user, token } = await makeToken(services, 'shopper')
    const send = (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, payload?: unknown) =>
      haat.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...bearer(token), ...(payload !== undefined && { 'content-type': 'application/json' }) },
        ...(payload !== undefined && { payload: JSON.stringify(payload) }),
      })
    return {
      userId: user.id,
      headers: bearer(token),
      send,
      put: (thing: CartProduct, quantity: unknown = 1) =>
        send('PUT', `/cart/items/${thing.variantId}`, { quantity }),
      cart: async () => (await send('GET', '/cart')).json().data,
    }
  }

  return { vendorId, categoryId, make, shopper }
}
export type CartShop = Awaited<ReturnType<typeof openCartShop>>
export type CartShopper = Awaited<ReturnType<CartShop['shopper']>>
