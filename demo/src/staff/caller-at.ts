import type { Caller } from '@haat/api/plugins/principal.ts'
import { demoAccounts } from '../demo-accounts.ts'

/** A colleague at a moment in the past, as the services of the console know who calls them. */
export function callerAt(role: 'staff' | 'admin', at: Date): Caller {
  const { id: userId, name, roles } = demoAccounts.find((account) => account.roles.at(-1) === role)!
  return { userId, sessionId: '', name, roles, isConfirmed: true, ipAddress: '127.0.0.1', at }
}
