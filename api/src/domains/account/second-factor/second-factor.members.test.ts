import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, goodPassword as password } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { makePerson, makeShop, sendAs, type Person } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { ensureSecondFactor, forgetSecondFactor } from './reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from './totp.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const stepMs = 30_000
const factor = '/account/second-factor'

/** Sets a second factor up as a person does; returns its secret and recovery codes. */
async function setUp({ send }: Person) {
  const { secret } = (await send(`POST ${factor}`, { password })).json().data
  const confirmed = await send(`POST ${factor}/confirm`, { code: codeAt(secret).code })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { secret: secret as string, recoveryCodes: confirmed.json().data.recoveryCodes as string[] }
}

/** Another session of the same person, who has not shown the factor there. */
async function signInAgain({ user }: Person) {
  const payload = { email: user.email, password, cookieless: true }
  const answer = await haat.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const headers = bearer(answer.json().accessToken.token)
  return (line: Parameters<typeof sendAs>[2], body?: object) => sendAs(haat, headers, line, body)
}

describe('the second factor of somebody in a shop', () => {
  it('is for members of every role, and nobody else', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    for (const role of ['owner', 'manager', 'packer'] as const) await setUp(shop[role])
    const shopper = await makePerson(haat)
    expectRefusal(await shopper.send(`POST ${factor}`, { password }), 403, 'FORBIDDEN')
  })

  it('is asked for once in each session before a shop opens, and stands in no audit log', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    const before = await signInAgain(owner)
    expect((await before(`GET ${path}`)).statusCode).toBe(200)
    const { secret } = await setUp(owner)
    expect((await owner.send(`GET ${path}`)).statusCode).toBe(200)
    expectRefusal(await before(`GET ${path}`), 403, 'SECOND_FACTOR_REQUIRED')
    expectRefusal(await before(`GET ${path}/payout-accounts`), 403, 'SECOND_FACTOR_REQUIRED')
    const code = codeAt(secret, Date.now() + stepMs).code
    expect((await before(`POST ${factor}/verify`, { code })).statusCode).toBe(200)
    expect((await before(`GET ${path}`)).statusCode).toBe(200)
    // Shopping never asks for it.
    expect((await (await signInAgain(owner))('GET /orders')).statusCode).toBe(200)
    const { rows } = await haat.database.pool.query('select 1 from audit_entries where actor_id = $1', [
      owner.user.id,
    ])
    expect(rows).toEqual([])
    const subjects = (await mailsTo(haat, owner.user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step sign-in at Haat is set up')
  })

  it('opens with a recovery code, and codes are made anew only in a session that has shown it', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    const { secret, recoveryCodes } = await setUp(owner)
    const again = await signInAgain(owner)
    const code = codeAt(secret, Date.now() + stepMs).code
    expectRefusal(await again(`POST ${factor}/recovery-codes`, { code }), 403, 'SECOND_FACTOR_REQUIRED')
    expect((await again(`POST ${factor}/verify`, { recoveryCode: recoveryCodes[0] })).statusCode).toBe(200)
    expect((await again(`GET ${path}`)).statusCode).toBe(200)
    expect((await again(`POST ${factor}/recovery-codes`, { code })).json().data.recoveryCodes).toHaveLength(
      10,
    )
  })

  it('is turned off with password and code, and then asked for nowhere; its owner is told', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    const { secret } = await setUp(owner)
    const again = await signInAgain(owner)
    const code = codeAt(secret, Date.now() + stepMs).code
    const off = (body: object) => owner.send(`POST ${factor}/turn-off`, body)
    expectRefusal(await off({ password: 'not-this-one-42', code }), 422, 'VALIDATION_FAILED')
    expectRefusal(await off({ password, code: codeAt(secret).code }), 422, 'VALIDATION_FAILED')
    expectRefusal(await off({ password }), 422, 'VALIDATION_FAILED')
    expect((await off({ password, code })).json().data).toEqual({
      isSetUp: false,
      isConfirmed: false,
      recoveryCodesLeft: 0,
      isPostponed: false,
    })
    for (const send of [owner.send, again]) expect((await send(`GET ${path}`)).statusCode).toBe(200)
    expect((await mailsTo(haat, owner.user.email)).at(-1)?.subject).toBe(
      'Two-step sign-in at Haat is turned off',
    )
    expectRefusal(await off({ password, code }), 409, 'CONFLICT')
  })

  it('is kept by staff, who are in the shop with the factor that they have at work', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    await haat.database.pool.query(
      `update users set roles = array['shopper', 'vendor', 'staff'] where id = $1`,
      [owner.user.id],
    )
    const secret = newTotpSecret()
    await ensureSecondFactor(haat.services, owner.user.id, secret)
    expectRefusal(await owner.send(`GET ${path}`), 403, 'SECOND_FACTOR_REQUIRED')
    const { code } = codeAt(secret)
    expect((await owner.send(`POST ${factor}/verify`, { code })).statusCode).toBe(200)
    expect((await owner.send(`GET ${path}`)).statusCode).toBe(200)
    expect((await owner.send('GET /staff/audit')).statusCode).toBe(200)
    expectRefusal(await owner.send(`POST ${factor}/turn-off`, { password, code: '123456' }), 403, 'FORBIDDEN')
  })

  it('is asked for again 30 days after “later”, on every device', async () => {
    const { owner } = await makeShop(haat, ['owner'])
    const isPostponed = async () => (await owner.send(`GET ${factor}`)).json().data.isPostponed
    expect(await isPostponed()).toBe(false)
    expect((await owner.send(`POST ${factor}/postpone`)).json().data.isPostponed).toBe(true)
    const move = (age: string) =>
      haat.database.pool.query(
        `update account_events set created_at = now() - $2::interval where user_id = $1 and event = 'second-factor-postponed'`,
        [owner.user.id, age],
      )
    await move('29 days 23 hours')
    expect(await isPostponed()).toBe(true)
    await move('30 days 1 minute')
    expect(await isPostponed()).toBe(false)
  })

  it('that is lost with its codes is forgotten by the operator, and the shop opens', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    await setUp(owner)
    const again = await signInAgain(owner)
    expectRefusal(await again(`GET ${path}`), 403, 'SECOND_FACTOR_REQUIRED')
    await haat.services.db.transaction((tx) => forgetSecondFactor(tx, owner.user.email))
    expect((await again(`GET ${path}`)).statusCode).toBe(200)
    expect((await again(`GET ${factor}`)).json().data.isSetUp).toBe(false)
    expect((await again(`POST ${factor}`, { password })).statusCode).toBe(200)
  })
})
