import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ensureSecondFactor } from './domains/account/second-factor/reset-second-factor.service.ts'
import { addFirstPayoutAccount } from './domains/payouts/payouts.service.ts'
import { forgetLostKey } from './forget-lost-key.ts'
import { goodPassword, makeAccount } from '../test/factories.ts'
import { openOrderShop, type OrderShop } from '../test/order-shop.ts'
import { buildTestApp, type TestApp } from '../test/test-app.ts'
import { TestBrowser } from '../test/test-browser.ts'

const nextKey = 'the key after the one that was lost, 32+ characters'

let shop: OrderShop
let after: TestApp
beforeAll(async () => {
  shop = await openOrderShop()
  const { databaseUrl, gateways } = shop
  after = await buildTestApp({ databaseUrl, environment: gateways.environment, secretKeys: [nextKey] })
})
afterAll(async () => {
  await after.close()
  await shop.close()
})

it('gives up what a lost key has sealed, after a list of it, and the shop goes on', async () => {
  const anjali = await shop.shopper()
  await anjali.send('PUT', '/auth/me', { phoneNumber: '9841234567' })
  const { number } = await anjali.buyProducts([[await shop.make()]])
  const staff = await makeAccount(shop.services, { roles: ['shopper', 'staff'] })
  await ensureSecondFactor(shop.services, staff.id)
  const wallet = {
    kind: 'esewa',
    bankName: '',
    bankBranch: '',
    accountName: 'Any',
    accountNumber: '9841234567',
  } as const
  await addFirstPayoutAccount(shop.services, shop.services.db, { ...wallet, vendorId: 1, ownerId: staff.id })

  const config = readConfig({ SECRET_KEY: nextKey })
  const work = { config, db: shop.services.db, directUrl: shop.databaseUrl }
  const list = await forgetLostKey(work, false)
  for (const line of [
    '1 phone numbers of accounts',
    '1 second factors',
    '1 addresses of shoppers',
    '1 addresses of orders',
    '1 codes that confirm orders',
    '1 payout accounts of shops',
  ]) {
    expect(list).toContain(`- ${line}`)
  }
  expect((await shop.database.pool.query('select count(*)::int as n from addresses')).rows).toEqual([
    { n: 1 },
  ])
  expect(await forgetLostKey(work, true)).toMatch(/^What was sealed with the lost key is given up/)
  expect(await forgetLostKey(work, true)).toMatch(/^Nothing is lost/)

  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    after.app.inject({ method, url: `/api${url}`, headers: anjali.headers, ...(payload && { payload }) })
  expect((await ask('GET', '/auth/me')).json().user.phoneNumber).toBeNull()
  expect((await ask('GET', '/addresses')).json().data.items).toEqual([])
  expect((await ask('GET', `/orders/${number}`)).json().data.address.name).toBe('Not readable · पढिँदैन')
  // The code of the first mail is no longer valid; a new one is sent and is.
  expect((await ask('POST', `/orders/${number}/code`)).statusCode).toBe(200)
  const mail = (await shop.mails()).at(-1)!
  const code = /\b(\d{6})\b/.exec(mail.text_body)?.[1]
  expect((await ask('POST', `/orders/${number}/confirm`, { code })).statusCode).toBe(200)

  const accounts = await shop.database.pool.query('select ended_for, holder_sealed from payout_accounts')
  expect(accounts.rows).toEqual([{ ended_for: 'unreadable', holder_sealed: null }])

  const browser = new TestBrowser(after)
  await browser.signIn(staff.email, goodPassword)
  expect((await browser.call('GET /account/second-factor')).json().data.isSetUp).toBe(false)
  const begun = await browser.call('POST /account/second-factor', { password: goodPassword })
  expect(begun.statusCode).toBe(200)
})
