import type { FailReason } from '@haat/contract/domains/payouts.rules.ts'
import { payoutNumber } from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { decryptOrRefuse } from '#plugins/decrypt-or-refuse.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { postPayout, postPayoutFailed } from '#domains/ledger/ledger.service.ts'
import { tellPayout } from './mail/mail-about-money.service.ts'
import * as store from './payout-rows.store.ts'
import { nowOf, payoutSubject, problemSentences, refused, refuseOwnShop } from './payout-subject.ts'

const uniqueViolation = '23505'

/** Locks the books of the shop, then its payout, and reads what may stand in the way now. */
async function lockPayout(tx: Tx, caller: Caller, id: number): Promise<store.PayoutFacts> {
  const seen = await store.findPayout(tx, id)
  if (!seen) throw notFound('This payout')
  await store.lockBalance(tx, seen.vendorId)
  await store.lockPayouts(tx, [id])
  await refuseOwnShop(tx, caller, seen.vendorId)
  const [payout] = await store.listPayoutFacts(tx, [id], nowOf(caller))
  return payout!
}

const usedReference = (number?: string) =>
  refused(
    'reference',
    number ? `${number} was sent under this reference.` : 'This reference was used already.',
  )

/** The bank or the wallet has it. Money moves, so the second factor is asked for again. */
export async function sendPayout(
  services: Services,
  caller: Caller,
  id: number,
  { reference, code }: { reference: string; code: string },
): Promise<void> {
  const findSent = async (tx: Tx) => {
    const payout = await store.findPayout(tx, id)
    return payout?.sentBy === caller.userId && payout.reference === reference ? true : undefined
  }
  const send = (tx: Tx) => noteSent(services, tx, caller, { id, reference })
  await withSecondFactor(services, caller, code, send, findSent).catch((error: unknown) => {
    // Somebody else noted the same reference at the same moment.
    throw errorCode(error) === uniqueViolation ? usedReference() : error
  })
  services.outbox.wake()
}

/** The same without a code, as part of the caller's transaction. */
export async function noteSent(
  services: Services,
  tx: Tx,
  caller: Caller,
  { id, reference }: { id: number; reference: string },
): Promise<true> {
  const payout = await lockPayout(tx, caller, id)
  if (payout.state === 'proposed') throw refused('state', 'This payout is not approved yet.')
  if (payout.state !== 'approved') throw refused('state', 'This payout was sent or withdrawn already.')
  // Whoever has read the number may have paid, and then it is in the books whatever came since.
  if (payout.problem && payout.openedAt === null) {
    throw refused(payout.problem, problemSentences[payout.problem])
  }
  const other = await store.findByReference(tx, payout.accountKind, reference)
  if (other) throw usedReference(payoutNumber(other.id))
  const at = nowOf(caller)
  const sent = { state: 'sent', movedAt: at, sentAt: at, sentBy: caller.userId, reference } as const
  await store.updatePayout(tx, id, sent)
  await postPayout(tx, { payoutId: id, vendorId: payout.vendorId, paisa: payout.amountPaisa }, at)
  await recordAudit(tx, caller, {
    action: 'payout.send',
    subject: await payoutSubject(tx, payout),
    after: { amountPaisa: payout.amountPaisa, account: payout.account.maskedNumber, reference },
  })
  await tellPayout(services, tx, { ...payout, ...sent })
  return true
}

interface Failure {
  reason: FailReason
  words: string
  code: string
}

/** The money came back: the shop is owed it again, and what the payout covered can be paid again. */
export async function failPayout(
  services: Services,
  caller: Caller,
  id: number,
  { reason, words, code }: Failure,
): Promise<void> {
  const findFailed = async (tx: Tx) => {
    const payout = await store.findPayout(tx, id)
    const isSame = payout?.failReason === reason && payout.failWords === words
    return isSame && payout.failedBy === caller.userId ? true : undefined
  }
  const fail = (tx: Tx) => noteFailed(services, tx, caller, { id, reason, words })
  await withSecondFactor(services, caller, code, fail, findFailed)
  services.outbox.wake()
}

/** The same without a code, as part of the caller's transaction. */
export async function noteFailed(
  services: Services,
  tx: Tx,
  caller: Caller,
  { id, reason, words }: Omit<Failure, 'code'> & { id: number },
): Promise<true> {
  const payout = await lockPayout(tx, caller, id)
  if (payout.state === 'failed') throw refused('state', 'Somebody has noted already that this payout failed.')
  if (payout.state !== 'sent') throw refused('state', 'Only a payout that was sent can fail.')
  const at = nowOf(caller)
  const failed = {
    state: 'failed',
    movedAt: at,
    failedAt: at,
    failedBy: caller.userId,
    failReason: reason,
    failWords: words,
  } as const
  await store.updatePayout(tx, id, failed)
  await postPayoutFailed(tx, { payoutId: id, vendorId: payout.vendorId, paisa: payout.amountPaisa }, at)
  await store.freeEntries(tx, id)
  await recordAudit(tx, caller, {
    action: 'payout.fail',
    subject: await payoutSubject(tx, payout),
    after: { amountPaisa: payout.amountPaisa, reason, words },
  })
  await tellPayout(services, tx, { ...payout, ...failed })
  return true
}

/**
 * Takes back a payout that was not sent. No money moves, so no code is asked for. Of one whose number was read somebody has to
 * say that it was not paid.
 */
export const withdrawPayout = (
  { db }: Services,
  caller: Caller,
  id: number,
  words: string,
  isNotPaid = false,
): Promise<void> =>
  db.transaction(async (tx) => {
    const payout = await lockPayout(tx, caller, id)
    if (payout.state === 'withdrawn') return
    if (payout.state === 'sent' || payout.state === 'failed') {
      throw refused('state', 'This payout was sent already. If the money came back, note that it failed.')
    }
    if (payout.openedAt !== null && !isNotPaid) {
      throw refused(
        'opened',
        'The number of its account was shown, so it may have been paid. Please look at the bank, and say that it was not.',
      )
    }
    const at = nowOf(caller)
    await store.updatePayout(tx, id, {
      state: 'withdrawn',
      movedAt: at,
      withdrawnAt: at,
      withdrawnBy: caller.userId,
      withdrawnWords: words,
    })
    await store.freeEntries(tx, id)
    await recordAudit(tx, caller, {
      action: 'payout.withdraw',
      subject: await payoutSubject(tx, payout),
      after: { amountPaisa: payout.amountPaisa, words, ...(payout.openedAt !== null && { isNotPaid }) },
    })
  })

/**
 * The whole number of the account, for whoever pays: only while nothing stands in the way of paying. Who has read which stands
 * in the audit log, and the first time with the payout.
 */
export const openPayoutAccount = (services: Services, caller: Caller, id: number, code: string) =>
  withSecondFactor(services, caller, code, async (tx) => {
    const payout = await lockPayout(tx, caller, id)
    if (payout.state !== 'approved' && payout.state !== 'sent') {
      throw refused('state', 'The number is shown for a payout that is approved or sent.')
    }
    if (payout.problem) throw refused(payout.problem, problemSentences[payout.problem])
    const { kind, bankName, bankBranch, maskedNumber, holderSealed } = await store.findAccountOf(
      tx,
      payout.accountId,
    )
    if (holderSealed === null) throw new ApiError('CONFLICT', problemSentences.account)
    const holder = JSON.parse(decryptOrRefuse(services, holderSealed)) as {
      accountName: string
      accountNumber: string
    }
    if (payout.state === 'approved' && payout.openedAt === null) {
      await store.updatePayout(tx, id, { openedAt: nowOf(caller), openedBy: caller.userId })
    }
    await recordAudit(tx, caller, {
      action: 'payout.open-account',
      subject: await payoutSubject(tx, payout),
      after: { account: maskedNumber },
    })
    return { kind, bankName, bankBranch, ...holder }
  })
