import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { User } from '@haat/contract/domains/account.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { ApiFailure, mayPass } from '#api/client.ts'
import { readCookie } from '#api/cookies.ts'
import { forgetTokensForGood, refresh } from '#api/refresh.ts'
import type { SessionNews } from '#api/session-channel.ts'
import { tellTabs } from '#api/tell-tabs.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { forgetTokens, keepAccessToken, keepRefreshToken } from '#api/tokens.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { syncWishlist } from '#domains/wishlist/sync-wishlist.ts'
import { accountQueries } from './account.queries.ts'
import { askWhoIsHere, pause } from './ask-who-is-here.ts'
import { forgetPerson, keepFor } from './forget-person.ts'
import type { SessionDesk } from './session-desk.ts'
import { showUser, showVisitor } from './show-session.ts'
import type { Credentials } from './use-session-actions.ts'

const knownUser = ({ queryClient, call }: SessionDesk) =>
  queryClient.getQueryData(accountQueries.me(call).queryKey)

/** The next person at this browser must not find what this one was shown. */
const dropAnswers = ({ queryClient }: SessionDesk, type: 'inactive' | 'all') =>
  queryClient.removeQueries({ type, predicate: ({ queryKey }) => queryKey[0] !== 'site' })

async function becomeVisitor(desk: SessionDesk) {
  dropAnswers(desk, 'inactive')
  await showVisitor(desk)
  // Only now: a page that is still there would ask for its answers again, in nobody's name.
  dropAnswers(desk, 'all')
}

function welcome(desk: SessionDesk, user: User, before: User | undefined) {
  if (before && before.id !== user.id) dropAnswers(desk, 'all')
  keepFor(user.id)
  showUser(desk, user)
}

/** Somebody has signed in here, one way or another. */
function announce(desk: SessionDesk, user: User) {
  tellTabs(user.id)
  void syncWishlist(desk.call)
}

async function loadUser(desk: SessionDesk): Promise<User> {
  const before = knownUser(desk)
  const user = await desk.queryClient.fetchQuery({ ...accountQueries.me(desk.call), staleTime: 0 })
  if (!hasTokenCookie()) throw new Error('Signed out meanwhile')
  welcome(desk, user, before)
  return user
}

/** An answer that is no JSON at all is one without a user, too. */
const unlessUnreadable = (failure: unknown) => {
  if (failure instanceof SyntaxError) return undefined
  throw failure
}

/** While an address is attacked the server answers with a challenge; it is solved here, and the call made again. */
async function login({ call }: SessionDesk, { email, password, onWork }: Credentials) {
  try {
    return await call('POST /auth/login', { body: { email, password } })
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.challenge === undefined) throw failure
    onWork?.()
    const { solveChallenge } = await import('./solve-challenge.ts')
    const proof = await solveChallenge(failure.challenge)
    return call('POST /auth/login', { body: { email, password, proof } })
  }
}

export async function signIn(desk: SessionDesk, credentials: Credentials): Promise<User> {
  const answer = await login(desk, credentials).catch(unlessUnreadable)
  if (!answer?.user) throw new Error('Invalid credentials or response')
  keepAccessToken(answer.accessToken)
  keepRefreshToken(answer.refreshToken)
  welcome(desk, answer.user, knownUser(desk))
  announce(desk, answer.user)
  return answer.user
}

export async function signOut(desk: SessionDesk): Promise<void> {
  const token = readCookie(accessTokenCookie)
  await desk.call('POST /auth/logout').catch((failure: unknown) => {
    if (mayPass(failure)) void tellUnheard(desk, token).catch(() => {})
  })
  forgetTokensForGood()
  forgetPerson()
  tellTabs(null)
  await becomeVisitor(desk)
}

/** The session still lives on the server: they are told so, and the server is, for as long as the token may work. */
async function tellUnheard({ call }: SessionDesk, token: string | undefined) {
  const { signedOutUnheard } = await loadArea(toLanguage(document.documentElement.lang), 'signIn')
  void showToast('warning', signedOutUnheard)
  const headers = { authorization: `Bearer ${token}` }
  for (let waitMs = 2000; token !== undefined && waitMs < 300_000; waitMs *= 2) {
    await pause(waitMs)
    // Whoever signs in after them on this device has ended it.
    if (hasTokenCookie()) return
    const isHeard = await call('POST /auth/logout', { headers }).then(
      () => true,
      (failure: unknown) => !mayPass(failure),
    )
    if (isHeard) return
  }
}

export async function reloadUser(desk: SessionDesk): Promise<User> {
  const before = knownUser(desk)
  const user = await loadUser(desk)
  if (before?.id !== user.id) announce(desk, user)
  return user
}

/** What another tab did, or a refresh that failed in this one. */
export async function hear(desk: SessionDesk, news: SessionNews): Promise<void> {
  if (news === null) forgetPerson()
  if (!news) return becomeVisitor(desk)
  if (knownUser(desk)?.id === news) return
  await loadUser(desk).catch(async (failure: unknown) => {
    await becomeVisitor(desk)
    await recover(desk, failure)
  })
}

/** The API could not say who is here, which is not being signed out: they are shown as soon as it can. */
export async function recover(desk: SessionDesk, failure: unknown): Promise<void> {
  if (!hasTokenCookie() || !mayPass(failure)) return
  const user = await askWhoIsHere(desk)
  if (user) showUser(desk, user)
  else await becomeVisitor(desk)
}

/** The five-minute check found the access token gone. */
export async function renewSession(desk: SessionDesk): Promise<void> {
  try {
    await refresh(desk.call)
    await loadUser(desk)
  } catch {
    forgetTokens()
    await becomeVisitor(desk)
  }
}
