import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { contactMessage, signedIn } from '../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

/** A process on the same database with another key than the one that encrypted its data. */
let shop: OrderShop
let stranger: TestApp
let anjali: Awaited<ReturnType<OrderShop['shopper']>>
beforeAll(async () => {
  shop = await openOrderShop()
  anjali = await shop.shopper()
  const { databaseUrl, gateways } = shop
  stranger = await buildTestApp({
    databaseUrl,
    environment: gateways.environment,
    secretKeys: ['a key that opens nothing in here, 32+ characters'],
  })
})
afterAll(async () => {
  await stranger.close()
  await shop.close()
})

const notReadable = 'Not readable · पढिँदैन'
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = anjali.headers) =>
  stranger.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })

it('an account shows of a phone that cannot be opened that it is not readable, and the rest as it is', async () => {
  await anjali.send('PUT', '/auth/me', { phoneNumber: '9841234567' })
  const me = await ask('GET', '/auth/me')
  expect(me.statusCode).toBe(200)
  expect(me.json().user).toMatchObject({ id: anjali.userId, phoneNumber: notReadable })
  expect(stranger.logged()).toContain(shop.services.encryption.keyIds[0])
  expect((await ask('GET', '/account/export')).statusCode).toBe(200)
})

it('an address that cannot be opened is shown as such, takes no parcel, and can be written anew', async () => {
  const [address] = (await ask('GET', '/addresses')).json().data.items
  expect(address).toMatchObject({ id: anjali.addressId, name: notReadable, district: 'kathmandu', ward: 0 })
  const quote = await ask('POST', '/checkout/quote', { addressId: anjali.addressId })
  expect(expectRefusal(quote, 409, 'CONFLICT').message).toMatch(/^This address cannot be read\./)
})

it('an order shows what is not sealed, and neither takes nor refuses a code that cannot be compared', async () => {
  const { number } = await anjali.buyProducts([[await shop.make()]])
  const confirm = await ask('POST', `/orders/${number}/confirm`, { code: '123456' })
  expect(expectRefusal(confirm, 503, 'UNAVAILABLE').message).toMatch(/^We cannot check this at the moment/)
  expectRefusal(await ask('POST', `/orders/${number}/code`), 503, 'UNAVAILABLE')
  const { rows } = await shop.database.pool.query('select wrong_codes from orders')
  expect(rows).toEqual([{ wrong_codes: 0 }])
  for (const to of ['confirmed', 'packed', 'shipped'] as const) {
    await advanceParcel(shop.services, { number, position: 1, to, actor: 'staff' })
  }
  const order = await ask('GET', `/orders/${number}`)
  expect(order.statusCode).toBe(200)
  const { address, parcels } = order.json().data
  expect(address).toMatchObject({ name: notReadable, phoneNumber: notReadable, district: 'kathmandu' })
  expect(parcels[0]).toMatchObject({ state: 'shipped', doorCode: notReadable })
  const bill = await ask('GET', `/orders/${number}/parcels/1/invoice`)
  expect([bill.statusCode, bill.headers['content-type']]).toEqual([200, 'application/pdf'])
})

it('the desk reads a message whose phone number cannot be opened', async () => {
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/contact-admin',
    payload: contactMessage(),
  })
  const staff = await signedIn(shop.services, 'staff')
  const thread = await ask('GET', `/staff/tickets/${sent.json().data.ticketNumber}`, undefined, staff)
  expect(thread.statusCode).toBe(200)
  expect(thread.json().data.phoneNumbers).toEqual([notReadable])
})
