import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { goodPassword as password } from '../../../test/factories.ts'
import { makeShop } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '1' } })
})
afterAll(() => haat.close())

const stepMs = 30_000
const body = {
  kind: 'khalti',
  bankName: '',
  bankBranch: '',
  accountName: 'Asan Kapada Pasal',
  accountNumber: '9841234567',
  password,
}

/** The owner of a shop who has set up a second factor and shown it in this session. */
async function ownerWithFactor() {
  const { owner, path } = await makeShop(haat, ['owner'])
  const secret = newTotpSecret()
  await ensureSecondFactor(haat.services, owner.user.id, secret)
  const code = codeAt(secret).code
  expect((await owner.send('POST /account/second-factor/verify', { code })).statusCode).toBe(200)
  const change = (changes: object) => owner.send(`POST ${path}/payout-accounts`, { ...body, ...changes })
  const waiting = async () => (await owner.send(`GET ${path}/payout-accounts`)).json().data.waiting
  return { owner, path, secret, usedCode: code, change, waiting }
}

const fieldsOf = (answer: Parameters<typeof expectRefusal>[0]) =>
  Object.keys(expectRefusal(answer, 422, 'VALIDATION_FAILED').fields ?? {})

describe('a change of the payout account by somebody without a second factor', () => {
  it('is refused, also of a first account, until one is set up: then it asks for a code', async () => {
    const { owner, path } = await makeShop(haat, ['owner'])
    const accounts = `${path}/payout-accounts` as const
    for (const code of [undefined, '123456']) {
      const refused = await owner.send(`POST ${accounts}`, { ...body, ...(code && { code }) })
      expect(expectRefusal(refused, 403, 'SECOND_FACTOR_REQUIRED').message).toContain(
        'set up two-step sign-in',
      )
    }
    const begun = await owner.send('POST /account/second-factor', { password })
    const { secret } = begun.json().data as { secret: string }
    // A secret that was not confirmed yet is none.
    expectRefusal(await owner.send(`POST ${accounts}`, body), 403, 'SECOND_FACTOR_REQUIRED')
    const { code } = codeAt(secret)
    expect((await owner.send('POST /account/second-factor/confirm', { code })).statusCode).toBe(200)
    expect(fieldsOf(await owner.send(`POST ${accounts}`, body))).toEqual(['code'])
    const next = codeAt(secret, Date.now() + stepMs).code
    expect((await owner.send(`POST ${accounts}`, { ...body, code: next })).statusCode).toBe(200)
  })

  it('is not open to who turned it off again, and what waits is still cancelled', async () => {
    const { owner, secret, path, change } = await ownerWithFactor()
    const code = async () => {
      await haat.database.pool.query('update second_factors set last_step = 0 where user_id = $1', [
        owner.user.id,
      ])
      return codeAt(secret).code
    }
    const { waiting } = (await change({ code: await code() })).json().data
    const off = await owner.send('POST /account/second-factor/turn-off', { password, code: await code() })
    expect(off.statusCode, off.body).toBe(200)
    expect((await owner.send(`DELETE ${path}/payout-accounts/${waiting.id}`)).statusCode).toBe(200)
    expectRefusal(await change({}), 403, 'SECOND_FACTOR_REQUIRED')
  })
})

describe('a change of the payout account by somebody with a second factor', () => {
  it('asks for a fresh code: none and a used one are refused, the next one is right, once', async () => {
    const { secret, usedCode, change, waiting } = await ownerWithFactor()
    expect(fieldsOf(await change({}))).toEqual(['code'])
    expect(fieldsOf(await change({ code: usedCode }))).toEqual(['code'])
    expect(await waiting()).toBeNull()
    const { code } = codeAt(secret, Date.now() + stepMs)
    // A wrong password does not use the code up.
    expect(fieldsOf(await change({ code, password: 'not-this-one-42' }))).toEqual(['password'])
    expect((await change({ code })).statusCode).toBe(200)
    expect(await waiting()).toMatchObject({ kind: 'khalti', maskedNumber: '••••4567' })
  })

  it('leaves the code to the person when the change is refused for another reason', async () => {
    const { owner, secret, change } = await ownerWithFactor()
    const { code } = codeAt(secret, Date.now() + stepMs)
    const both = await Promise.all([change({ code }), change({ code })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect((await owner.send('GET /account/second-factor')).json().data.isConfirmed).toBe(true)
  })

  it('is refused after too many tries, with wrong passwords too', async () => {
    const { change } = await ownerWithFactor()
    for (let time = 0; time < 10; time++) {
      expect(fieldsOf(await change({ code: '000000', password: 'not-this-one-42' }))).toEqual(['password'])
    }
    expectRefusal(await change({ code: '000000' }), 429, 'RATE_LIMITED')
  })
})
