import { setTimeout as delay } from 'node:timers/promises'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { maxOpenOrders } from '@haat/contract/domains/orders.rules.ts'
import type { Shopper } from './order-shoppers.ts'

export interface ShopLoadReport {
  requests: number
  /** Failures that a visitor would have seen, as text. */
  lost: string[]
  /** Orders whose shopper was told their number. */
  orders: string[]
}

interface Scene {
  /** The server for the next request. */
  pick(): string
  shoppers: Shopper[]
  variantIds: string[]
  /** The pause between two requests of a shopper, so that others on a small machine get time as well. */
  pauseMs?: number
}

/** The reads of one visit; each comes often enough to become a prepared statement. */
const reads = [
  '/api/products',
  '/api/products?searchTerm=shawl',
  '/api/products/facets',
  '/api/categories',
  '/api/vendors',
  '/api/search/everywhere?term=shawl',
  '/api/search/suggestions?term=sha',
  '/api/auth/me',
  '/api/account/sessions',
  '/api/cart',
  '/api/wishlists',
  '/api/orders',
  '/api/tickets',
  '/',
]

/** Shoppers who look around, fill their carts and order, until the load is ended. */
export function startShopLoad({ pick, shoppers, variantIds, pauseMs = 0 }: Scene) {
  const report: ShopLoadReport = { requests: 0, lost: [], orders: [] }
  let hasEnded = false

  async function ask<T>({ headers }: Shopper, [method, path, body, key]: [string, string, object?, string?]) {
    report.requests += 1
    const server = pick()
    try {
      const response = await fetch(server + path, {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (response.ok) return (path === '/' ? undefined : JSON.parse(text)) as { data: T } | undefined
      report.lost.push(`${method} ${path} at ${server}: ${response.status} ${text.slice(0, 300)}`)
    } catch (error) {
      const { cause } = error as Error
      report.lost.push(`${method} ${path} at ${server}: ${String(error)} ${String(cause)}`)
    }
    return undefined
  }

  async function order(shopper: Shopper, key: string) {
    const { addressId } = shopper
    const quote = await ask<Quote>(shopper, ['POST', '/api/checkout/quote', { addressId }])
    if (!quote) return
    const body = { addressId, method: 'cod', mark: quote.data.mark }
    const placed = await ask<{ number: string }>(shopper, ['POST', '/api/orders', body, key])
    if (placed) report.orders.push(placed.data.number)
  }

  async function shop(shopper: Shopper, at: number) {
    for (let visit = 0; !hasEnded; visit += 1) {
      for (const path of reads) {
        if (hasEnded) return
        await ask(shopper, ['GET', path])
        if (pauseMs > 0) await delay(pauseMs)
      }
      const variantId = variantIds[(at + visit) % variantIds.length]!
      await ask(shopper, ['PUT', `/api/cart/items/${variantId}`, { quantity: 1 }])
      // Nobody may have more than a few open orders.
      if (visit % 2 === 0 && visit / 2 < maxOpenOrders - 1) {
        await order(shopper, `${shopper.userId}-${visit}`)
      }
    }
  }

  const running = Promise.all(shoppers.map(shop))
  return {
    report,
    async end(): Promise<ShopLoadReport> {
      hasEnded = true
      await running
      return report
    },
  }
}
