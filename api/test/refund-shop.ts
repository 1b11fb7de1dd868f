import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import type { CartProduct } from './cart-shop.ts'
import { bearer, makeToken } from './factories.ts'
import { openParcelShop } from './parcel-shop.ts'

type Goods = [thing: CartProduct, quantity: number][]

interface Delivery {
  coupon?: string
  method?: 'cod' | 'esewa'
  /** By a courier, instead of by the shop itself. */
  isCarried?: boolean
}

/** A shop for tests of refunds: orders that were delivered, and people with the right to money. */
export async function openRefundShop() {
  const shop = await openParcelShop()
  const { services, app } = shop

  /** Somebody of the staff with a second factor. */
  async function staff(rights: StaffRight[]) {
    const { user, token } = await makeToken(services, 'staff', { rights })
    const secret = newTotpSecret()
    await ensureSecondFactor(services, user.id, secret)
    const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.inject({ method, url: `/api/staff/${path}`, headers: bearer(token), ...(payload && { payload }) })
    /** A code that was not used yet, as from the next half minute. */
    const code = async () => {
      await services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
      return codeAt(secret).code
    }
    return {
      userId: user.id,
      send,
      code,
      read: async (number: string): Promise<StaffOrder> =>
        (await send('GET', `orders/${number}`)).json().data,
      /** Gives back these pieces of the first parcel of an order. */
      refund: async (number: string, pieces: Goods, more: object = {}) =>
        send('POST', `orders/${number}/parcels/1/refunds`, {
          id: randomUUID(),
          lines: pieces.map(([{ variantId }, quantity]) => ({ variantId, quantity })),
          reason: 'Came back broken',
          code: await code(),
          ...more,
        }),
    }
  }
  const money = await staff(['orders', 'money'])

  /** An order of the shop that was delivered. */
  async function deliver(goods: Goods, { coupon, method = 'cod', isCarried = false }: Delivery = {}) {
    const shopper = await shop.shopper()
    for (const [thing, quantity] of goods) await shopper.put(thing, quantity)
    if (coupon) await shopper.send('PUT', '/cart/coupon', { code: coupon })
    const { number, start } = await shopper.buyProducts([], method)
    if (start.kind === 'none') {
      await money.send('POST', `orders/${number}/calls`, { outcome: 'confirmed', seenCalls: 0 })
    } else await shop.pay(start)
    const step = (name: string, body?: object) =>
      money.send('POST', `orders/${number}/parcels/1/${name}`, body)
    await step('pack')
    await (isCarried
      ? step('hand-over', { courierId: shop.courierId, noNumberReason: 'knownRider' })
      : step('leave'))
    const { doorCode } = (await shopper.getOrder(number)).parcels[0]!
    const answer = await step('door', { outcome: 'delivered', ...(doorCode && { code: doorCode }) })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { number, shopper, parcel: (await shopper.getOrder(number)).parcels[0]! }
  }

  return { ...shop, staff, money, deliver }
}
export type RefundShop = Awaited<ReturnType<typeof openRefundShop>>
