import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { findTransition, type AccountAction, type Ending } from './account-lifecycle.ts'
import { updateUser, type UserRow } from '../account.store.ts'
import { lockUser } from '../identity.store.ts'
import { deleteUnusedLinks } from '../link.store.ts'
import { endSessionsOf, findSessionRow, type EndReason } from '../session.store.ts'

interface EndingContext {
  userId: string
  /** The session in which the action is done, which some endings spare. */
  sessionId: string | undefined
  reason: EndReason
}

const noSessions = { sessions: 0 }
const endings: Record<
  Exclude<Ending, 'everything'>,
  (tx: Tx, context: EndingContext) => Promise<typeof noSessions>
> = {
  'all-sessions': async (tx, { userId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason }),
  }),
  'other-sessions': async (tx, { userId, sessionId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason, except: sessionId }),
  }),
  'google-sessions': async (tx, { userId, sessionId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason, except: sessionId, way: 'google' }),
  }),
  'all-links': (tx, { userId }) => deleteUnusedLinks(tx, userId).then(() => noSessions),
  'change-links': (tx, { userId }) => deleteUnusedLinks(tx, userId, 'change-email').then(() => noSessions),
  'reset-links': (tx, { userId }) => deleteUnusedLinks(tx, userId, 'reset-password').then(() => noSessions),
}

const newPasswordActions: readonly AccountAction[] = ['reset', 'change-password']

/** Does what `accountLifecycle` says of an action, for actions that leave the account open. */
export async function applyTransition(
  tx: Tx,
  user: UserRow,
  action: AccountAction,
  sessionId?: string,
): Promise<{ endedSessions: number }> {
  const transition = findTransition(user, action)
  if (!transition) throw new ApiError('CONFLICT', 'This cannot be done with the account as it is.')
  const reason = newPasswordActions.includes(action) ? 'password' : 'revoked'
  let endedSessions = 0
  for (const ending of transition.ends) {
    if (ending === 'everything') throw new Error(`${action} closes the account`)
    const { sessions } = await endings[ending](tx, { userId: user.id, sessionId, reason })
    endedSessions += sessions
  }
  if (transition.next === 'verified' && !user.emailVerified) {
    await updateUser(tx, user.id, { emailVerified: true })
  }
  return { endedSessions }
}

/** Locks the caller's account until the transaction ends; refuses a caller whose session has ended. */
export async function lockCaller(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  const session = await findSessionRow(tx, sessionId)
  if (user && session?.userId === userId && !session.endedAt) return user
  throw new ApiError('UNAUTHENTICATED', 'You were signed out meanwhile. Please sign in again.')
}
