import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { User } from '@haat/contract/domains/account.ts'
import { mayPass, type Call, type Refusal } from './client.ts'
import { deleteCookie, readCookie } from './cookies.ts'
import { tellTabs } from './tell-tabs.ts'
import { forgetTokens, keepAccessToken } from './tokens.ts'

interface Renewal {
  accessToken: string
  /** Unknown when another tab made the call. */
  user?: User
}

const refreshLine = 'POST /auth/refresh-token'

let running: Promise<Renewal> | undefined

/**
 * Who leaves a page breaks off what it was asking, which says nothing about the session. The page hears of that while it
 * still stands there, but not of what would come a moment later.
 */
const whileHereMs = 200
const untilSureToStay = () => new Promise((resolve) => setTimeout(resolve, whileHereMs))

/**
 * A new access token: one call at a time, however many ask for it, in this tab and in all others. When it fails, the
 * session is over in all of them.
 *
 * @param refused the token that brought the caller here; if there is another one by now, that is the new one.
 */
export const refresh = (call: Call, refused?: string): Promise<Renewal> =>
  (running ??= inTurn(() => renew(call, refused)).finally(() => (running = undefined)))

/** What a refused call asks for; tells whether it should be made again. */
export async function answerRefusal(
  call: Call,
  { line, token, failure, isRetry }: Refusal,
): Promise<boolean> {
  if (failure.code === 'INVALID_ACCESS_TOKEN') {
    // A late answer may speak of a token that has been replaced since.
    if (readCookie(accessTokenCookie) === token) deleteCookie(accessTokenCookie)
    return false
  }
  const isFinal = isRetry || line === refreshLine || failure.code === 'INVALID_RESPONSE_TOKEN'
  if (failure.status !== 401 || isFinal || !readCookie(refreshTokenCookie)) return false
  return refresh(call, token).then(
    () => true,
    () => false,
  )
}

/** What a refresh that is still under way brings must not outlive a sign-out. */
export function forgetTokensForGood() {
  forgetTokens()
  running?.then(
    ({ accessToken }) => readCookie(accessTokenCookie) === accessToken && forgetTokens(),
    () => undefined,
  )
}

/** Locks need a secure context; without them the server still gives racing tabs the same answer. */
const inTurn = (work: () => Promise<Renewal>): Promise<Renewal> =>
  navigator.locks ? navigator.locks.request('haat-refresh', work) : work()

async function renew(call: Call, refused: string | undefined): Promise<Renewal> {
  const current = readCookie(accessTokenCookie)
  if (current !== undefined && current !== refused) return { accessToken: current }
  const refreshToken = readCookie(refreshTokenCookie)
  try {
    const { accessToken, user } = await ask(call, refreshToken)
    keepAccessToken(accessToken)
    // Chromium writes cookies in its own time; reading waits until the tab that is next in turn sees it too.
    readCookie(accessTokenCookie)
    return { accessToken: accessToken.token, user }
  } catch (failure) {
    await untilSureToStay()
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

/** Unless somebody has signed in meanwhile: their tokens are not the ones that failed. */
function giveUp(refreshToken: string | undefined, failure: unknown) {
  const current = readCookie(refreshTokenCookie)
  if (current !== undefined && current !== refreshToken) return
  forgetTokens()
  // Refused, and not only unheard.
  const { cause } = failure as Error
  tellTabs(!mayPass(cause) && null)
}
