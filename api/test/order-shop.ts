import { sql } from 'drizzle-orm'
import type { Order, PaymentStart } from '@haat/contract/domains/orders.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { releaseOverdue } from '#domains/orders/orders.jobs.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { makeVendor } from './catalogue-factories.ts'
import { openCartShop, type CartShopper, type CartProduct } from './cart-shop.ts'
import { addressInput } from './factories.ts'
import { openGatewayStandIns, openPayScreen, press } from './gateway-stand-ins.ts'
import { buildTestApp } from './test-app.ts'

export const someAddress = addressInput()

let keys = 0
export const newKey = () => `key-${(keys += 1)}-${Date.now()}`

/** A shop for tests of orders, with stand-ins of both gateways on a server of their own. */
export async function openOrderShop(environment: Record<string, string> = {}) {
  const gateways = await openGatewayStandIns()
  const haat = await buildTestApp({ environment: { ...gateways.environment, ...environment } })
  const { services } = haat
  const shop = await openCartShop(haat)

  async function shopper(changes: Partial<typeof someAddress> = {}) {
    const person = await shop.shopper()
    await services.db.execute(sql`update users set email_verified = true where id = ${person.userId}`)
    const answer = await person.send('POST', '/addresses', { ...someAddress, ...changes })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return buyer(person, answer.json().data.id)
  }

  function buyer(person: CartShopper, addressId: string) {
    const quote = async (): Promise<Quote> =>
      (await person.send('POST', '/checkout/quote', { addressId })).json().data
    const placeOrder = (body: object, key = newKey()) =>
      haat.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': key },
        payload: JSON.stringify(body),
      })
    const getOrder = async (number: string): Promise<Order> =>
      (await person.send('GET', `/orders/${number}`)).json().data
    return {
      ...person,
      addressId,
      quote,
      placeOrder,
      getOrder,
      /** Orders what is in the cart, at the prices that the quote shows. */
      async buy(method: string, key?: string) {
        const { mark } = await quote()
        return placeOrder({ addressId, method, mark }, key)
      },
      async buyProducts(
        things: [thing: CartProduct, quantity?: number][],
        method = 'cod',
      ): Promise<{ number: string; start: PaymentStart }> {
        for (const [thing, quantity] of things) await person.put(thing, quantity ?? 1)
        const { mark } = await quote()
        const answer = await placeOrder({ addressId, method, mark })
        if (answer.statusCode !== 200) throw new Error(answer.body)
        return answer.json().data
      },
    }
  }

  return {
    ...haat,
    ...shop,
    gateways,
    shopper,
    /** Pays as the browser would, and returns the shop's answer to which the gateway sends it. */
    async pay(start: PaymentStart, button: 'pay' | 'cancel' = 'pay') {
      if (start.kind === 'none') throw new Error('There is nothing to pay')
      const back = await press(await openPayScreen(start), button)
      if (!back) throw new Error('The gateway left the browser standing')
      return haat.app.inject({ url: back.replace('http://haat.test', '') })
    },
    makeVendor: () => makeVendor(services),
    unverify: (userId: string) =>
      services.db.execute(sql`update users set email_verified = false where id = ${userId}`),
    /** Ends the time to pay an order, and runs the job that releases its stock. */
    async expirePaymentTime(number: string) {
      await services.db.execute(
        sql`update orders set held_until = now() - interval '1 hour'
          where id = ${orderIdOf(number)} and held_until is not null`,
      )
      await releaseOverdue(services, haat.app.log)
    },
    mails: async () =>
      (
        await services.db.execute<{ subject: string; text_body: string }>(
          sql`select subject, text_body from mails order by id`,
        )
      ).rows,
    stockOf: async ({ variantId }: CartProduct) =>
      (
        await services.db.execute<{ on_hand: number; reserved: number; allocated: number }>(
          sql`select on_hand, reserved, allocated from stock where variant_id = ${variantId}`,
        )
      ).rows[0]!,
    async close() {
      await haat.close()
      await gateways.close()
    },
  }
}
export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>
