import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import { accessRules, type Access, type Endpoint } from '@haat/contract/shared/endpoint.ts'
import type { ErrorCode } from '@haat/contract/shared/errors.ts'
import { grantAdmin } from '#domains/account/account.service.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, signedIn } from '../../test/factories.ts'
import { someAddress } from '../../test/order-shop.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

const callers = [
  'anonymous',
  'shopper',
  'vendor',
  'staff',
  'admin',
  'expired',
  'revoked',
  'forged',
  'malformed',
] as const
type Caller = (typeof callers)[number]
type Verdict = 'in' | 'UNAUTHENTICATED' | 'INVALID_ACCESS_TOKEN' | 'FORBIDDEN'

const isKnown = (caller: Caller) => ['shopper', 'vendor', 'staff', 'admin'].includes(caller)

const rolesFor: Record<Exclude<Access, 'public' | 'signed-in'>, Caller[]> = {
  vendor: ['vendor'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
}

function verdictOf(access: Access, caller: Caller): Verdict {
  if (access === 'public') return 'in'
  if (caller === 'forged' || caller === 'revoked') return 'INVALID_ACCESS_TOKEN'
  if (!isKnown(caller)) return 'UNAUTHENTICATED'
  return access === 'signed-in' || rolesFor[access].includes(caller) ? 'in' : 'FORBIDDEN'
}

const email = 'nobody@haat.test'
const someToken = 'a-token-that-nobody-made'
const password = 'walnut-lantern-42'
const newPassword = password

/** Bodies for the calls that need one; a new call without its line here fails the matrix. */
const bodies: Record<string, () => object> = {
  'POST /contact-admin': contactMessage,
  'POST /master-content/bulk-keys': () => ({ keys: ['terms'] }),
  'POST /auth/register': () => ({ name: 'Maya', email, password, acceptedTerms: true }),
  'POST /auth/login': () => ({ email: 'unknown@haat.test', password }),
  'POST /auth/refresh-token': () => ({ refreshToken: someToken }),
  'PUT /auth/me': () => ({ language: 'ne' }),
  'POST /auth/resend-verification-email': () => ({ email }),
  'POST /auth/forgot-password': () => ({ email }),
  'POST /auth/reset-password': () => ({ token: someToken, newPassword }),
  'POST /account/password': () => ({ currentPassword: password, newPassword }),
  'POST /account/email': () => ({ newEmail: email, password }),
  'POST /account/delete': () => ({}),
  'POST /wishlists': () => ({ productId: 'nothing-1' }),
  'POST /wishlists/sync': () => ({ productIds: [] }),
  'POST /products/by-ids': () => ({ productIds: [] }),
  'POST /services/:serviceId/requests': () => ({
    name: 'Maya',
    email,
    phoneNumber: '9841234567',
    dayWished: '2026-12-01',
  }),
  'POST /addresses': () => someAddress,
  'PUT /addresses/:addressId': () => someAddress,
  'PUT /cart/items/:variantId': () => ({ quantity: 1 }),
  'PATCH /cart/items/:variantId': () => ({ isChosen: true }),
  'PUT /cart/chosen': () => ({ variantIds: [] }),
  'POST /cart/merge': () => ({ items: [] }),
  'PUT /cart/coupon': () => ({ code: 'NOTHING' }),
  'POST /checkout/quote': () => ({}),
  'POST /orders': () => ({ addressId: randomUUID(), method: 'cod', mark: 'x' }),
  'POST /orders/:number/pay': () => ({ method: 'esewa' }),
  'POST /orders/:number/confirm': () => ({ code: '123456' }),
  'POST /orders/:number/parcels/:position/cancel': () => ({ reason: 'other' }),
}

/** Calls that let the caller in and then refuse what they were given. */
const ownRefusals: Record<string, ErrorCode> = {
  'POST /auth/login': 'INVALID_CREDENTIALS',
  'POST /auth/refresh-token': 'INVALID_RESPONSE_TOKEN',
  'GET /auth/verify-email': 'INVALID_LINK',
  'GET /auth/verify-password-reset-token/:token': 'INVALID_LINK',
  'POST /auth/reset-password': 'INVALID_LINK',
  'POST /account/password': 'VALIDATION_FAILED',
  'POST /account/email': 'VALIDATION_FAILED',
  'DELETE /account/google': 'CONFLICT',
  'POST /orders': 'BAD_REQUEST',
}

/** A sign-in of its own for every case: some calls end it. */
const past = new Date(Date.now() - 1)
const headersOf: Record<Caller, () => Promise<Record<string, string>> | Record<string, string>> = {
  anonymous: () => ({}),
  shopper: () => signedIn(haat.services, 'shopper'),
  vendor: () => signedIn(haat.services, 'vendor'),
  staff: () => signedIn(haat.services, 'staff'),
  admin: () => signedIn(haat.services, 'admin'),
  expired: async () => bearer((await makeToken(haat.services, 'admin', { accessExpiresAt: past })).token),
  revoked: async () => bearer((await makeToken(haat.services, 'admin', { endedAt: past })).token),
  forged: () => bearer('eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJhZG1pbiJdfQ.'),
  malformed: () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' }),
}
const used: string[] = []

async function headersFor(caller: Caller) {
  const headers = await headersOf[caller]()
  if (headers['authorization']) used.push(headers['authorization'].split(' ')[1]!)
  return headers
}

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) =>
      void app.register(
        async (api) => {
          api.get('/forgotten', async () => 'open to everyone by mistake')
          for (const access of accessRules) {
            api.get(`/for/${access}`, { config: { access } }, async () => 'in')
          }
        },
        { prefix: '/api' },
      ),
  })
})
afterAll(() => haat.close())

const cases = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([line, endpoint]) =>
  callers.map((caller) => ({ line, caller, verdict: verdictOf(endpoint.access, caller) })),
)

const fill = (path: string) =>
  path
    .replace(/:(id|addressId)/, randomUUID())
    .replace(/:(variantId|position)/, '1')
    .replace(':key', 'terms')
    .replace(':token', someToken)
    .replace(/:(productId|serviceId|slug|number|district)/, 'nothing')
const queries: Record<string, string> = { 'GET /auth/verify-email': `?token=${someToken}` }

describe('who may make which call', () => {
  it.each(cases)('$line as $caller: $verdict', async ({ line, caller, verdict }) => {
    const [method, path = ''] = line.split(' ') as ['GET', string]
    const body = bodies[line]?.()
    const answer = await haat.app.inject({
      method,
      url: `/api${fill(path)}${queries[line] ?? ''}`,
      headers: await headersFor(caller),
      ...(body && { payload: body }),
    })
    if (verdict !== 'in') return void expectRefusal(answer, verdict === 'FORBIDDEN' ? 403 : 401, verdict)
    if (ownRefusals[line]) return expect(answer.json().code).toBe(ownRefusals[line])
    expect([200, 404], answer.body).toContain(answer.statusCode)
  })

  it.each(accessRules.flatMap((access) => callers.map((caller) => ({ access, caller }))))(
    'a call for $access as $caller',
    async ({ access, caller }) => {
      const answer = await haat.app.inject({ url: `/api/for/${access}`, headers: await headersFor(caller) })
      const verdict = verdictOf(access, caller)
      if (verdict === 'in') return expect(answer.body).toBe('in')
      expectRefusal(answer, verdict === 'FORBIDDEN' ? 403 : 401, verdict)
    },
  )

  it('the table of routes holds every call of the contract with its rule, and no other route without one', () => {
    const table = new Map(haat.app.accessTable.map(({ line, access }) => [line.replace('/api', ''), access]))
    for (const [line, { access }] of Object.entries(endpoints as Record<string, Endpoint>)) {
      expect([line, table.get(line)]).toEqual([line, access])
    }
    const lawless = [...table].filter(([, access]) => access === undefined).map(([line]) => line)
    expect(lawless).toEqual(['GET /forgotten', 'HEAD /forgotten'])
  })

  it('a route that forgot its rule lets nobody in, not even an admin', async () => {
    for (const caller of callers) {
      const answer = await haat.app.inject({ url: '/api/forgotten', headers: await headersFor(caller) })
      expect(answer.body).not.toContain('by mistake')
      expectRefusal(answer, 403, 'FORBIDDEN')
    }
  })

  it('roles are read from the records: claims in headers change nothing', async () => {
    const claims = {
      'x-role': 'admin',
      'x-user-id': randomUUID(),
      'x-portal': 'VENDOR_PORTAL',
      cookie: 'role=admin',
    }
    const answer = await haat.app.inject({
      url: '/api/master-content/stats',
      headers: { ...(await headersFor('shopper')), ...claims },
    })
    expectRefusal(answer, 403, 'FORBIDDEN')
  })

  it('a role that is taken away is gone with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'staff')
    const ask = () => haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expect((await ask()).statusCode).toBe(200)
    await haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [user.id])
    expectRefusal(await ask(), 403, 'FORBIDDEN')
  })

  it('the first admin is made by e-mail address, and is one with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    const ask = () => haat.app.inject({ url: '/api/for/admin', headers: bearer(token) })
    expectRefusal(await ask(), 403, 'FORBIDDEN')
    expect(await grantAdmin(haat.services.db, user.email.toUpperCase())).toBe(true)
    expect((await ask()).body).toBe('in')
    expect(await grantAdmin(haat.services.db, 'no-account@haat.test')).toBe(false)
  })

  it('the database never holds a token, only its hash', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    const { rows } = await haat.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('tokens never reach the logs', async () => {
    const logged = haat.logged()
    expect(used.length).toBeGreaterThan(50)
    for (const token of used) expect(logged).not.toContain(token)
  })
})
