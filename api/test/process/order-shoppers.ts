import { sql } from 'drizzle-orm'
import { maxOpenOrders } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import type { Database } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { openTestShop } from '../open-test-shop.ts'
import { makeCategory, makeProduct, makeVendor } from '../catalogue-factories.ts'
import { bearer, makeToken } from '../factories.ts'
import { openPayScreen, press } from '../gateway-stand-ins.ts'
import { someAddress } from '../order-shop.ts'

const dayMs = 86_400_000
const methods = ['cod', 'esewa', 'khalti'] as const
/** Cash orders are never confirmed here, and a shopper may have only five unconfirmed ones. */
const mostInCash = maxOpenOrders - 1
const methodOf = (at: number) => methods[at < mostInCash * 3 ? at % 3 : 1 + (at % 2)]!

/** One request to place an order, and its outcome as far as the shopper knows. */
export interface Attempt {
  key: string
  shopper: Shopper
  body: { addressId: string; method: string; mark: string }
  /** Undefined when there was no answer. */
  answered?: string
  /** The address to which the gateway sent the browser after the payment. */
  back?: string
}

export interface Shopper {
  userId: string
  headers: Record<string, string>
  addressId: string
}

interface Answer<T> {
  status: number
  data: T
}

export async function send<T>(
  address: string,
  { headers }: Pick<Shopper, 'headers'>,
  [method, path, body, key]: [method: string, path: string, body?: object, key?: string],
): Promise<Answer<T>> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: T }
  return { status: response.status, data: answer.data }
}

/**
 * An open shop in the database of a running server: products of two vendors, with enough stock for everybody.
 */
export async function stockShop({ db }: Database): Promise<string[]> {
  const services = { db } as Services
  await openTestShop({ db })
  const { id: categoryId } = await makeCategory(services)
  const vendors = [await makeVendor(services), await makeVendor(services)]
  for (const [at, { id: vendorId }] of [...vendors, ...vendors].entries()) {
    const variants = [{ values: [], onHand: 100_000 }]
    await makeProduct(services, { vendorId, categoryId, pricePaisa: 400_00 + at, variants })
  }
  const { rows } = await db.execute<{ id: string }>(sql`select id::text from product_variants order by id`)
  return rows.map(({ id }) => id)
}

export async function makeShopper({ db }: Database, address: string): Promise<Shopper> {
  const { user, token, sessionId } = await makeToken({ db } as Services, 'shopper', {
    accessExpiresAt: new Date(Date.now() + dayMs),
  })
  // An address that is not the demo's: a start without the demo would lock the account.
  const email = `${user.id}@example.com`
  await db.execute(sql`update users set email_verified = true, email = ${email} where id = ${user.id}`)
  await db.execute(sql`update sessions set expires_at = now() + interval '1 day' where id = ${sessionId}`)
  const headers = bearer(token)
  const made = await send<{ id: string }>(address, { headers }, ['POST', '/addresses', someAddress])
  return { userId: user.id, headers, addressId: made.data.id }
}

interface Shop {
  address: string
  variantIds: string[]
}

/**
 * Fills the cart, orders and pays, over and over, until the server is gone; every request is recorded before it
 * is sent.
 */
export async function shopUntilGone(
  shopper: Shopper,
  { address, variantIds }: Shop,
  { name, note, onAnswer }: { name: string; note: (attempt: Attempt) => void; onAnswer: () => void },
) {
  for (let at = 0; ; at += 1) {
    for (const id of [variantIds[at % 4]!, variantIds[(at + 1) % 4]!]) {
      await send(address, shopper, ['PUT', `/cart/items/${id}`, { quantity: 1 + (at % 3) }])
    }
    const { addressId } = shopper
    const { data: quote } = await send<Quote>(address, shopper, ['POST', '/checkout/quote', { addressId }])
    const body = { addressId, method: methodOf(at), mark: quote.mark }
    const attempt: Attempt = { key: `${name}-order-${at}`, shopper, body }
    note(attempt)
    const placed = await pressPlace(address, attempt)
    attempt.answered = placed.number
    onAnswer()
    if (placed.start.kind === 'none') continue
    attempt.back = await press(await openPayScreen(placed.start), 'pay')
    await comeBack(address, attempt)
  }
}

async function pressPlace(address: string, { shopper, body, key }: Attempt) {
  const { status, data } = await placeWith(address, { shopper, body, key })
  if (status !== 200) throw new Error(`An order was answered with ${status}`)
  return data
}

export const placeWith = (
  address: string,
  { shopper, body, key }: Pick<Attempt, 'shopper' | 'body' | 'key'>,
) => send<{ number: string; start: PaymentStart }>(address, shopper, ['POST', '/orders', body, key])

/** From the gateway back to the shop, whatever host name the gateway has for it. */
export const comeBack = (address: string, { back }: Attempt) =>
  fetch(back!.replace('http://haat.test', address), { redirect: 'manual' })
