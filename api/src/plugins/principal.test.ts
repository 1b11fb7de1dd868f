import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import { accessRules, type Access, type Endpoint } from '@haat/contract/shared/endpoint.ts'
import type { ErrorCode } from '@haat/contract/shared/errors.ts'
import { defaultLayout } from '#domains/home/home.defaults.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, pdfBytes, signedIn } from '../../test/factories.ts'
import { someAddress } from '../../test/order-shop.ts'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

const callers = [
  'anonymous',
  'shopper',
  'vendor',
  'staff',
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
const isKnown = (caller: Caller) =>
  ['shopper', 'vendor', 'staff', 'admin'].includes(caller.replace(lacksFactor, ''))

const rolesFor: Record<Exclude<Access, 'public' | 'signed-in'>, Caller[]> = {
  vendor: ['vendor'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
}

function verdictOf(access: Access, caller: Caller): Verdict {
  if (access === 'public') return 'in'
  if (caller === 'forged' || caller === 'revoked') return 'INVALID_ACCESS_TOKEN'
  if (!isKnown(caller)) return 'UNAUTHENTICATED'
  if (access === 'signed-in') return 'in'
  if (!rolesFor[access].includes(caller.replace(lacksFactor, '') as Caller)) return 'FORBIDDEN'
  return lacksFactor.test(caller) ? 'SECOND_FACTOR_REQUIRED' : 'in'
}

const statusOf = (verdict: Verdict) => (/^(FORBIDDEN|SECOND)/.test(verdict) ? 403 : 401)

const phoneNumber = '9841234567'
const answerMinutes = { normal: 480, high: 240, urgent: 120 }
const email = 'nobody@haat.test'
const someToken = 'a-token-that-nobody-made'
const password = 'walnut-lantern-42'
const newPassword = password

const phoneCall = () => ({
  name: 'Maya',
  phoneNumber,
  type: 'support',
  language: 'en',
  subject: 'Parcel',
  message: 'Where is my parcel?',
  messageKey: randomUUID(),
})

/** Bodies for the calls that need one; the test fails for a new call that is missing here. */
const bodies: Record<string, () => object> = {
  'POST /contact-admin': contactMessage,
  'POST /master-content/bulk-keys': () => ({ keys: ['terms'] }),
  'POST /master-content': () => ({ key: `k${randomUUID().replaceAll('-', '')}`, title: 'Guide' }),
  'PATCH /master-content/bulk': () => ({ updates: [{ id: randomUUID(), version: 1, changes: {} }] }),
  'PATCH /master-content/:id': () => ({ version: 1 }),
  'POST /master-content/:id/versions/:version/restore': () => ({ version: 1 }),
  'POST /master-content/files': () => pdfBytes,
  'PUT /staff/home/draft': () => ({ ...defaultLayout, version: 99 }),
  'POST /staff/home/publish': () => ({ version: 99 }),
  'POST /staff/pictures': () => pdfBytes,
  'POST /chats': () => ({ name: 'Maya', email, words: 'Namaste', messageKey: randomUUID(), language: 'en' }),
  'POST /tickets/:number/seen': () => ({ sequence: 1 }),
  'PUT /staff/presence': () => ({ isAvailable: true }),
  'POST /staff/synonyms': () => ({ words: [`one${randomUUID()}`, `two${randomUUID()}`] }),
  'PATCH /staff/synonyms/:id': () => ({ words: ['one', 'two'], version: 1 }),
  'POST /auth/register': () => ({ name: 'Maya', email, password, acceptedTerms: true }),
  'POST /auth/login': () => ({ email: 'unknown@haat.test', password }),
  'POST /auth/refresh-token': () => ({ refreshToken: someToken }),
  'PUT /auth/me': () => ({ language: 'ne' }),
  'POST /auth/resend-verification-email': () => ({ email }),
  'POST /auth/forgot-password': () => ({ email }),
  'POST /auth/reset-password': () => ({ token: someToken, newPassword }),
  'POST /auth/confirm-account': () => ({ token: someToken, password: newPassword }),
  'POST /auth/disown-account': () => ({ token: someToken }),
  'POST /account/password': () => ({ currentPassword: password, newPassword }),
  'POST /account/email': () => ({ newEmail: email, password }),
  'POST /account/delete': () => ({}),
  'POST /account/second-factor': () => ({ password }),
  'POST /account/second-factor/confirm': () => ({ code: '123456' }),
  'POST /account/second-factor/verify': () => ({ code: '123456' }),
  'POST /account/second-factor/recovery-codes': () => ({ code: '123456' }),
  'POST /staff/views': () => ({ place: 'audit', name: `View ${randomUUID()}`, search: 'action=content' }),
  'PUT /staff/settings': () => ({ holidays: [], answerMinutes, version: 0 }),
  'PUT /staff/settings/bills': () => ({ abbreviatedUpToPaisa: 10_000_00, version: 0 }),
  'PUT /staff/shop/particulars': () => ({ particulars: demoParticulars, version: 0 }),
  'PUT /staff/shop/opening': () => ({ isOpen: true, reason: { en: '', ne: '' }, version: 0 }),
  'POST /wishlists': () => ({ productId: 'nothing-1' }),
  'POST /wishlists/sync': () => ({ productIds: [] }),
  'POST /products/by-ids': () => ({ productIds: [] }),
  'POST /services/:serviceId/requests': () => ({ name: 'Maya', email, phoneNumber, dayWished: '2026-12-01' }),
  'POST /tickets/:number/messages': () => ({ words: 'Hello', messageKey: randomUUID() }),
  'PATCH /staff/tickets/:number': () => ({ version: 1 }),
  'POST /staff/tickets/:number/undo-solve': () => ({ version: 1 }),
  'POST /staff/tickets/:number/read': () => ({ sequence: 1 }),
  'PUT /staff/viewing': () => ({ console: randomUUID(), number: null, isWriting: false }),
  'PUT /staff/people/:id/chat-limit': () => ({ limit: 2 }),
  'POST /staff/calls': phoneCall,
  'POST /staff/tickets/:number/replies': () => ({ kind: 'note', words: 'Hello', messageKey: randomUUID() }),
  'POST /staff/tickets/:number/merge': () => ({ version: 1, into: 'T-999999998' }),
  'POST /staff/saved-replies': () => ({
    shortcut: `hello-${randomUUID().slice(0, 8)}`,
    words: { en: 'Hello', ne: '' },
  }),
  'PATCH /staff/saved-replies/:id': () => ({ version: 1 }),
  'POST /addresses': () => someAddress,
  'PUT /addresses/:addressId': () => someAddress,
  'PUT /cart/items/:variantId': () => ({ quantity: 1 }),
  'PATCH /cart/items/:variantId': () => ({ isChosen: true }),
  'PUT /cart/chosen': () => ({ variantIds: [] }),
  'POST /cart/goods': () => ({ variantIds: [] }),
  'POST /cart/merge': () => ({ items: [] }),
  'PUT /cart/coupon': () => ({ code: 'NOTHING' }),
  'POST /checkout/quote': () => ({}),
  'POST /orders': () => ({ addressId: randomUUID(), method: 'cod', mark: 'x' }),
  'POST /orders/:number/pay': () => ({ method: 'esewa' }),
  'POST /orders/:number/confirm': () => ({ code: '123456' }),
  'POST /orders/:number/parcels/:position/cancel': () => ({ reason: 'other' }),
}

/** Calls that let the caller in and then refuse the input. */
const ownRefusals: Record<string, ErrorCode | ErrorCode[]> = {
  'POST /auth/login': 'INVALID_CREDENTIALS',
  'POST /auth/refresh-token': 'INVALID_RESPONSE_TOKEN',
  'GET /auth/verify-email': 'INVALID_LINK',
  'POST /auth/confirm-account': 'INVALID_LINK',
  'POST /auth/disown-account': 'INVALID_LINK',
  'GET /auth/verify-password-reset-token/:token': 'INVALID_LINK',
  'POST /auth/reset-password': 'INVALID_LINK',
  'POST /account/password': 'VALIDATION_FAILED',
  'POST /account/email': 'VALIDATION_FAILED',
  'DELETE /account/google': 'CONFLICT',
  'POST /account/second-factor': ['FORBIDDEN', 'VALIDATION_FAILED'],
  'POST /account/second-factor/confirm': 'CONFLICT',
  'POST /account/second-factor/verify': 'CONFLICT',
  'POST /account/second-factor/recovery-codes': 'CONFLICT',
  'POST /orders': 'BAD_REQUEST',
  // Of others only an admin sets it.
  'PUT /staff/people/:id/chat-limit': ['FORBIDDEN', 'NOT_FOUND'],
  'POST /staff/mails/retry': 'CONFLICT',
  'PUT /staff/shop/particulars': 'CONFLICT',
  'PUT /staff/shop/opening': 'CONFLICT',
  'PUT /staff/home/draft': 'CONFLICT',
  'POST /staff/home/publish': 'CONFLICT',
  'POST /staff/pictures': 'UNSUPPORTED_MEDIA_TYPE',
}

/** A separate sign-in for every case, because some calls end it. */
const past = new Date(Date.now() - 1)
const unconfirmed = async (role: 'staff' | 'admin') =>
  bearer((await makeToken(haat.services, role, { isConfirmed: false })).token)
const headersOf: Record<Caller, () => Promise<Record<string, string>> | Record<string, string>> = {
  anonymous: () => ({}),
  shopper: () => signedIn(haat.services, 'shopper'),
  vendor: () => signedIn(haat.services, 'vendor'),
  staff: () => signedIn(haat.services, 'staff'),
  admin: () => signedIn(haat.services, 'admin'),
  'staff without second factor': () => unconfirmed('staff'),
  'admin without second factor': () => unconfirmed('admin'),
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
    .replace('synonyms/:id', 'synonyms/7')
    .replace(/:(id|addressId)/, randomUUID())
    .replace(/:(variantId|position|version)/, '1')
    .replace(':key', 'terms')
    .replace(':token', someToken)
    .replace('tickets/:number', 'tickets/T-999999999')
    .replace(/:(productId|serviceId|slug|number|district)/, 'nothing')
const queries: Record<string, string> = {
  'GET /auth/verify-email': `?token=${someToken}`,
  'DELETE /master-content/:id': '?version=1',
  'POST /master-content/files': '?name=terms.pdf',
  'POST /staff/pictures': '?name=tihar.png',
  'GET /staff/callers': `?email=${email}`,
}
const fileHeaders = { 'content-type': 'application/octet-stream' }

describe('who may make which call', () => {
  it.each(cases)('$line as $caller: $verdict', async ({ line, caller, verdict }) => {
    const [method, path = ''] = line.split(' ') as ['GET', string]
    const { takesFile } = (endpoints as Record<string, Endpoint>)[line]!
    const body = bodies[line]?.() ?? (takesFile ? pdfBytes : undefined)
    const answer = await haat.app.inject({
      method,
      url: `/api${fill(path)}${queries[line] ?? (takesFile ? '?name=a.pdf' : '')}`,
      headers: { ...(await headersFor(caller)), ...(Buffer.isBuffer(body) && fileHeaders) },
      ...(body && { payload: body }),
    })
    if (verdict !== 'in') return void expectRefusal(answer, statusOf(verdict), verdict)
    if (ownRefusals[line]) return expect([ownRefusals[line]].flat()).toContain(answer.json().code)
    expect([200, 404], answer.body).toContain(answer.statusCode)
  })

  it.each(accessRules.flatMap((access) => callers.map((caller) => ({ access, caller }))))(
    'a call for $access as $caller',
    async ({ access, caller }) => {
      const answer = await haat.app.inject({ url: `/api/for/${access}`, headers: await headersFor(caller) })
      const verdict = verdictOf(access, caller)
      if (verdict === 'in') return expect(answer.body).toBe('in')
      expectRefusal(answer, statusOf(verdict), verdict)
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

  it('tokens never reach the logs', async () => {
    const logged = haat.logged()
    expect(used.length).toBeGreaterThan(50)
    for (const token of used) expect(logged).not.toContain(token)
  })
})
