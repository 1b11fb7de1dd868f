import { payoutNumber, payoutWaitHours } from '@haat/contract/domains/payouts.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { LedgerSubjects, NextPayout } from '../ledger/ledger-subjects.ts'
import { payoutPart, type PayoutFacts } from './next-payout.store.ts'
import { nextRunDay, startOfRun } from './run-days.ts'

const waitMs = payoutWaitHours * 3_600_000

function viewPayout({ account, open }: PayoutFacts): NextPayout {
  return {
    account: account && {
      kind: account.kind,
      bankName: account.bankName,
      maskedNumber: account.maskedNumber,
    },
    isNewAccount: account?.isNew ?? false,
    hasFailed: account?.hasFailed ?? false,
    open: open && {
      number: payoutNumber(open.id),
      day: open.runDay ?? nepalDay(open.proposedAt),
      amountPaisa: open.amountPaisa,
      isApproved: open.state === 'approved',
    },
  }
}

/** The next run of payouts, where the money of a shop goes then, and a payout that is on its way already. */
export const nextPayouts: Pick<LedgerSubjects, 'payoutPart' | 'nextRun' | 'viewPayout'> = {
  payoutPart,
  nextRun(now) {
    const day = nextRunDay(now)
    const run = startOfRun(day)
    return { day, run: run.toISOString(), oldest: new Date(run.getTime() - waitMs).toISOString() }
  },
  viewPayout: (payout) => viewPayout(payout as PayoutFacts),
}
