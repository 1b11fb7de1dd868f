import { makeCategory, makeProduct, makeVendor } from './catalogue-factories.ts'
import { bearer, makeToken } from './factories.ts'
import type { TestApp } from './test-app.ts'

export interface Thing {
  vendorId: number
  variantId: string
  productId: string
  number: number
}

/** Things of a vendor to put into carts, and shoppers to do it. */
export async function openCartShop(haat: TestApp) {
  const { services, database } = haat
  const { id: categoryId } = await makeCategory(services)
  const { id: vendorId } = await makeVendor(services)

  async function make(changes: Partial<Parameters<typeof makeProduct>[1]> = {}): Promise<Thing> {
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
      put: (thing: Thing, quantity: unknown = 1) =>
        send('PUT', `/cart/items/${thing.variantId}`, { quantity }),
      cart: async () => (await send('GET', '/cart')).json().data,
    }
  }

  return { vendorId, categoryId, make, shopper }
}
export type CartShop = Awaited<ReturnType<typeof openCartShop>>
export type CartShopper = Awaited<ReturnType<CartShop['shopper']>>
