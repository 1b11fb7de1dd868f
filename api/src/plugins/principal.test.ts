import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import { accessRules, type Access, type Endpoint } from '@haat/contract/shared/endpoint.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { isShopAccess } from './membership.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, makeToken, signedIn } from '../../test/factories.ts'
import { ownRefusals, sampleCall } from '../../test/sample-calls.ts'
import { joinAs, makeShop } from '../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

const callers = [
  'anonymous',
  'shopper',
  'manager of a shop',
  'packer of a shop',
  'staff',
  'staff without the right',
  'admin',
  'staff without second factor',
  'admin without second factor',
  'expired',
  'revoked',
  'forged',
  'malformed',
] as const
type Caller = (typeof callers)[number]
type Verdict = 'in' | 'UNAUTHENTICATED' | 'INVALID_ACCESS_TOKEN' | 'FORBIDDEN' | 'SECOND_FACTOR_REQUIRED'

const lacksFactor = / without second factor$/
const lacksRight = / without the right$/
const roleOf = (caller: Caller) => caller.replace(lacksFactor, '').replace(lacksRight, '')
const isKnown = (caller: Caller) =>
  caller.endsWith(' of a shop') || ['shopper', 'staff', 'admin'].includes(roleOf(caller))

/** The right that a call asks for, where it asks for one. */
const rightFor = (access: Access) => /^staff:(.*)$/.exec(access)?.[1] as StaffRight | undefined

/** Calls of a shop, for its members alone, are in `members.matrix.test.ts`. */
const rules = accessRules.filter((access) => !isShopAccess(access))

function rolesFor(access: Access): string[] {
  if (access === 'admin') return [access]
  return ['staff', 'admin']
}

function verdictOf(access: Access, caller: Caller): Verdict {
  if (access === 'public') return 'in'
  if (caller === 'forged' || caller === 'revoked') return 'INVALID_ACCESS_TOKEN'
  if (!isKnown(caller)) return 'UNAUTHENTICATED'
  if (access === 'signed-in') return 'in'
  if (!rolesFor(access).includes(roleOf(caller))) return 'FORBIDDEN'
  if (lacksFactor.test(caller)) return 'SECOND_FACTOR_REQUIRED'
  return lacksRight.test(caller) && rightFor(access) ? 'FORBIDDEN' : 'in'
}

const statusOf = (verdict: Verdict) => (/^(FORBIDDEN|SECOND)/.test(verdict) ? 403 : 401)

const past = new Date(Date.now() - 1)
const unconfirmed = async (role: 'staff' | 'admin') =>
  bearer((await makeToken(haat.services, role, { isConfirmed: false })).token)
const staffWith = async (rights: StaffRight[]) =>
  bearer((await makeToken(haat.services, 'staff', { rights })).token)
type Headers = Record<string, string>
const member = async (role: ShopRole) => {
  const { user, token } = await makeToken(haat.services, 'vendor')
  await joinAs(haat, vendorId, { user }, role)
  return bearer(token)
}
const headersOf: Record<Caller, (access: Access) => Promise<Headers> | Headers> = {
  anonymous: () => ({}),
  shopper: () => signedIn(haat.services, 'shopper'),
  'manager of a shop': () => member('manager'),
  'packer of a shop': () => member('packer'),
  // Of all rights only the one that the call asks for, or every other one.
  staff: (access) => staffWith(staffRights.filter((right) => right === rightFor(access))),
  'staff without the right': (access) => staffWith(staffRights.filter((right) => right !== rightFor(access))),
  admin: () => signedIn(haat.services, 'admin'),
  'staff without second factor': () => unconfirmed('staff'),
  'admin without second factor': () => unconfirmed('admin'),
  expired: async () => bearer((await makeToken(haat.services, 'admin', { accessExpiresAt: past })).token),
  revoked: async () => bearer((await makeToken(haat.services, 'admin', { endedAt: past })).token),
  forged: () => bearer('eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJhZG1pbiJdfQ.'),
  malformed: () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' }),
}
const used: string[] = []

async function headersFor(caller: Caller, access: Access = 'staff') {
  const headers = await headersOf[caller](access)
  if (headers['authorization']) used.push(headers['authorization'].split(' ')[1]!)
  return headers
}

/** Who is refused stays signed in as before, so one sign-in does for all calls of a kind. */
const refusedHeaders: Record<string, Promise<Headers>> = {}
const headersOfRefused = (caller: Caller, access: Access) =>
  (refusedHeaders[`${caller} ${access}`] ??= headersFor(caller, access))

const pathFor = (access: Access) => `/for/${access.replace(':', '/')}`

let haat: TestApp
let vendorId: number
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) =>
      void app.register(
        async (api) => {
          api.get('/forgotten', async () => 'open to everyone by mistake')
          for (const access of rules) {
            api.get(pathFor(access), { config: { access } }, async () => 'in')
          }
        },
        { prefix: '/api' },
      ),
  })
  vendorId = (await makeShop(haat, ['owner'])).vendorId
})
afterAll(() => haat.close())

const calls = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([, { access }]) => !isShopAccess(access))
  .map(([line, { access }]) => ({ line, access }))

type Answer = Awaited<ReturnType<typeof haat.app.inject>>
interface Rule {
  access: Access
  send(headers: Headers): Promise<Answer>
  expectIn(answer: Answer): void
}

/** Names those who were not treated by the rule, each with what is wrong. */
async function faultsOf({ access, send, expectIn }: Rule): Promise<string[]> {
  const faults: string[] = []
  const judge = async (caller: Caller, headers: Headers) => {
    const verdict = verdictOf(access, caller)
    const answer = await send(headers)
    try {
      if (verdict === 'in') expectIn(answer)
      else expectRefusal(answer, statusOf(verdict), verdict)
    } catch (error) {
      faults.push(
        `${caller}, who should get "${verdict}": ${answer.statusCode} ${answer.body} ${String(error)}`,
      )
    }
  }
  const { in: allowed = [], out: refused = [] } = Object.groupBy(callers, (caller) =>
    verdictOf(access, caller) === 'in' ? 'in' : 'out',
  )
  await Promise.all(refused.map(async (caller) => judge(caller, await headersOfRefused(caller, access))))
  // One after the other, each with a sign-in of their own, because some calls end it.
  for (const caller of allowed) await judge(caller, await headersFor(caller, access))
  return faults
}

describe('who may make which call', () => {
  it.each(calls)('$line is for: $access', async ({ line, access }) => {
    const expectIn = (answer: Answer) => {
      if (ownRefusals[line]) expect([ownRefusals[line]].flat()).toContain(answer.json().code)
      else expect([200, 404]).toContain(answer.statusCode)
    }
    const send = (headers: Headers) => haat.app.inject(sampleCall(line, headers))
    expect(await faultsOf({ access, send, expectIn })).toEqual([])
  })

  it.each(rules)('a call for %s', async (access) => {
    const send = (headers: Headers) => haat.app.inject({ url: `/api${pathFor(access)}`, headers })
    const expectIn = (answer: Answer) => expect(answer.body).toBe('in')
    expect(await faultsOf({ access, send, expectIn })).toEqual([])
  })

  it('the table of routes holds every call of the contract with its rule, and no other route without one', () => {
    const table = new Map(haat.app.accessTable.map(({ line, access }) => [line.replace('/api', ''), access]))
    for (const [line, { access }] of Object.entries(endpoints as Record<string, Endpoint>)) {
      expect([line, table.get(line)]).toEqual([line, access])
    }
    const lawless = [...table].filter(([, access]) => access === undefined).map(([line]) => line)
    expect(lawless).toEqual(['GET /forgotten', 'HEAD /forgotten'])
  })

  it('a route of staff outside the contract asks for its right as well', async () => {
    const own = haat.app.accessTable.filter(
      ({ line, access }) =>
        /^(staff|admin)/.test(access ?? '') &&
        line.startsWith('GET ') &&
        !line.startsWith('GET /api/for/') &&
        !(line.replace('/api', '') in endpoints),
    )
    expect(own.map(({ line, access }) => [line, access]).toSorted()).toEqual([
      ['GET /api/staff/audit.csv', 'staff'],
      ['GET /api/staff/stream', 'staff:support'],
      ['GET /api/staff/tickets.csv', 'staff:support'],
    ])
    for (const { line, access } of own) {
      const url = `${line.replace('GET ', '')}?console=${randomUUID()}`
      for (const caller of callers) {
        const verdict = verdictOf(access!, caller)
        // Whoever is let in would listen to the stream without end.
        if (verdict === 'in') continue
        const answer = await haat.app.inject({ url, headers: await headersFor(caller, access!) })
        expectRefusal(answer, statusOf(verdict), verdict)
      }
    }
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

  it('tokens never reach the logs', async () => {
    const logged = haat.logged()
    expect(used.length).toBeGreaterThan(50)
    for (const token of used) expect(logged).not.toContain(token)
  })
})
