import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { findStep, type AccountAct, type Ending } from './account-life.ts'
import { updateUser, type UserRow } from './account.store.ts'
import { lockUser } from './identity.store.ts'
import { voidLinks } from './link.store.ts'
import { endSessionsOf, findSessionRow, type EndReason } from './session.store.ts'

interface EndingOf {
  userId: string
  /** The one in which it is done. */
  sessionId: string | undefined
  reason: EndReason
}

const none = { sessions: 0 }
const endings: Record<Exclude<Ending, 'everything'>, (tx: Tx, of: EndingOf) => Promise<typeof none>> = {
  'all-sessions': async (tx, { userId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason }),
  }),
  'other-sessions': async (tx, { userId, sessionId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason, except: sessionId }),
  }),
  'google-sessions': async (tx, { userId, sessionId, reason }) => ({
    sessions: await endSessionsOf(tx, userId, { reason, except: sessionId, way: 'google' }),
  }),
  'all-links': (tx, { userId }) => voidLinks(tx, userId).then(() => none),
  'change-links': (tx, { userId }) => voidLinks(tx, userId, 'change-email').then(() => none),
  'reset-links': (tx, { userId }) => voidLinks(tx, userId, 'reset-password').then(() => none),
}

const newPasswordActs: readonly AccountAct[] = ['reset', 'change-password']

/** Does what the table of the account's life says of an act that leaves the account open. */
export async function takeStep(
  tx: Tx,
  user: UserRow,
  act: AccountAct,
  sessionId?: string,
): Promise<{ endedSessions: number }> {
  const step = findStep(user, act)
  if (!step) throw new ApiError('CONFLICT', 'This cannot be done with the account as it is.')
  const reason = newPasswordActs.includes(act) ? 'password' : 'revoked'
  let endedSessions = 0
  for (const ending of step.ends) {
    if (ending === 'everything') throw new Error(`${act} closes the account`)
    const { sessions } = await endings[ending](tx, { userId: user.id, sessionId, reason })
    endedSessions += sessions
  }
  if (step.next === 'proven' && !user.emailVerified) await updateUser(tx, user.id, { emailVerified: true })
  return { endedSessions }
}

/** The account as it is now, held until the transaction ends, for somebody who is still signed in to it. */
export async function lockCaller(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  const session = await findSessionRow(tx, sessionId)
  if (user && session?.userId === userId && !session.endedAt) return user
  throw new ApiError('UNAUTHENTICATED', 'You were signed out meanwhile. Please sign in again.')
}
