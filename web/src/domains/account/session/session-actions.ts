import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { User } from '@haat/contract/domains/account.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { readCookie } from '#api/cookies.ts'
import { growingPause } from '#api/growing-pause.ts'
import { forgetTokensForGood, refresh } from '#api/refresh.ts'
import type { SessionNews } from '#api/session-channel.ts'
import { notifyTabs } from '#api/notify-tabs.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { forgetTokens, storeAccessToken, storeRefreshToken } from '#api/tokens.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { syncWishlist } from '#domains/wishlist/sync-wishlist.ts'
import { accountQueries } from './account.queries.ts'
import { findUserAgain } from './find-user-again.ts'
import { forgetPerson, claimStorageFor } from './forget-person.ts'
import { dropAnswers, dropChanges, stopReading, untilWritten } from './leave-session.ts'
import type { SessionControl } from './session-context.ts'
import { setUser, setVisitor } from './set-session.ts'
import type { Credentials } from '../use-session-actions.ts'

const knownUser = ({ queryClient, call }: SessionControl) =>
  queryClient.getQueryData(accountQueries.me(call).queryKey)

async function becomeVisitor(control: SessionControl) {
  const readAgainFromNow = stopReading(control)
  try {
    dropChanges(control)
    dropAnswers(control, 'inactive')
    await setVisitor(control)
    // Active queries are removed only after the page has been left: before, it would fetch them again without a
    // session.
    dropAnswers(control, 'all')
  } finally {
    readAgainFromNow()
  }
}

function welcome(control: SessionControl, user: User, before: User | undefined) {
  if (before && before.id !== user.id) {
    dropChanges(control)
    dropAnswers(control, 'all')
  }
  claimStorageFor(user.id)
  setUser(control, user)
  if (before?.id === user.id) void readAgain(control)
}

/**
 * Whoever signs in once more ends the session before. What was being read with its token is refused then, and is read
 * again with the new one.
 */
async function readAgain({ queryClient }: SessionControl) {
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.allSettled(underWay.map(({ promise }) => promise))
  await queryClient.invalidateQueries({
    predicate: ({ state: { error } }) => error instanceof ApiFailure && error.status === 401,
  })
}

/** Called after every sign-in, by password or through Google. */
function announce(control: SessionControl, user: User) {
  notifyTabs(user.id)
  void syncWishlist(control)
}

async function loadUser(control: SessionControl): Promise<User> {
  const before = knownUser(control)
  const user = await control.queryClient.fetchQuery({ ...accountQueries.me(control.call), staleTime: 0 })
  if (!hasTokenCookie()) throw new Error('Signed out meanwhile')
  welcome(control, user, before)
  return user
}

/** An answer that is no JSON counts as one without a user. */
const unlessUnreadable = (failure: unknown) => {
  if (failure instanceof SyntaxError) return undefined
  throw failure
}

/**
 * While an account is under attack the server answers with a challenge. It is solved here, and the call is
 * repeated.
 */
async function login({ call }: SessionControl, { email, password, onChallenge }: Credentials) {
  try {
    return await call('POST /auth/login', { body: { email, password } })
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.challenge === undefined) throw failure
    onChallenge?.()
    const { solveChallenge } = await import('./solve-challenge.ts')
    const proof = await solveChallenge(failure.challenge)
    return call('POST /auth/login', { body: { email, password, proof } })
  }
}

export async function signIn(control: SessionControl, credentials: Credentials): Promise<User> {
  const answer = await login(control, credentials).catch(unlessUnreadable)
  if (!answer?.user) throw new Error('Invalid credentials or response')
  storeAccessToken(answer.accessToken)
  storeRefreshToken(answer.refreshToken)
  welcome(control, answer.user, knownUser(control))
  announce(control, answer.user)
  return answer.user
}

/** Resolves to whether the server heard of it. If not, the person has been warned: nobody may say that all is well. */
export async function signOut(control: SessionControl): Promise<boolean> {
  const readAgainFromNow = stopReading(control)
  notifyTabs(true)
  await untilWritten(control)
  const token = readCookie(accessTokenCookie)
  const isHeard = await control.call('POST /auth/logout').then(
    () => true,
    (failure: unknown) => !isTemporary(failure),
  )
  if (!isHeard) void repeatSignOut(control, token).catch(() => {})
  forgetTokensForGood()
  forgetPerson()
  notifyTabs(null)
  await becomeVisitor(control).finally(readAgainFromNow)
  return isHeard
}

/** In all about as long as a token works. */
const mostSignOuts = 8
const signOutPauses = { firstMs: 3000, longestMs: 300_000 }

/**
 * The server did not hear the sign-out and its session is still alive: warns the user, and repeats the call for
 * as long as the token may work.
 */
async function repeatSignOut({ call }: SessionControl, token: string | undefined) {
  const { signedOutUnheard } = await loadArea(toLanguage(document.documentElement.lang), 'signIn')
  void showToast('warning', signedOutUnheard)
  const headers = { authorization: `Bearer ${token}` }
  for (let tries = 0; token !== undefined && tries < mostSignOuts; tries++) {
    await growingPause(tries, signOutPauses)
    // A later sign-in in this browser has ended the old session on the server.
    if (hasTokenCookie()) return
    const isHeard = await call('POST /auth/logout', { headers }).then(
      () => true,
      (failure: unknown) => !isTemporary(failure),
    )
    if (isHeard) return
  }
}

export async function reloadUser(control: SessionControl): Promise<User> {
  const before = knownUser(control)
  const user = await loadUser(control)
  if (before?.id !== user.id) announce(control, user)
  return user
}

/** The tab that signs out says so once more when it has; if it is closed before, the person is still signed in here. */
const signOutMs = 5000
function stopReadingForAMoment(control: SessionControl) {
  setTimeout(stopReading(control), signOutMs)
}

/** Handles a message of another tab, or of a refresh that failed in this one. */
export async function onSessionNews(control: SessionControl, news: SessionNews): Promise<void> {
  if (news === true) return stopReadingForAMoment(control)
  if (news === null) forgetPerson()
  if (!news) return becomeVisitor(control)
  if (knownUser(control)?.id === news) return readAgain(control)
  await loadUser(control).catch(async (failure: unknown) => {
    await becomeVisitor(control)
    await recoverSession(control, failure)
  })
}

/**
 * When the API could not say who is signed in, nobody is signed out: the user is shown as soon as it answers.
 */
export async function recoverSession(control: SessionControl, failure: unknown): Promise<void> {
  if (!hasTokenCookie() || !isTemporary(failure)) return
  const user = await findUserAgain(control)
  if (user) setUser(control, user)
  else await becomeVisitor(control)
}

/** Called when the check that runs every five minutes finds the access token gone. */
export async function renewSession(control: SessionControl): Promise<void> {
  try {
    await refresh(control.call)
    await loadUser(control)
  } catch {
    forgetTokens()
    await becomeVisitor(control)
  }
}
