import type { NewPayoutAccount, PayoutAccount, PayoutAccounts } from '@haat/contract/domains/payouts.ts'
import {
  maskAccountNumber,
  payoutWaitHours,
  type PayoutKind,
  type PayoutState,
} from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { notForThisRole, type Membership } from '#plugins/membership.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { peopleById } from '../account/account.service.ts'
import { lockCaller } from '../account/lifecycle/apply-transition.service.ts'
import { withPasswordAndCode } from '../account/second-factor/second-factor.service.ts'
import { lockShopOf } from '../members/members.service.ts'
import { mailAboutPayout } from './mail/mail-about-payout.service.ts'
import {
  cancelAccount,
  insertPayoutAccount,
  keepAccountBefore,
  listPayoutAccounts,
  replaceLastAccount,
  type PayoutRow,
} from './payouts.store.ts'

export { hasPayoutAccountSql } from './payouts.store.ts'

const waitMs = payoutWaitHours * 3_600_000

interface Particulars {
  kind: PayoutKind
  bankName: string
  bankBranch: string
  accountName: string
  accountNumber: string
}

/** What the columns hold of an account: its number only encrypted and masked. */
function columnsOf(encryption: Encryption, particulars: Particulars) {
  const { kind, bankName, bankBranch, accountName, accountNumber } = particulars
  const isBank = kind === 'bank'
  return {
    kind,
    bankName: isBank ? bankName : '',
    bankBranch: isBank ? bankBranch : '',
    maskedNumber: maskAccountNumber(accountNumber),
    holderSealed: encryption.encrypt(JSON.stringify({ accountName, accountNumber })),
  }
}

function stateOf({ usableFrom, endedAt, endedFor }: PayoutRow, now: Date): PayoutState {
  if (endedAt && endedFor && endedAt <= now) return endedFor
  return usableFrom > now ? 'waiting' : 'in-force'
}

/** Of what is encrypted only the name leaves this function. */
function accountNameOf(encryption: Encryption, { holderSealed }: PayoutRow): string {
  const text = holderSealed === null ? null : encryption.decrypt(holderSealed)
  return text === null ? '' : (JSON.parse(text) as { accountName: string }).accountName
}

export async function getPayoutAccounts(
  { db, encryption }: Pick<Services, 'db' | 'encryption'>,
  { vendorId }: Pick<Membership, 'vendorId'>,
): Promise<PayoutAccounts> {
  const rows = await listPayoutAccounts(db, vendorId)
  const now = new Date()
  const people = await peopleById(db, [
    ...new Set(rows.flatMap(({ createdBy, endedBy }) => (endedBy ? [createdBy, endedBy] : [createdBy]))),
  ])
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.name ?? null))
  const accounts = rows.map((row): PayoutAccount => ({
    id: row.id,
    kind: row.kind,
    bankName: row.bankName,
    bankBranch: row.bankBranch,
    accountName: accountNameOf(encryption, row),
    maskedNumber: row.maskedNumber,
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    createdBy: nameOf(row.createdBy),
    isFromApplication: row.isFromApplication,
    usableFrom: row.usableFrom.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: nameOf(row.endedBy),
  }))
  return {
    current: accounts.find(({ state }) => state === 'in-force') ?? null,
    waiting: accounts.find(({ state }) => state === 'waiting') ?? null,
    earlier: accounts.filter(({ state }) => state !== 'in-force' && state !== 'waiting'),
  }
}

/** Locks the shop, and asks again whether the caller may: they may just have been removed or got another role. */
async function lockForPayout(tx: Tx, membership: Membership) {
  const { caller } = await lockShopOf(tx, membership)
  if (caller.role !== 'owner') throw notForThisRole()
}

/** Gives the shop another account, which begins after the wait; until then the one before it stays in force. */
export async function changePayoutAccount(
  services: Services,
  membership: Membership,
  caller: Caller,
  { password, code, ...particulars }: NewPayoutAccount,
): Promise<PayoutAccounts> {
  const { vendorId } = membership
  await withPasswordAndCode(services, caller, { password, code }, async (tx) => {
    await lockForPayout(tx, membership)
    await beginPayoutChange(services, tx, { ...particulars, vendorId, ownerId: caller.userId })
    return true
  })
  services.outbox.wake()
  return getPayoutAccounts(services, membership)
}

interface NewAccount extends Particulars {
  vendorId: number
  ownerId: string
  /** When it was given, if that was not now: a demo tells of days before it was started. */
  at?: Date
}

/** Writes down a change of which the owner is known; the shop is locked by the caller. */
export async function beginPayoutChange(
  services: Services,
  tx: Tx,
  { vendorId, ownerId, at = new Date(), ...particulars }: NewAccount,
) {
  const rows = await listPayoutAccounts(tx, vendorId)
  if (rows.some((row) => stateOf(row, at) === 'waiting')) {
    throw new ApiError('CONFLICT', 'Another change waits already. Cancel that one first.')
  }
  const usableFrom = new Date(at.getTime() + waitMs)
  await replaceLastAccount(tx, vendorId, usableFrom)
  const account = {
    ...columnsOf(services.encryption, particulars),
    vendorId,
    createdBy: ownerId,
    createdAt: at,
    usableFrom,
  }
  await insertPayoutAccount(tx, account)
  await mailAboutPayout(services, tx, { kind: 'changed', account, actorId: ownerId, at })
}

/** Stops a change that has not begun. Every owner can, without a password: it only keeps things as they are. */
export async function cancelPayoutChange(
  services: Services,
  membership: Membership,
  caller: Caller,
  id: string,
): Promise<PayoutAccounts> {
  await services.db.transaction(async (tx) => {
    await lockCaller(tx, caller)
    await lockForPayout(tx, membership)
    const at = new Date()
    const account = (await listPayoutAccounts(tx, membership.vendorId)).find((row) => row.id === id)
    if (!account) throw notFound('This account')
    const state = stateOf(account, at)
    if (state === 'cancelled') return
    if (state !== 'waiting') {
      throw new ApiError('CONFLICT', 'This change has begun and cannot be cancelled. Give another account.')
    }
    await cancelAccount(tx, id, { at, by: caller.userId })
    await keepAccountBefore(tx, account)
    await mailAboutPayout(services, tx, { kind: 'cancelled', account, actorId: caller.userId, at })
  })
  services.outbox.wake()
  return getPayoutAccounts(services, membership)
}

/** Gives a new shop the account of its application, which counts at once: staff have seen the proof of it. */
export async function addFirstPayoutAccount(
  { encryption }: Pick<Services, 'encryption'>,
  tx: Tx,
  { vendorId, ownerId, at = new Date(), ...particulars }: NewAccount,
) {
  await insertPayoutAccount(tx, {
    ...columnsOf(encryption, particulars),
    vendorId,
    isFromApplication: true,
    createdBy: ownerId,
    createdAt: at,
    usableFrom: at,
  })
}
