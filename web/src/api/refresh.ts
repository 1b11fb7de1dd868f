import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { User } from '@haat/contract/domains/account.ts'
import { isTemporary, type Call, type Refusal } from './client.ts'
import { deleteCookie, readCookie } from './cookies.ts'
import { notifyTabs } from './notify-tabs.ts'
import { forgetTokens, storeAccessToken } from './tokens.ts'

interface Renewal {
  accessToken: string
  /** Undefined when another tab made the call. */
  user?: User
}

const refreshLine = 'POST /auth/refresh-token'

let running: Promise<Renewal> | undefined

/**
 * Leaving a page aborts its calls, which says nothing about the session. A page that is being left still gets
 * the error, but not what would happen a moment later, so a failure is acted upon only after this time.
 */
const pageLeaveMs = 200
const untilPageStays = () => new Promise((resolve) => setTimeout(resolve, pageLeaveMs))

/**
 * Renews the access token with one call at a time, however many callers there are in this tab and others. When
 * it fails, the session is over in all of them.
 *
 * @param refused the token that the API refused; if the cookie holds another one by now, that is the new token.
 */
export const refresh = (call: Call, refused?: string): Promise<Renewal> =>
  (running ??= withLock(() => renew(call, refused)).finally(() => (running = undefined)))

/** Handles a refused call, and returns whether it should be repeated. */
export async function answerRefusal(
  call: Call,
  { restLine, token, failure, isRetry }: Refusal,
): Promise<boolean> {
  if (failure.code === 'INVALID_ACCESS_TOKEN') {
    // A late answer may be about a token that has been replaced since.
    if (readCookie(accessTokenCookie) === token) deleteCookie(accessTokenCookie)
    return false
  }
  const isFinal = isRetry || restLine === refreshLine || failure.code === 'INVALID_RESPONSE_TOKEN'
  if (failure.status !== 401 || isFinal || !readCookie(refreshTokenCookie)) return false
  return refresh(call, token).then(
    () => true,
    () => false,
  )
}

/** A refresh that is still under way must not bring back a session after the sign-out. */
export function forgetTokensForGood() {
  forgetTokens()
  running?.then(
    ({ accessToken }) => readCookie(accessTokenCookie) === accessToken && forgetTokens(),
    () => undefined,
  )
}

/** Locks need a secure context; without them the server still gives racing tabs the same answer. */
const withLock = (work: () => Promise<Renewal>): Promise<Renewal> =>
  navigator.locks ? navigator.locks.request('haat-refresh', work) : work()

async function renew(call: Call, refused: string | undefined): Promise<Renewal> {
  const current = readCookie(accessTokenCookie)
  if (current !== undefined && current !== refused) return { accessToken: current }
  const refreshToken = readCookie(refreshTokenCookie)
  try {
    const { accessToken, user } = await ask(call, refreshToken)
    storeAccessToken(accessToken)
    // Chromium writes cookies asynchronously; reading it back waits until the next tab can see it too.
    readCookie(accessTokenCookie)
    return { accessToken: accessToken.token, user }
  } catch (failure) {
    await untilPageStays()
    giveUp(refreshToken, failure)
    throw failure
  }
}

async function ask(call: Call, refreshToken: string | undefined) {
  if (refreshToken === undefined) throw new Error('No refresh token available.')
  const failed = (cause?: unknown) => new Error('Failed to refresh access token.', { cause })
  const answer = await call(refreshLine, { body: { refreshToken } }).catch((cause: unknown) => {
    throw failed(cause)
  })
  if (!answer?.user) throw new Error('Refresh token is invalid or expired.')
  if (!answer.accessToken?.token) throw failed()
  return answer
}

/** Ends the session, unless somebody has signed in meanwhile with other tokens than the ones that failed. */
function giveUp(refreshToken: string | undefined, failure: unknown) {
  const current = readCookie(refreshTokenCookie)
  if (current !== undefined && current !== refreshToken) return
  forgetTokens()
  // Null tells the other tabs that the session was refused, false that the server was not reached.
  const { cause } = failure as Error
  notifyTabs(!isTemporary(cause) && null)
}
