import { expect, type BrowserContext, type Page, type Request, type Route } from '@playwright/test'
import { fillSignIn, place, submit } from './sign-in-form.ts'

interface Answer {
  status?: number
  /** Written as JSON; a string goes out as it is. */
  body?: unknown
  /** Sent when this is settled. */
  after?: Promise<unknown>
}
/** `cut` breaks the connection. */
type Line = Answer | 'cut'
/** One answer for every call of a line, or one after the other: the last one stays. */
export type Script = Record<string, Line | Line[]>

export interface MadeCall {
  line: string
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

export const meLine = 'GET /auth/me'
export const refreshLine = 'POST /auth/refresh-token'
export const both = { accessToken: 'access-1', refreshToken: 'refresh-1' }

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

/** Something that the test lets happen when it is ready. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const lineOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^.*?\/api/, '')}`

const madeCall = (request: Request): MadeCall => ({
  line: lineOf(request),
  bearer: request.headers()['authorization']?.replace('Bearer ', ''),
  portal: request.headers()['x-portal'],
  body: request.postDataJSON(),
})

async function send(route: Route, answer: Line) {
  if (answer === 'cut') return route.abort()
  await answer.after
  const { status = 200, body } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  // A tab that was closed meanwhile takes no answer any more.
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
  totalPaisa: 0,
}

/** What every page of a signed-in shopper asks for, unless a script is about it: it is no news and not written down. */
const always: Record<string, Answer> = {
  'GET /cart': { body: { success: true, message, data: emptyCart } },
  'GET /wishlists': { body: { success: true, message, data: { products: [] } } },
  'GET /wishlists/items': { body: { success: true, message, data: { items: [] } } },
}

/** Answers the calls of the script in every tab, and writes down each of them; all others go to the real server. */
export async function scriptApi(context: BrowserContext, script: Script): Promise<MadeCall[]> {
  const calls: MadeCall[] = []
  const counts: Record<string, number> = {}
  // Its tokens are of no use to the real server then.
  const isAboutSession = Object.keys(script).some((line) => line.includes('/auth/'))
  await context.route(/\/api\//, (route) => {
    const call = madeCall(route.request())
    const lines = [script[call.line] ?? []].flat()
    const usual = always[call.line]
    if (lines.length === 0) return usual && isAboutSession ? send(route, usual) : route.fallback()
    calls.push(call)
    const turn = (counts[call.line] = (counts[call.line] ?? -1) + 1)
    return send(route, lines[Math.min(turn, lines.length - 1)]!)
  })
  return calls
}

export const linesOf = (calls: MadeCall[]) => calls.map(({ line }) => line)

/** Gives the browser token cookies, as if it had been here before. */
export const giveTokens = (context: BrowserContext, url: string, tokens: Record<string, string>) =>
  context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name, value, url })))

async function tokensOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => /^(access|refresh)Token$/.test(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** A busy browser writes a cookie down a moment after the page has set it. */
export const expectTokens = (context: BrowserContext, tokens: Record<string, string>) =>
  expect.poll(() => tokensOf(context)).toEqual(tokens)

export async function signInBy(page: Page) {
  await place(page, 'Account').click()
  await fillSignIn(page)
  await submit(page)
}

export async function signOutBy(page: Page) {
  await place(page, 'Anjali').click()
  await submit(page, 'Sign out')
}
