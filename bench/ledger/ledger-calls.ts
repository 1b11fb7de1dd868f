import type { LedgerView } from '@haat/contract/domains/ledger.rules.ts'
import { bsMonthOf } from '@haat/contract/shared/bs-months.ts'
import { deepPage, reading } from '../calls/ask.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { createLoad } from '../measure/load.ts'

/** As many as of the reference: what the database does beside weighs less on each. */
const requests = 200

export interface BookReaders {
  owner: Record<string, string>
  /** The address of the calls of a shop with a few sales, and of one with many. */
  small: string
  large: string
}

/** What the Money page of a shop asks. */
export async function ledgerCalls(
  address: string,
  { owner, small, large }: BookReaders,
): Promise<Scenario[]> {
  const month = bsMonthOf(new Date())
  const pageOf = (shop: string, kind: LedgerView) => `${shop}/ledger?month=${month}&kind=${kind}`
  const load = createLoad(address, 1)
  const late = await deepPage(load, pageOf(large, 'all'), owner)
  load.close()
  const calls = [
    reading('balance, small shop', `${small}/balance`, owner),
    reading('balance, large shop', `${large}/balance`, owner),
    reading('ledger page, small shop', pageOf(small, 'all'), owner),
    reading('ledger page, large shop', pageOf(large, 'all'), owner),
    reading('ledger, late page', late, owner),
    reading('ledger, a hundred entries', `${pageOf(large, 'all')}&pageSize=100`, owner),
    reading('ledger, payouts', pageOf(large, 'payouts'), owner),
    reading('the month, large shop', `${large}/ledger/months/${month}`, owner),
  ]
  return calls.map((call) => ({ ...call, requests }))
}
