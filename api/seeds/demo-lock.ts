import { lockAccounts, unlockAccounts } from '#domains/account/lock.service.ts'
import type { Services } from '#services.ts'
import { demoAccounts } from './demo-accounts.ts'

/**
 * Every account of the demo, whose passwords and codes everybody knows: the seeded ones, those that were made at
 * /dev/staff, and those of visitors, who have no other mailboxes there. Nobody can have an address that ends so.
 */
const accountsOfDemo = { emailEnding: '@haat.test', ids: demoAccounts.map(({ id }) => id) }

/**
 * A database that once held the demo must not open for its accounts outside of it. Gives back what to tell whoever
 * started the process, once: the next start finds them locked.
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
