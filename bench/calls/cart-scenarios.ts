import { demoAccounts, demoPassword } from '../../demo/src/demo-accounts.ts'
import type { Load } from '../measure/load.ts'
import type { Scenario } from './scenarios.ts'

/** Fewer than a cart may hold. */
const thingCount = 40

/** A demo shopper adds one product after the other to the cart; the token lasts longer than a run. */
export async function cartScenarios(load: Load): Promise<Scenario[]> {
  const ask = async (path: string, body?: object) => {
    const sent = body && ({ method: 'POST', body: JSON.stringify(body) } as const)
    const plain = { 'accept-encoding': 'identity' }
    return JSON.parse((await load.send({ path, headers: plain, ...sent })).text())
  }
  const { email } = demoAccounts[0]!
  const signedIn = await ask('/api/auth/login', { email, password: demoPassword, cookieless: true })
  const headers = { authorization: `Bearer ${signedIn.accessToken.token}` }
  const shelf = await ask('/api/products?inStock=true&pageSize=100')
  const variantIds = (shelf.data.items as { variantId: string | null }[])
    .flatMap(({ variantId }) => variantId ?? [])
    .slice(0, thingCount)
  if (variantIds.length === 0) throw new Error('The demo has nothing to put into a cart')
  let turn = 0
  return [
    {
      name: 'PUT /api/cart/items',
      requests: 300,
      next: () => ({
        method: 'PUT',
        path: `/api/cart/items/${variantIds[turn++ % variantIds.length]}`,
        body: JSON.stringify({ quantity: 1 + (turn % 3) }),
        headers,
      }),
    },
    { name: 'GET /api/cart, 40 things', requests: 60, next: () => ({ path: '/api/cart', headers }) },
  ]
}
