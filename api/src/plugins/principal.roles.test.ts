import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantAdmin } from '#domains/account/account.service.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

describe('what a session may do', () => {
  it('a role that is taken away is gone with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'staff')
    const ask = () => haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expect((await ask()).statusCode).toBe(200)
    await haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [user.id])
    expectRefusal(await ask(), 403, 'FORBIDDEN')
  })

  it('the first admin is made by e-mail address, once it is proven, and is one with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    const ask = () => haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expectRefusal(await ask(), 403, 'FORBIDDEN')
    expect(await grantAdmin(haat.services.db, user.email)).toBe('unverified')
    expectRefusal(await ask(), 403, 'FORBIDDEN')
    await haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
    expect(await grantAdmin(haat.services.db, user.email.toUpperCase())).toBe('granted')
    expectRefusal(await ask(), 403, 'SECOND_FACTOR_REQUIRED')
    expect(await grantAdmin(haat.services.db, 'no-account@haat.test')).toBe('unknown')
  })

  it('the database never holds a token, only its hash', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    const { rows } = await haat.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
