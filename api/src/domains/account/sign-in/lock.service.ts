import type { Tx } from '#platform/database/database.ts'
import { findUserByEmail, insertEvent } from '../account.store.ts'
import { isLockedEmail, lockGroup, unlockGroup, type AccountGroup } from '../lock.store.ts'
import { endSessionsOf } from '../session.store.ts'

export async function findAccountState(tx: Tx, email: string): Promise<'open' | 'locked' | 'none'> {
  if (await isLockedEmail(tx, email)) return 'locked'
  return (await findUserByEmail(tx, email)) ? 'open' : 'none'
}

/**
 * Locks accounts: nobody can sign in to them in any way, their sessions end, and their addresses stay taken.
 * Returns how many of them were open until now.
 */
export async function lockAccounts(tx: Tx, group: AccountGroup): Promise<number> {
  const ids = await lockGroup(tx, group)
  for (const id of ids) {
    await endSessionsOf(tx, id, { reason: 'locked' })
    await insertEvent(tx, id, 'locked', null)
  }
  return ids.length
}

/** Unlocks accounts; the sessions that ended when they were locked stay ended. Returns how many were locked. */
export async function unlockAccounts(tx: Tx, group: AccountGroup): Promise<number> {
  const ids = await unlockGroup(tx, group)
  for (const id of ids) await insertEvent(tx, id, 'unlocked', null)
  return ids.length
}
