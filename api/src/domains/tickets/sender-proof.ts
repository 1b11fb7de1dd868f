import type { SenderProof } from '@haat/contract/domains/support.tickets.rules.ts'

interface Written {
  type: string
  userId: string | null
  emailProven: boolean
}

/** An account that takes its hands off a ticket leaves it without any proof. */
export function proofOf({ type, userId, emailProven }: Written): SenderProof {
  if (type === 'payment') return 'system'
  if (userId === null) return 'none'
  return emailProven ? 'account' : 'session'
}

/** For what leaves the console: mails to the desk, and files. */
export const proofWords: Record<SenderProof, string> = {
  account: 'signed in, address confirmed',
  session: 'signed in, address not proven',
  none: 'not signed in, address not proven',
  system: 'set by Haat',
}
