import { minPayoutPaisa } from '@haat/contract/domains/ledger.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { payoutNumber } from '@haat/contract/domains/payouts.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { findVendorBySlug } from '#domains/vendors/vendors.service.ts'
import { openAccounts } from '#domains/ledger/ledger.service.ts'
import { nowOf, payoutSubject, refuseOwnShop, refused } from './payout-subject.ts'
import { findOpenPayout, findPayout, findRepeat, lockBalance } from './payout-rows.store.ts'
import { beginRun, endRun, insertProposals, lockOwedShops, readDue } from './proposals.store.ts'
import { lastRunDay } from './run-days.ts'

const shopsAtOnce = 100
/** The database gave up a statement that took too long. */
const tookTooLong = '57014'

/**
 * The run of the last Tuesday: proposes for every shop what is payable to it. One that was stopped in the middle goes on with
 * the next call, and one that has ended is left as it is.
 */
export async function runPayouts({ db }: Pick<Services, 'db'>, now = new Date(), atOnce = shopsAtOnce) {
  const runDay = lastRunDay(now)
  const { endedAt } = await beginRun(db, runDay, now)
  if (endedAt !== null) return
  await openAccounts(db)
  const proposal = { day: nepalDay(now), now, runDay, proposedBy: null, repeatsId: null }
  const proposeAfter = (after: number, many: number) =>
    db.transaction(async (tx) => {
      const vendorIds = await lockOwedShops(tx, after, many)
      if (vendorIds.length > 0) await insertProposals(tx, { ...proposal, vendorIds })
      return vendorIds.at(-1)
    })
  let after: number | undefined = 0
  let many = atOnce
  while (after !== undefined) {
    try {
      after = await proposeAfter(after, many)
    } catch (error) {
      // Shops with very many entries: fewer of them at once.
      if (errorCode(error) !== tookTooLong || many === 1) throw error
      many = Math.ceil(many / 10)
    }
  }
  await endRun(db, runDay, now)
}

/** Proposes what is payable to one shop, whose books are locked here; returns the id of the payout. */
async function proposeTo(
  tx: Tx,
  caller: Caller,
  vendorId: number,
  repeatsId: number | null,
): Promise<number> {
  const now = nowOf(caller)
  const day = nepalDay(now)
  const open = await findOpenPayout(tx, vendorId)
  if (open) throw refused('open', `${payoutNumber(open.id)} of this shop is still open.`)
  const proposal = { vendorIds: [vendorId], day, now, runDay: null, proposedBy: caller.userId, repeatsId }
  const [id] = await insertProposals(tx, proposal)
  if (id === undefined) throw await nothingToPropose(tx, vendorId, day, now)
  const payout = (await findPayout(tx, id))!
  await recordAudit(tx, caller, {
    action: repeatsId === null ? 'payout.propose' : 'payout.repeat',
    subject: await payoutSubject(tx, payout),
    after: {
      amountPaisa: payout.amountPaisa,
      entries: payout.entryCount,
      ...(repeatsId !== null && { repeats: payoutNumber(repeatsId) }),
    },
  })
  return id
}

async function nothingToPropose(tx: Tx, vendorId: number, day: string, now: Date) {
  const { paisa, hasAccount, hasNewAccount } = await readDue(tx, vendorId, day, now)
  if (paisa < minPayoutPaisa) {
    const least = formatRupees(minPayoutPaisa, 'en')
    return refused(
      'nothing',
      `Only ${formatRupees(paisa, 'en')} is payable to this shop; ${least} is the least.`,
    )
  }
  if (hasAccount) return refused('balance', 'The shop is owed less than what is payable to it.')
  return hasNewAccount
    ? refused(
        'newAccount',
        'The account of this shop is younger than 48 hours. Please propose it after that.',
      )
    : refused('account', 'This shop has no account that money could go to.')
}

/** Proposes what is payable to one shop now, by the same rules as the run. */
export const proposePayout = ({ db }: Services, caller: Caller, shopSlug: string): Promise<number> =>
  db.transaction(async (tx) => {
    const shop = await findVendorBySlug(tx, shopSlug)
    if (!shop) throw notFound('This shop')
    const { id: vendorId } = shop
    await lockBalance(tx, vendorId)
    await refuseOwnShop(tx, caller, vendorId)
    // Sent twice, it is proposed once.
    const open = await findOpenPayout(tx, vendorId)
    if (open?.proposedBy === caller.userId && open.repeatsId === null) return open.id
    return proposeTo(tx, caller, vendorId, null)
  })

/** Proposes anew what failed, to the account that is in force by now. */
export const repeatPayout = ({ db }: Services, caller: Caller, id: number): Promise<number> =>
  db.transaction(async (tx) => {
    const seen = await findPayout(tx, id)
    if (!seen) throw notFound('This payout')
    await lockBalance(tx, seen.vendorId)
    await refuseOwnShop(tx, caller, seen.vendorId)
    const failed = (await findPayout(tx, id))!
    if (failed.state !== 'failed') throw refused('state', 'Only a payout that failed is repeated.')
    const repeat = await findRepeat(tx, id)
    return repeat?.id ?? proposeTo(tx, caller, failed.vendorId, id)
  })
