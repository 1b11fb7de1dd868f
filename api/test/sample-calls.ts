import { randomUUID } from 'node:crypto'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import type { ErrorCode } from '@haat/contract/shared/errors.ts'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { defaultLayout } from '#domains/home/home.defaults.ts'
import { contactMessage, pdfBytes } from './factories.ts'
import { moneyBodies } from './money-calls.ts'
import { someAddress } from './order-shop.ts'

const phoneNumber = '9841234567'
const answerMinutes = { normal: 480, high: 240, urgent: 120 }
const email = 'nobody@haat.test'
const someToken = 'a-token-that-nobody-made'
const password = 'walnut-lantern-42'
const newPassword = password

const someQuestion = () => ({ key: randomUUID(), text: 'Can it be washed at home?' })

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
  ...moneyBodies,
  'POST /contact-admin': contactMessage,
  'POST /notifications/read': () => ({ id: '1', andEarlier: true }),
  'PUT /notifications/choices': () => ({ kind: 'answer', mail: 'now', isStopped: false }),
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
  'PUT /staff/categories/:categoryId/particulars': () => ({
    version: 0,
    particulars: [],
    notAsked: [],
    taxKind: null,
    allowsNoReturns: null,
  }),
  'POST /staff/categories/:categoryId/close': () => ({ version: 0 }),
  'POST /staff/categories/:categoryId/open': () => ({ version: 0 }),
  'POST /staff/couriers': () => ({ name: `Courier ${randomUUID()}` }),
  'PATCH /staff/couriers/:id': () => ({ isActive: false }),
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
  'POST /account/second-factor/turn-off': () => ({ password, code: '123456' }),
  'POST /staff/views': () => ({ place: 'audit', name: `View ${randomUUID()}`, search: 'action=content' }),
  'PATCH /staff/views/:id': () => ({ name: `View ${randomUUID()}` }),
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
  'PUT /staff/desk/people/:id/chat-limit': () => ({ limit: 2 }),
  'POST /staff/people': () => ({ email, rights: ['support'], code: '123456' }),
  'PATCH /staff/people/:id': () => ({
    isAdmin: false,
    rights: ['support'],
    seen: { isAdmin: false, rights: [] },
    code: '123456',
  }),
  'DELETE /staff/people/:id': () => ({ code: '123456' }),
  'POST /staff/calls': phoneCall,
  'POST /staff/vendors/:id/suspend': () => ({ reason: 'other', words: 'A test', reopensOn: null }),
  'POST /staff/vendors/:id/reopen': () => ({ suspensionId: randomUUID() }),
  'POST /staff/tickets/:number/replies': () => ({ kind: 'note', words: 'Hello', messageKey: randomUUID() }),
  'POST /staff/tickets/:number/merge': () => ({ version: 1, into: 'T-999999998' }),
  'POST /staff/saved-replies': () => ({
    shortcut: `hello-${randomUUID().slice(0, 8)}`,
    words: { en: 'Hello', ne: '' },
  }),
  'PATCH /staff/saved-replies/:id': () => ({ version: 1 }),
  'POST /vendor/invitations/accept': () => ({ token: someToken }),
  'PATCH /vendor/applications/:id': () => ({ version: 1, fields: {} }),
  'POST /vendor/applications/:id/send': () => ({ version: 1 }),
  'POST /vendor/applications/:id/object': () => ({ words: 'This refusal is wrong, I think.' }),
  'PUT /staff/applications/:id/lines/:line': () => ({ isAccepted: true, timesSent: 1 }),
  'POST /staff/applications/:id/send-back': () => ({
    version: 1,
    lines: [{ line: 'contact', reason: 'incomplete', note: '' }],
  }),
  'POST /staff/applications/:id/approve': () => ({ version: 1 }),
  'POST /staff/applications/:id/refuse': () => ({ version: 1, reason: 'no-answer', note: '' }),
  'POST /staff/applications/:id/decide-objection': () => ({ version: 1, decision: 'look-again', note: '' }),
  'POST /staff/orders/:number/calls': () => ({
    outcome: 'noAnswer',
    seenCalls: 0,
  }),
  'POST /staff/orders/:number/parcels/:position/decline': () => ({
    reason: 'soldOut',
  }),
  'POST /staff/orders/:number/parcels/:position/missing': () => ({
    what: 'cancel',
    variantId: '1',
  }),
  'POST /staff/orders/:number/parcels/:position/hand-over': () => ({
    courierId: '1',
    noNumberReason: 'knownRider',
  }),
  'POST /staff/orders/:number/parcels/:position/door': () => ({
    outcome: 'tried',
    seenTries: 0,
  }),
  'POST /staff/orders/:number/parcels/:position/cancel': () => ({
    words: 'The shopper called',
  }),
  'POST /staff/orders/:number/parcels/:position/free-door-code': () => ({
    words: '',
  }),
  'POST /staff/runs': () => ({
    id: randomUUID(),
    courierId: '999999999',
    parcels: [{ number: 'H-1', position: 1 }],
  }),
  'PUT /staff/runs/:runId/order': () => ({ parcels: [{ number: 'H-1', position: 1 }] }),
  'POST /courier/run/outcomes': () => ({
    id: randomUUID(),
    number: 'H-1',
    position: 1,
    at: new Date().toISOString(),
    wasOffline: false,
    door: { outcome: 'tried', seenTries: 0 },
  }),
  'POST /vendor/shops/:shopId/listings/bulk': () => ({
    key: randomUUID(),
    listings: [{ listingId: '999999', cells: [{ field: 'cash', was: true, now: false }] }],
  }),
  'POST /staff/listings/:versionId/send-back': () => ({ reasons: [], words: 'Please mend it.' }),
  'POST /staff/listings/:versionId/take-back': () => ({ reasons: [], words: 'Please mend it.' }),
  'POST /staff/listing-answers': () => ({ words: { en: 'More light, please.', ne: '' } }),
  'PUT /staff/vendors/:id/trusted': () => ({ isTrusted: true }),
  'PUT /own-reviews/:kind/:id': () => ({ stars: 4 }),
  'POST /products/:productId/questions': () => someQuestion(),
  'POST /services/:serviceId/questions': () => someQuestion(),
  'PUT /questions/:questionId/answer': () => ({ text: 'Yes, it can.' }),
  'POST /questions/:questionId/reports': () => ({ reason: 'offTopic' }),
  'POST /answers/:answerId/reports': () => ({ reason: 'offTopic' }),
  'POST /reviews/:reviewId/reports': () => ({ reason: 'insult' }),
  'POST /staff/moderation/:caseId/keep': () => ({ writtenAt: '2026-11-01T00:00:00Z' }),
  'POST /staff/moderation/:caseId/remove': () => ({ writtenAt: '2026-11-01T00:00:00Z', reason: 'insult' }),
  'PUT /staff/review-aspects/:kind/:slug': () => ({ version: 0, aspects: [] }),
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
  'POST /orders/:number/parcels/:position/substitutes/:id': () => ({ isAccepted: true }),
  'POST /staff/coupons/:code/pause': () => ({ reason: 'misleading', words: 'Please look at its minimum.' }),
  'PUT /orders/:number/parcels/:position/day': () => ({ day: '2026-12-01' }),
}

/** Calls that let the caller in and then refuse the input. */
export const ownRefusals: Record<string, ErrorCode | ErrorCode[]> = {
  'POST /auth/login': 'INVALID_CREDENTIALS',
  'POST /auth/refresh-token': 'INVALID_RESPONSE_TOKEN',
  'GET /auth/verify-email': 'INVALID_LINK',
  'POST /auth/confirm-account': 'INVALID_LINK',
  'POST /auth/disown-account': 'INVALID_LINK',
  'GET /auth/verify-password-reset-token/:token': 'INVALID_LINK',
  'POST /auth/reset-password': 'INVALID_LINK',
  'GET /vendor/invitations': 'INVALID_LINK',
  'POST /vendor/invitations/accept': 'INVALID_LINK',
  'POST /account/password': 'VALIDATION_FAILED',
  'POST /account/email': 'VALIDATION_FAILED',
  'DELETE /account/google': 'CONFLICT',
  'POST /account/second-factor': ['FORBIDDEN', 'VALIDATION_FAILED'],
  'POST /account/second-factor/confirm': 'CONFLICT',
  'POST /account/second-factor/verify': 'CONFLICT',
  'POST /account/second-factor/recovery-codes': 'CONFLICT',
  'POST /account/second-factor/turn-off': ['FORBIDDEN', 'CONFLICT'],
  'POST /staff/people': 'CONFLICT',
  'PATCH /staff/people/:id': 'CONFLICT',
  'DELETE /staff/people/:id': 'CONFLICT',
  'POST /staff/orders/:number/parcels/:position/refunds': 'CONFLICT',
  'POST /staff/refunds/:id/done': 'CONFLICT',
  'POST /staff/commission-rules': 'CONFLICT',
  'POST /staff/commission-rules/:id/end': 'CONFLICT',
  'DELETE /staff/commission-rules/:id': 'CONFLICT',
  'POST /staff/cash/differences': 'CONFLICT',
  'POST /staff/cash/remittances': 'CONFLICT',
  'POST /staff/cash/days/:day/close': 'CONFLICT',
  'POST /staff/payouts/approve': 'CONFLICT',
  'POST /orders': 'BAD_REQUEST',
  // The key of a courier's link is none of a session's.
  'GET /courier/run': 'UNAUTHENTICATED',
  'POST /courier/run/start': 'UNAUTHENTICATED',
  'GET /courier/run/stops': 'UNAUTHENTICATED',
  'POST /courier/run/outcomes': 'UNAUTHENTICATED',
  'PUT /courier/run/outcomes/:id/photo': 'UNAUTHENTICATED',
  // Of others only an admin sets it.
  'PUT /staff/desk/people/:id/chat-limit': ['FORBIDDEN', 'NOT_FOUND'],
  'POST /staff/mails/retry': 'CONFLICT',
  'PUT /staff/shop/particulars': 'CONFLICT',
  'PUT /staff/shop/opening': 'CONFLICT',
  'PUT /staff/home/draft': 'CONFLICT',
  'POST /staff/home/publish': 'CONFLICT',
  'POST /staff/pictures': 'UNSUPPORTED_MEDIA_TYPE',
  'POST /own-reviews/photos': 'UNSUPPORTED_MEDIA_TYPE',
}

const fill = (path: string) =>
  path
    .replace('synonyms/:id', 'synonyms/7')
    .replace('couriers/:courierId', 'couriers/999999999')
    .replace(':day', '2026-11-01')
    .replace(':month', '2083-07')
    .replace(':year', '2083-84')
    .replace(/:paper$/, 'csv')
    .replace('couriers/:id', 'couriers/999999999')
    .replace('substitutes/:id', 'substitutes/7')
    .replace('refunds/:id', 'refunds/999999999')
    .replace(':categoryId', '999999')
    .replace(/:(reviewId|caseId)/, '999999999')
    .replace(/(review-aspects|own-reviews)\/:kind/, '$1/product')
    .replace(/:(id|addressId)/, randomUUID())
    .replaceAll(/:(paperId|uploadId|versionId|answerId|runId|outcomeId|fileId)/g, () => randomUUID())
    .replace(':pictureId', '0'.repeat(32))
    .replace(':listingId', '999999999')
    .replace(':line', 'contact')
    .replace(/:(variantId|position|version)/, '1')
    .replace(':kind', 'product')
    .replace(':key', 'terms')
    .replace(':token', someToken)
    .replace('tickets/:number', 'tickets/T-999999999')
    .replace(/:(productId|serviceId|shopId|slug|number|district)/, 'nothing')
const queries: Record<string, string> = {
  'GET /auth/verify-email': `?token=${someToken}`,
  'GET /vendor/invitations': `?token=${someToken}`,
  'DELETE /master-content/:id': '?version=1',
  'POST /master-content/files': '?name=terms.pdf',
  'POST /staff/pictures': '?name=tihar.png',
  'POST /vendor/applications/:id/papers': '?name=a.pdf&kind=pan-card',
  'GET /staff/callers': `?email=${email}`,
  'GET /staff/runs/parcels': '?courierId=999999999',
}
const fileHeaders = { 'content-type': 'application/octet-stream' }

/** A request that makes the call with input that is well-formed, and about things that are not there. */
export function sampleCall(line: string, headers: Record<string, string>) {
  const [method, path = ''] = line.split(' ') as ['GET', string]
  const { takesFile } = (endpoints as Record<string, Endpoint>)[line]!
  const body = bodies[line]?.() ?? (takesFile ? pdfBytes : undefined)
  return {
    method,
    url: `/api${fill(path)}${queries[line] ?? (takesFile ? '?name=a.pdf' : '')}`,
    headers: { ...headers, ...(Buffer.isBuffer(body) && fileHeaders) },
    ...(body && { payload: body }),
  }
}
