import type { Tx } from '#platform/db/database.ts'
import { findUserByEmail, insertEvent } from './account.store.ts'
import { isLockedEmail, lockGroup, unlockGroup, type AccountGroup } from './lock.store.ts'
import { endSessionsOf } from './session.store.ts'

export async function findAccountState(tx: Tx, email: string): Promise<'open' | 'locked' | 'none'> {
  if (await isLockedEmail(tx, email)) return 'locked'
  return (await findUserByEmail(tx, email)) ? 'open' : 'none'
}

/**
 * Nobody signs in to a locked account, by whatever way, and nobody who was signed in still is; its address stays taken.
 * Says how many were open until now.
 */
export async function lockAccounts(tx: Tx, group: AccountGroup): Promise<number> {
  const ids = await lockGroup(tx, group)
  for (const id of ids) {
    await endSessionsOf(tx, id, { reason: 'locked' })
    await insertEvent(tx, id, 'locked', null)
  }
  return ids.length
}

/** As they were before; sessions that ended stay ended. */
export async function unlockAccounts(tx: Tx, group: AccountGroup): Promise<number> {
  const ids = await unlockGroup(tx, group)
  for (const id of ids) await insertEvent(tx, id, 'unlocked', null)
  return ids.length
}
