import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { demoAccounts, demoPassword } from '@haat/demo/demo-accounts.ts'
import { ensureUser } from './account.service.ts'
import { users } from './account.tables.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const me = (headers: Record<string, string> = {}) => haat.app.inject({ url: '/api/auth/me', headers })

describe('the signed-in user', () => {
  it('reads who he is, without his password', async () => {
    const { user, token } = await makeToken(haat.services, 'vendor')
    const answer = await me(bearer(token))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      user: {
        id: user.id,
        name: 'Anjali Shrestha',
        email: user.email,
        emailVerified: false,
        phoneNumber: null,
        roles: ['shopper', 'vendor'],
        language: 'en',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    })
  })

  it('without a session is asked to sign in', async () => {
    expect(expectRefusal(await me(), 401, 'UNAUTHENTICATED').message).toBe('Please sign in first.')
    expectRefusal(await me({ authorization: 'Bearer ' }), 401, 'UNAUTHENTICATED')
    expectRefusal(await me({ authorization: 'Bearer a b' }), 401, 'UNAUTHENTICATED')
  })

  it('with an account that was removed is not known any more', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    await haat.database.pool.query('delete from users where id = $1', [user.id])
    expectRefusal(await me(bearer(token)), 401, 'INVALID_ACCESS_TOKEN')
  })
})

describe('demo accounts', () => {
  it('are made once, with a password that only argon2id could check', async () => {
    const [account] = demoAccounts
    for (let time = 0; time < 2; time++)
      await ensureUser(haat.services.db, { ...account!, password: demoPassword })
    const rows = (await haat.services.db.select().from(users)).filter((row) => row.id === account!.id)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(demoPassword)
  })
})
