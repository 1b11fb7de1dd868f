import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import { rightsOfRole, type ShopRight, type ShopRole } from '@haat/contract/domains/members.rules.ts'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint, RestLine } from '@haat/contract/shared/endpoint.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { insertSuspension } from '#domains/vendors/suspensions/suspensions.service.ts'
import { guardRoutes } from '#plugins/principal.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken, signedIn } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { makePerson, makeShop, sendAs } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const members = ['owner', 'manager', 'packer'] as const
const strangers = ['shopper', 'owner of another shop', 'vendor without a shop', 'staff', 'admin'] as const
const unknown = ['anonymous', 'expired', 'forged'] as const
const callers = [
  ...members,
  'owner of a suspended shop',
  'manager of a suspended shop',
  'packer of a suspended shop',
  'owner without second factor',
  ...strangers,
  ...unknown,
] as const
type Caller = (typeof callers)[number]

const shopLines = (Object.entries(endpoints) as [RestLine, Endpoint][]).filter(([, { access }]) =>
  access.startsWith('vendor'),
)

const secretName = 'Marigold Looms of Nobody Else'
let haat: TestApp
const { promise: listens, resolve: enter } = Promise.withResolvers<void>()
const { promise: beat, resolve: giveBeat } = Promise.withResolvers<void>()
const makeWholeShop = () => makeShop(haat, ['owner', 'manager', 'packer'], { name: secretName })
let shop: Awaited<ReturnType<typeof makeWholeShop>>
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) =>
      void app.register(
        async (api) => {
          api.get('/for/shop/:shopId', { config: { access: 'vendor' } }, async ({ membership }) => membership)
          api.route({
            method: 'GET',
            url: '/for/stream/:shopId',
            config: { access: 'vendor' },
            // As a stream does with every beat.
            handler: async (request) => {
              enter()
              await beat
              await app.principalNow(request)
              return 'in'
            },
          })
          for (const right of rightsOfRole.owner) {
            const config = { access: `vendor:${right}` as const }
            api.get(`/for/shop/:shopId/${right}`, { config }, async () => 'in')
            api.put(`/for/shop/:shopId/${right}`, { config }, async () => 'in')
          }
        },
        { prefix: '/api' },
      ),
  })
  shop = await makeWholeShop()
})
afterAll(() => haat.close())

const isMember = (caller: Caller): caller is ShopRole => members.some((role) => role === caller)
/** What a member of a suspended shop is in it; undefined for everybody else. */
const roleInSuspended = (caller: Caller) => members.find((role) => caller === `${role} of a suspended shop`)
const withoutFactor = 'owner without second factor'
type Headers = Record<string, string>
const withRoles = async (...roles: Role[]) => (await makePerson(haat, { roles })).headers
const past = new Date(Date.now() - 1)
const otherHeaders: Record<
  Exclude<Caller, ShopRole | `${ShopRole} of a suspended shop` | typeof withoutFactor>,
  () => Promise<Headers>
> = {
  shopper: () => withRoles('shopper'),
  'owner of another shop': async () => (await makeShop(haat, ['owner'])).owner.headers,
  'vendor without a shop': () => withRoles('shopper', 'vendor'),
  staff: () => signedIn(haat.services, 'staff'),
  admin: () => signedIn(haat.services, 'admin'),
  anonymous: async () => ({}),
  expired: async () => bearer((await makeToken(haat.services, 'admin', { accessExpiresAt: past })).token),
  forged: async () => bearer('eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJhZG1pbiJdfQ.'),
}

const statusOf = {
  UNAUTHENTICATED: 401,
  INVALID_ACCESS_TOKEN: 401,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  SHOP_SUSPENDED: 409,
  SECOND_FACTOR_REQUIRED: 403,
}

async function headersOf(caller: Caller, target = shop): Promise<Record<string, string>> {
  if (isMember(caller)) return target[caller].headers
  if (caller === withoutFactor) return target.owner.headers
  const role = roleInSuspended(caller)
  if (role) return target[role].headers
  return otherHeaders[caller as keyof typeof otherHeaders]()
}

/** The shop that a call is about: one of its own where the call or the caller needs it. */
async function targetOf(line: string, caller: Caller) {
  // Whoever leaves would be missing in the other cases.
  const isLeaving = line.endsWith('/leave')
  if (roleInSuspended(caller)) return isLeaving ? suspendedShop() : (suspended ??= suspendedShop())
  const target = isLeaving || caller === withoutFactor ? await makeWholeShop() : shop
  if (caller === withoutFactor) await ensureSecondFactor(haat.services, target.owner.user.id)
  return target
}

let suspended: ReturnType<typeof suspendedShop> | undefined
async function suspendedShop() {
  const target = await makeWholeShop()
  const suspension = { reason: 'other', words: 'A test', suspendedBy: randomUUID() } as const
  await insertSuspension(haat.services.db, { ...suspension, vendorId: target.vendorId })
  return target
}

type Verdict = 'in' | keyof typeof statusOf
function verdictOf(right: ShopRight | undefined, caller: Caller, method = 'GET'): Verdict {
  if (caller === withoutFactor) return 'SECOND_FACTOR_REQUIRED'
  const suspendedRole = roleInSuspended(caller)
  if (suspendedRole) {
    if (right && !rightsOfRole[suspendedRole].includes(right)) return 'FORBIDDEN'
    const isPublic = right === 'shop' || right === 'listings' || right === 'reviews'
    return isPublic && method !== 'GET' ? 'SHOP_SUSPENDED' : 'in'
  }
  if (caller === 'forged') return 'INVALID_ACCESS_TOKEN'
  if (caller === 'anonymous' || caller === 'expired') return 'UNAUTHENTICATED'
  if (!isMember(caller)) return 'NOT_FOUND'
  return right === undefined || rightsOfRole[caller].includes(right) ? 'in' : 'FORBIDDEN'
}
const rightOf = (access: string) => access.split(':')[1] as ShopRight | undefined

const cases = shopLines.flatMap(([line, { access }]) =>
  callers.map((caller) => ({
    line,
    caller,
    verdict: verdictOf(rightOf(access), caller, line.split(' ')[0]),
  })),
)

describe('who may make which call of a shop', () => {
  it.each(cases)('$line as $caller: $verdict', async ({ line, caller, verdict }) => {
    const target = await targetOf(line, caller)
    const path = line
      .replace(':shopId', target.shopId)
      .replaceAll(/:(id|importId|uploadId|runId|outcomeId)/g, () => randomUUID())
      .replace(':pictureId', '0'.repeat(32))
      .replace(':row', '2')
      .replace(':month', '2083-07')
      .replace(':year', '2083-84')
      .replace(':paper', 'csv')
      .replaceAll(/:(listingId|variantId|reviewId)/g, '999999999')
      .replace(':month', '2083-07')
    const filled = `${path}${shopCalls.queries[line] ?? ''}` as RestLine
    const answer = await sendAs(haat, await headersOf(caller, target), filled, shopCalls.bodies[line]?.())
    if (verdict === 'in') {
      if (answer.statusCode === 200) return
      const isUnknown = /\/:(listingId|importId)/.test(line)
      const refusals = shopCalls.ownRefusals[line] ?? (isUnknown ? ['NOT_FOUND'] : undefined)
      return expect(refusals, answer.body).toContain(answer.json().code)
    }
    expectRefusal(answer, statusOf[verdict], verdict)
    expect(answer.body).not.toContain(secretName)
  })

  it.each(
    rightsOfRole.owner.flatMap((right) =>
      (['GET', 'PUT'] as const).flatMap((method) =>
        callers.map((caller) => ({ right, method, caller, verdict: verdictOf(right, caller, method) })),
      ),
    ),
  )('$method with the right $right as $caller: $verdict', async ({ right, method, caller, verdict }) => {
    const target = await targetOf('', caller)
    const headers = await headersOf(caller, target)
    const answer = await sendAs(haat, headers, `${method} /for/shop/${target.shopId}/${right}`)
    if (verdict === 'in') return expect(answer.body).toBe('in')
    expectRefusal(answer, statusOf[verdict], verdict)
  })

  it('a shop that is there and one that is not are refused with the same words', async () => {
    const { send } = await makePerson(haat)
    const answers = await Promise.all(
      [shop.shopId, 'nothing-999999999', 'no-number', '%E0%A4%AA-1', `x-${'9'.repeat(15)}`].map((id) =>
        send(`GET /vendor/shops/${id}`),
      ),
    )
    const refusals = answers.map((answer) => expectRefusal(answer, 404, 'NOT_FOUND'))
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['This shop was not found.']))
  })

  it('handlers get the shop from the membership', async () => {
    const answer = await shop.packer.send(`GET /for/shop/any-name-at-all-${shop.vendorId}`)
    expect(answer.json()).toEqual({
      id: shop.packer.memberId,
      vendorId: shop.vendorId,
      role: 'packer',
      rights: ['orders', 'stock'],
      isSuspended: false,
      hasSecondFactor: false,
    })
  })

  it('a stream of somebody who is removed ends with the next beat', async () => {
    const { owner, packer, path, shopId } = await makeWholeShop()
    const listening = packer.send(`GET /for/stream/${shopId}`)
    await listens
    expect((await owner.send(`DELETE ${path}/members/${packer.memberId}`)).statusCode).toBe(200)
    giveBeat()
    expectRefusal(await listening, 404, 'NOT_FOUND')
  })

  it('members and invitations of another shop are not found under one’s own', async () => {
    const other = await makeShop(haat, ['owner', 'packer'])
    const invited = await other.owner.send(`POST ${other.path}/invitations`, {
      email: 'somebody@haat.test',
      role: 'packer',
    })
    const { memberId } = other.packer
    for (const [line, body] of [
      [`PATCH ${shop.path}/members/${memberId}`, { role: 'manager' }],
      [`DELETE ${shop.path}/members/${memberId}`, undefined],
      [`DELETE ${shop.path}/invitations/${invited.json().data.id}`, undefined],
    ] as const) {
      expectRefusal(await shop.owner.send(line, body), 404, 'NOT_FOUND')
    }
    expect((await other.packer.send(`GET ${other.path}`)).statusCode).toBe(200)
  })
})

describe('a route for members', () => {
  it('that does not say of which shop cannot be registered', () => {
    const app = fastify()
    guardRoutes(app, async () => ({ refused: 'invalid' }))
    const register = () =>
      app.get('/api/for/any-shop', { config: { access: 'vendor:members' } }, async () => 'in')
    expect(register).toThrow('does not say of which')
  })
})
