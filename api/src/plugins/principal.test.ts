import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Access, Endpoint } from '@haat/contract/shared/endpoint.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, signedIn } from '../../test/factories.ts'
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

function verdictOf(access: Access, caller: Caller): Verdict {
  if (access === 'public') return 'in'
  if (caller === 'forged' || caller === 'revoked') return 'INVALID_ACCESS_TOKEN'
  if (!isKnown(caller)) return 'UNAUTHENTICATED'
  return access === 'signed-in' || caller === 'staff' || caller === 'admin' ? 'in' : 'FORBIDDEN'
}

/** Bodies for the calls that need one; a new call without its line here fails the matrix. */
const bodies: Record<string, () => object> = {
  'POST /contact-admin': contactMessage,
  'POST /master-content/bulk-keys': () => ({ keys: ['terms'] }),
}

let haat: TestApp
let headers: Record<Caller, Record<string, string>>
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) =>
      void app.register(
        async (api) => {
          api.get('/forgotten', async () => 'open to everyone by mistake')
        },
        { prefix: '/api' },
      ),
  })
  const { services } = haat
  const past = new Date(Date.now() - 1)
  headers = {
    anonymous: {},
    shopper: await signedIn(services, 'shopper'),
    vendor: await signedIn(services, 'vendor'),
    staff: await signedIn(services, 'staff'),
    admin: await signedIn(services, 'admin'),
    expired: bearer((await makeToken(services, 'admin', { accessExpiresAt: past })).token),
    revoked: bearer((await makeToken(services, 'admin', { revokedAt: past })).token),
    forged: bearer('eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJhZG1pbiJdfQ.'),
    malformed: { authorization: 'Basic YWRtaW46YWRtaW4=' },
  }
})
afterAll(() => haat.close())

const cases = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([line, endpoint]) =>
  callers.map((caller) => ({ line, caller, verdict: verdictOf(endpoint.access, caller) })),
)

describe('who may make which call', () => {
  it.each(cases)('$line as $caller: $verdict', async ({ line, caller, verdict }) => {
    const [method, path = ''] = line.split(' ') as ['GET', string]
    const url = `/api${path.replace(':id', randomUUID()).replace(':key', 'terms')}`
    const body = bodies[line]?.()
    const answer = await haat.app.inject({
      method,
      url,
      headers: headers[caller],
      ...(body && { payload: body }),
    })
    if (verdict === 'in') return expect([200, 404], answer.body).toContain(answer.statusCode)
    expectRefusal(answer, verdict === 'FORBIDDEN' ? 403 : 401, verdict)
  })

  it('a route that forgot its rule lets nobody in, not even an admin', async () => {
    for (const caller of callers) {
      const answer = await haat.app.inject({ url: '/api/forgotten', headers: headers[caller] })
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
      headers: { ...headers.shopper, ...claims },
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

  it('the database never holds a token, only its hash', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    const { rows } = await haat.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('tokens never reach the logs', async () => {
    const logged = haat.logged()
    for (const { authorization } of Object.values(headers)) {
      if (authorization) expect(logged).not.toContain(authorization.split(' ')[1])
    }
  })
})
