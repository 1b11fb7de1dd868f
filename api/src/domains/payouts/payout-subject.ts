import { payoutNumber, type PayoutProblem } from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import { isMember } from '#domains/members/members.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'

export const nowOf = (caller: Caller) => caller.at ?? new Date()

/** What an entry of the audit log about a payout is about. */
export async function payoutSubject(db: Tx, { id, vendorId }: { id: number; vendorId: number }) {
  const shop = (await vendorLinks(db, [vendorId])).get(vendorId)?.name.en ?? ''
  return { kind: 'payout', id: payoutNumber(id), label: `${payoutNumber(id)}, ${shop}` }
}

/** Why something is not done with a payout: the console has a sentence for each reason in every language. */
export const refused = (
  why: 'state' | 'open' | 'opened' | 'nothing' | 'reference' | PayoutProblem,
  sentence: string,
) => new ApiError('CONFLICT', sentence, { [why]: sentence })

export const problemSentences: Record<PayoutProblem, string> = {
  balance:
    'The shop is owed less than this by now, because of a refund. Please withdraw the payout and propose it again.',
  account:
    'The account of this payout is no longer in force. Please withdraw the payout and propose it again.',
  newAccount: 'The account of this payout is younger than 48 hours. Please wait until it is older.',
}

const ownShopSentence = 'You belong to this shop. Somebody else has to decide about its money.'
export const ownShop = () => new ApiError('FORBIDDEN', ownShopSentence, { ownShop: ownShopSentence })

/** Nobody decides about money that they get themselves. */
export async function refuseOwnShop(tx: Tx, caller: Caller, vendorId: number) {
  if (await isMember(tx, caller.userId, vendorId)) throw ownShop()
}
