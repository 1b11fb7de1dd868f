import { expect, type BrowserContext, type Page, type Request, type Route } from '@playwright/test'
import { fillSignIn, visibleButton, submit } from './sign-in-form.ts'

interface Answer {
  status?: number
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  /** The answer is sent when this promise has settled. */
  after?: Promise<unknown>
}
/** `cut` breaks the connection. */
type ScriptedAnswer = Answer | 'cut'
/** By endpoint (`GET /auth/me`): one answer for all calls, or a list in order, whose last one is repeated. */
export type Script = Record<string, ScriptedAnswer | ScriptedAnswer[]>

export interface MadeCall {
  endpoint: string
  bearer: string | undefined
  portal: string | undefined
  body: unknown
}

export const anjali = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Anjali Shrestha',
  email: 'shopper@haat.test',
  emailVerified: true,
  phoneNumber: null,
  roles: ['shopper'],
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
}
export const bikash = { ...anjali, id: '0198c0de-0000-7000-8000-000000000002', name: 'Bikash Tamang' }

/** A page with the header and little else, for tests in which nobody looks at the page. */
export const lightPage = '/about'

export const meEndpoint = 'GET /auth/me'
export const refreshEndpoint = 'POST /auth/refresh-token'
export const bothTokens = { accessToken: 'access-1', refreshToken: 'refresh-1' }

const message = 'Scripted'
export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { success: false, code, message },
})
export const me = (user: unknown = anjali): Answer => ({ body: { user } })
export const renewed = (token = 'access-2', expiresIn = 600, user: unknown = anjali): Answer => ({
  body: { accessToken: { token, expiresIn }, user },
})
export const loggedIn = (user: unknown = anjali): Answer => ({
  body: {
    message,
    user,
    accessToken: { token: 'access-1', expiresIn: 600 },
    refreshToken: { token: 'refresh-1', expiresIn: 604_800 },
  },
})

/** A promise that the test resolves by `open`. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const endpointOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^.*?\/api/, '')}`

const madeCall = (request: Request): MadeCall => ({
  endpoint: endpointOf(request),
  bearer: request.headers()['authorization']?.replace('Bearer ', ''),
  portal: request.headers()['x-portal'],
  body: request.postDataJSON(),
})

async function send(route: Route, answer: ScriptedAnswer) {
  if (answer === 'cut') return route.abort()
  await answer.after
  const { status = 200, body } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  // Playwright throws if the tab was closed before the answer.
  await route.fulfill({ status, contentType: 'application/json', body: text }).catch(() => {})
}

const emptyCart = {
  items: [],
  itemCount: 0,
  chosenCount: 0,
  coupon: null,
  goodsPaisa: 0,
  discountPaisa: 0,
  deliveryPaisa: 0,
  freeFromPaisa: null,
  district: 'kathmandu',
  districtName: null,
  feePaisa: 100_00,
  extraDays: 0,
  maxCashPaisa: 25_000_00,
  totalPaisa: 0,
  tax: { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0 },
}

/** Answers to calls that every page of a signed-in shopper makes; unless scripted, they are not recorded. */
const usualAnswers: Record<string, Answer> = {
  'GET /cart': { body: { success: true, message, data: emptyCart } },
  'GET /notifications/stream': { body: {} },
  'GET /notifications/unread': { body: { success: true, message, data: { count: 0 } } },
  'GET /wishlists': { body: { success: true, message, data: { products: [] } } },
  'GET /wishlists/items': { body: { success: true, message, data: { items: [] } } },
}

/** Answers and records the calls of the script in every tab; all other calls go to the real server. */
export async function scriptApi(context: BrowserContext, script: Script): Promise<MadeCall[]> {
  const calls: MadeCall[] = []
  const counts: Record<string, number> = {}
  // A scripted session has tokens that the real server does not know.
  const isAboutSession = Object.keys(script).some((endpoint) => endpoint.includes('/auth/'))
  await context.route(/\/api\//, (route) => {
    const call = madeCall(route.request())
    const answers = [script[call.endpoint] ?? []].flat()
    const usualAnswer = usualAnswers[call.endpoint]
    if (answers.length === 0)
      return usualAnswer && isAboutSession ? send(route, usualAnswer) : route.fallback()
    calls.push(call)
    const turn = (counts[call.endpoint] = (counts[call.endpoint] ?? -1) + 1)
    return send(route, answers[Math.min(turn, answers.length - 1)]!)
  })
  return calls
}

export const endpointsOf = (calls: MadeCall[]) => calls.map(({ endpoint }) => endpoint)

/** Gives the browser token cookies, as after an earlier sign-in. */
export const giveTokens = (context: BrowserContext, url: string, tokens: Record<string, string>) =>
  context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name, value, url })))

async function tokensOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => /^(access|refresh)Token$/.test(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** Polls, because a busy browser stores a cookie some time after the page has set it. */
export const expectTokens = (context: BrowserContext, tokens: Record<string, string>) =>
  expect.poll(() => tokensOf(context)).toEqual(tokens)

export async function signInThroughForm(page: Page) {
  await visibleButton(page, 'Sign in').click()
  await fillSignIn(page)
  await submit(page)
}

export async function signOutThroughForm(page: Page) {
  await visibleButton(page, 'Anjali').click()
  await submit(page, 'Sign out')
}
