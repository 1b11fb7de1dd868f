import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import { endUnreadableAccounts } from './payouts.store.ts'

/** Ends accounts whose number can never be read again: their owners see it, and give another one. */
export const endUnreadablePayoutAccounts = (tx: Tx, { keyIds }: Encryption) =>
  endUnreadableAccounts(tx, keyIds, new Date())
