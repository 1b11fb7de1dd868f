import { sql } from 'drizzle-orm'
import type { PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import { hasFailedSql } from './proposals.store.ts'
import { payoutAccounts, payouts } from './payouts.tables.ts'

export interface PayoutFacts {
  /** The account that will be in force at the time of the next run. */
  account: {
    kind: PayoutKind
    bankName: string
    maskedNumber: string
    isNew: boolean
    hasFailed: boolean
  } | null
  open: {
    id: number
    runDay: string | null
    proposedAt: string
    amountPaisa: number
    state: 'proposed' | 'approved'
  } | null
}

const run = sql`${sql.placeholder('run')}::timestamptz`
const oldest = sql`${sql.placeholder('oldest')}::timestamptz`

/** Where the money of a row of `vendor_accounts` goes, inside of the statement that reads the balance. */
export const payoutPart = sql<PayoutFacts>`json_build_object(
  'account', (
    select json_build_object('kind', p.kind, 'bankName', p.bank_name, 'maskedNumber', p.masked_number, 'isNew', p.created_at > ${oldest},
      'hasFailed', ${hasFailedSql(sql`p.vendor_id`, sql`p.id`)})
    from ${payoutAccounts} p where p.vendor_id = vendor_accounts.vendor_id and p.usable_from <= ${run}
      and (p.ended_at is null or p.ended_at > ${run}) order by p.usable_from desc limit 1),
  'open', (
    select json_build_object('id', o.id, 'runDay', o.run_day, 'proposedAt', o.proposed_at, 'amountPaisa', o.amount_paisa, 'state', o.state)
    from ${payouts} o where o.vendor_id = vendor_accounts.vendor_id and o.state in ('proposed', 'approved')))`
