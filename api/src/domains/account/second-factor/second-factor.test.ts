import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, goodPassword, makeAccount, makeContent } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { ensureSecondFactor, forgetSecondFactor } from './reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from './totp.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const stepMs = 30_000
const wrongCode = (secret: string) => String((Number(codeAt(secret).code) + 1) % 1e6).padStart(6, '0')

async function signInAs(email: string) {
  const payload = { email, password: goodPassword, cookieless: true }
  const answer = await haat.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  return answer.json() as { accessToken: { token: string }; refreshToken: { token: string } }
}

/** Somebody who is signed in by password alone, with or without a second factor. */
async function person({ role = 'staff' as Role, hasFactor = true } = {}) {
  const account = await makeAccount(haat.services, { roles: ['shopper', role] })
  const secret = newTotpSecret()
  if (hasFactor) await ensureSecondFactor(haat.services, account.id, secret)
  const { accessToken, refreshToken } = await signInAs(account.email)
  const headers = bearer(accessToken.token)
  const send = (path: string, payload: object) =>
    haat.app.inject({ method: 'POST', url: `/api/account/second-factor${path}`, headers, payload })
  const state = async () =>
    (await haat.app.inject({ url: '/api/account/second-factor', headers })).json().data
  const asStaff = () => haat.app.inject({ url: '/api/master-content/stats', headers })
  return { account, secret, headers, refreshToken, send, state, asStaff }
}

const mailsTo = async (email: string) => {
  const { rows } = await haat.database.pool.query('select subject from mails where to_address = $1', [email])
  return rows.map(({ subject }) => subject as string)
}
const auditEntriesOf = async (userId: string) => {
  const { rows } = await haat.database.pool.query(
    'select action, before, after from audit_entries where actor_id = $1 order by id',
    [userId],
  )
  return rows
}

describe('setting up a second factor', () => {
  it('asks for the password, counts from its first right code, and opens the session', async () => {
    const { account, send, state, asStaff } = await person({ hasFactor: false })
    expect(await state()).toEqual({
      isSetUp: false,
      isConfirmed: false,
      recoveryCodesLeft: 0,
      isPostponed: false,
    })
    expectRefusal(await send('', { password: 'not-this-one-42' }), 422, 'VALIDATION_FAILED')
    const { secret, uri } = (await send('', { password: goodPassword })).json().data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Haat:.*secret=.*algorithm=SHA1.*digits=6.*period=30/)
    expect(uri).toContain(secret)
    expectRefusal(await send('/confirm', { code: wrongCode(secret) }), 422, 'VALIDATION_FAILED')
    expectRefusal(await asStaff(), 403, 'SECOND_FACTOR_REQUIRED')
    const confirmed = await send('/confirm', { code: codeAt(secret).code })
    const { recoveryCodes } = confirmed.json().data
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await asStaff()).statusCode).toBe(200)
    expect(await state()).toEqual({
      isSetUp: true,
      isConfirmed: true,
      recoveryCodesLeft: 10,
      isPostponed: false,
    })
    expect(await mailsTo(account.email)).toContain('Two-step sign-in at Haat is set up')
    expect(await auditEntriesOf(account.id)).toEqual([
      { action: 'second-factor.set-up', before: null, after: null },
    ])
    const kept = await haat.database.pool.query(
      'select (select json_agg(f) from second_factors f) as f, (select json_agg(r) from recovery_codes r) as r',
    )
    for (const shown of [secret, ...recoveryCodes]) expect(JSON.stringify(kept.rows)).not.toContain(shown)
    expect(haat.logged()).not.toContain(secret)
  })

  it('is not for shoppers', async () => {
    const { send } = await person({ role: 'shopper', hasFactor: false })
    expectRefusal(await send('', { password: goodPassword }), 403, 'FORBIDDEN')
    expectRefusal(await send('/verify', { code: '123456' }), 409, 'CONFLICT')
  })

  it('a password alone puts no other app in the place of the one that counts', async () => {
    const { secret, send, asStaff } = await person()
    expectRefusal(await send('', { password: goodPassword }), 403, 'SECOND_FACTOR_REQUIRED')
    expect((await send('/verify', { code: codeAt(secret).code })).statusCode).toBe(200)
    expect((await asStaff()).statusCode).toBe(200)
  })

  it('a new app takes over at its first code: until then the old one counts, then other sessions show it again', async () => {
    const { account, secret, send, asStaff } = await person()
    await send('/verify', { code: codeAt(secret).code })
    const other = bearer((await signInAs(account.email)).accessToken.token)
    const verify = (code: string) =>
      haat.app.inject({
        method: 'POST',
        url: '/api/account/second-factor/verify',
        headers: other,
        payload: { code },
      })
    const fresh = (await send('', { password: goodPassword })).json().data.secret
    expect((await verify(codeAt(secret, Date.now() + stepMs).code)).statusCode).toBe(200)
    expect((await send('/confirm', { code: codeAt(fresh).code })).statusCode).toBe(200)
    expect((await asStaff()).statusCode).toBe(200)
    const otherAsks = await haat.app.inject({ url: '/api/master-content/stats', headers: other })
    expectRefusal(otherAsks, 403, 'SECOND_FACTOR_REQUIRED')
    expectRefusal(await verify(codeAt(secret, Date.now() + stepMs).code), 422, 'VALIDATION_FAILED')
  })
})

describe('showing a second factor', () => {
  it('a sign-in alone makes nobody staff; drafts stay hidden too', async () => {
    const { secret, headers, send, asStaff } = await person()
    expectRefusal(await asStaff(), 403, 'SECOND_FACTOR_REQUIRED')
    const id = await makeContent(haat.services, { key: 'plans', versions: [{ status: 'draft' }] })
    const draft = () => haat.app.inject({ url: `/api/master-content/${id}`, headers })
    expectRefusal(await draft(), 404, 'NOT_FOUND')
    expect((await send('/verify', { code: codeAt(secret).code })).json().data.isConfirmed).toBe(true)
    expect((await asStaff()).statusCode).toBe(200)
    expect((await draft()).json().data.status).toBe('draft')
  })

  it('no code works twice, not even for two who show it at the same moment', async () => {
    const { secret, send } = await person()
    const { code } = codeAt(secret)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('/verify', { code })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expectRefusal(await send('/verify', { code }), 422, 'VALIDATION_FAILED')
  })

  it('a code of one step before or after is right, of two steps it is not', async () => {
    const late = await person()
    const old = codeAt(late.secret, Date.now() - 2 * stepMs).code
    expectRefusal(await late.send('/verify', { code: old }), 422, 'VALIDATION_FAILED')
    const early = codeAt(late.secret, Date.now() + stepMs).code
    expect((await late.send('/verify', { code: early })).statusCode).toBe(200)
    // The present code is older than the one that was used.
    expectRefusal(await late.send('/verify', { code: codeAt(late.secret).code }), 422, 'VALIDATION_FAILED')
  })

  it('stays shown when the session is refreshed, and is asked for again at the next sign-in', async () => {
    const { account, secret, send, refreshToken } = await person()
    await send('/verify', { code: codeAt(secret).code })
    const payload = { refreshToken: refreshToken.token }
    const refreshed = await haat.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload })
    const ask = (token: string) =>
      haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expect((await ask(refreshed.json().accessToken.token)).statusCode).toBe(200)
    const again = await signInAs(account.email)
    expectRefusal(await ask(again.accessToken.token), 403, 'SECOND_FACTOR_REQUIRED')
  })
})

describe('recovery codes', () => {
  async function withCodes() {
    const one = await person({ hasFactor: false })
    const { secret } = (await one.send('', { password: goodPassword })).json().data
    const { recoveryCodes } = (await one.send('/confirm', { code: codeAt(secret).code })).json().data
    return { ...one, secret: secret as string, recoveryCodes: recoveryCodes as string[] }
  }

  it('work once each, however they are typed, and their owner is told', async () => {
    const { account, recoveryCodes } = await withCodes()
    const typed = ` ${recoveryCodes[0]!.replaceAll('-', ' ').toUpperCase()} `
    const show = async () => {
      const headers = bearer((await signInAs(account.email)).accessToken.token)
      const url = '/api/account/second-factor/verify'
      return haat.app.inject({ method: 'POST', url, headers, payload: { recoveryCode: typed } })
    }
    const answers = await Promise.all([show(), show(), show(), show()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    const right = answers.find(({ statusCode }) => statusCode === 200)
    expect(right?.json().data).toEqual({
      isSetUp: true,
      isConfirmed: true,
      recoveryCodesLeft: 9,
      isPostponed: false,
    })
    expect(await mailsTo(account.email)).toContain('A recovery code of yours was used at Haat')
    expect(await auditEntriesOf(account.id)).toMatchObject([
      { action: 'second-factor.set-up' },
      { action: 'second-factor.use-recovery-code' },
    ])
  })

  it('of somebody else are wrong', async () => {
    const { recoveryCodes } = await withCodes()
    const other = await person()
    const answer = await other.send('/verify', { recoveryCode: recoveryCodes[0] })
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
  })

  it('are void when new ones are made, which takes a code of the app', async () => {
    const { secret, send, recoveryCodes } = await withCodes()
    expectRefusal(await send('/recovery-codes', { code: wrongCode(secret) }), 422, 'VALIDATION_FAILED')
    const code = codeAt(secret, Date.now() + stepMs).code
    const renewed = (await send('/recovery-codes', { code })).json().data.recoveryCodes
    expect(renewed).toHaveLength(10)
    expectRefusal(await send('/verify', { recoveryCode: recoveryCodes[1] }), 422, 'VALIDATION_FAILED')
    expect((await send('/verify', { recoveryCode: renewed[1] })).statusCode).toBe(200)
  })
})

it('somebody who lost everything begins anew, and is staff nowhere until then', async () => {
  const { account, secret, send, state, asStaff } = await person()
  await send('/verify', { code: codeAt(secret).code })
  const forgotten = await haat.services.db.transaction((tx) => forgetSecondFactor(tx, account.email))
  expect(forgotten?.id).toBe(account.id)
  expectRefusal(await asStaff(), 403, 'SECOND_FACTOR_REQUIRED')
  expect(await state()).toEqual({
    isSetUp: false,
    isConfirmed: false,
    recoveryCodesLeft: 0,
    isPostponed: false,
  })
  expect((await send('', { password: goodPassword })).statusCode).toBe(200)
})
