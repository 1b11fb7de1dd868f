import { lockAccounts, unlockAccounts } from '#domains/account/sign-in/lock.service.ts'
import type { Services } from '#services.ts'
import { demoAccountIds } from './demo-account-ids.ts'

/**
 * Every account of the demo, whose passwords and codes everybody knows: the ones that it starts with, by their ids
 * because a visitor may have changed their addresses, and by the ending of the address those made at /dev/staff and
 * by visitors. No real address ends so, because nobody can own a domain below .test.
 */
const accountsOfDemo = { emailEnding: '@haat.test', ids: Object.values(demoAccountIds) }

/**
 * Locks the accounts of the demo in a database that once held it and now serves a shop without it. Returns the
 * sentence for the operator, once: the next start finds the accounts locked and returns none.
 */
export async function lockDemoOutsideDemo({ db, config }: Services): Promise<string[]> {
  if (config.isDemo) {
    await db.transaction((tx) => unlockAccounts(tx, accountsOfDemo))
    return []
  }
  const count = await db.transaction((tx) => lockAccounts(tx, accountsOfDemo))
  if (count === 0) return []
  const accounts = count === 1 ? '1 demo account (@haat.test)' : `${count} demo accounts (@haat.test)`
  return [
    `Locked ${accounts} and ended their sessions: this database held the demo, whose passwords are public.`,
  ]
}
