import type { Caller } from '@haat/api/plugins/principal.ts'
import { rightsOfAccount } from '@haat/contract/domains/staff.rights.ts'
import { demoAccounts } from '../demo-accounts.ts'

/** A colleague at a moment in the past, as the services of the console know who calls them. */
export const callerAt = (role: 'staff' | 'admin', at: Date): Caller =>
  callerOf(demoAccounts.find(({ roles }) => roles.at(-1) === role)!.id, at)

/** Anybody of the demo at a moment in the past. */
export function callerOf(accountId: string, at: Date): Caller {
  const account = demoAccounts.find(({ id }) => id === accountId)!
  const { id: userId, name, roles, staffRights = [] } = account
  return {
    userId,
    sessionId: '',
    name,
    roles,
    staffRights: rightsOfAccount({ roles, staffRights }),
    isConfirmed: true,
    ipAddress: '127.0.0.1',
    at,
  }
}
