import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type {
  PayoutPage,
  PayoutRun,
  ShopPayout,
  StaffPayout,
  StaffPayoutDetail,
} from '@haat/contract/domains/payouts.staff.ts'
import {
  maxCoveredShown,
  payoutIdOf,
  payoutNumber,
  peopleNeeded,
  type PayoutStep,
} from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { isMember } from '#domains/members/members.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'
import * as store from './payout-rows.store.ts'
import { findLastRun, type RunRow } from './proposals.store.ts'
import { nextRunDay } from './run-days.ts'

export { findOpenPayout } from './payout-rows.store.ts'
export { findLastRun } from './proposals.store.ts'

/** What the bank or the wallet calls payouts that were sent, by their numbers. */
export async function payoutReferences(db: Tx, numbers: string[]): Promise<Map<string, string>> {
  const references = await store.listReferences(
    db,
    numbers.flatMap((number) => payoutIdOf(number) ?? []),
  )
  return new Map([...references].map(([id, reference]) => [payoutNumber(id), reference]))
}

const time = (at: Date | null) => at?.toISOString() ?? null

const toShopPayout = (row: store.PayoutFacts): ShopPayout => ({
  number: payoutNumber(row.id),
  amountPaisa: row.amountPaisa,
  state: row.state,
  entryCount: row.entryCount,
  proposedAt: row.proposedAt.toISOString(),
  movedAt: row.movedAt.toISOString(),
  sentAt: time(row.sentAt),
  failedAt: time(row.failedAt),
  account: row.account,
  reference: row.reference,
  failReason: row.failReason,
  failWords: row.failWords,
  repeats: row.repeatsId === null ? null : payoutNumber(row.repeatsId),
})

const toRun = ({ day, startedAt, endedAt, payoutCount, totalPaisa }: RunRow): PayoutRun => ({
  day,
  startedAt: startedAt.toISOString(),
  endedAt: time(endedAt),
  payoutCount,
  totalPaisa,
})

/** Payouts with the names of their shops and of those who approved them. */
async function viewRows(db: Tx, rows: store.PayoutFacts[], caller: Caller) {
  if (rows.length === 0) return { items: [], names: new Map<string, string>() }
  const links = await vendorLinks(db, [...new Set(rows.map(({ vendorId }) => vendorId))])
  const approvals = await store.listApprovals(
    db,
    rows.map(({ id }) => id),
  )
  const people = [
    ...approvals.map(({ userId }) => userId),
    ...rows.flatMap(({ proposedBy, openedBy, sentBy, failedBy, withdrawnBy }) => [
      proposedBy,
      openedBy,
      sentBy,
      failedBy,
      withdrawnBy,
    ]),
  ].filter((id) => id !== null)
  const names =
    people.length === 0 ? new Map<string, string>() : await accountNamesById(db, [...new Set(people)])
  const items = rows.map((row): StaffPayout => {
    const { slug, name } = links.get(row.vendorId)!
    return {
      ...toShopPayout(row),
      shopSlug: slug,
      shopName: name,
      runDay: row.runDay,
      peopleNeeded: peopleNeeded(row.amountPaisa),
      approvals: approvals
        .filter(({ payoutId }) => payoutId === row.id)
        .map(({ userId, at }) => ({
          name: names.get(userId) ?? null,
          at: at.toISOString(),
          isMine: userId === caller.userId,
        })),
      problem: row.problem,
      repeatedBy: row.repeatedById === null ? null : payoutNumber(row.repeatedById),
    }
  })
  return { items, names }
}

export async function readPayout(db: Tx, id: number, caller: Caller): Promise<StaffPayoutDetail> {
  const [row] = await store.listPayoutFacts(db, [id], new Date())
  if (!row) throw notFound('This payout')
  const { items, names } = await viewRows(db, [row], caller)
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null))
  const entries = await store.listCovered(db, id, maxCoveredShown)
  return {
    ...items[0]!,
    balancePaisa: row.balancePaisa,
    isOwnShop: await isMember(db, caller.userId, row.vendorId),
    entries: entries.map(({ orderId, ...entry }) => ({
      ...entry,
      orderNumber: orderId === null ? null : orderNumber(orderId),
    })),
    proposedBy: nameOf(row.proposedBy),
    openedAt: time(row.openedAt),
    openedBy: nameOf(row.openedBy),
    sentBy: nameOf(row.sentBy),
    failedBy: nameOf(row.failedBy),
    withdrawnAt: time(row.withdrawnAt),
    withdrawnBy: nameOf(row.withdrawnBy),
    withdrawnWords: row.withdrawnWords,
  }
}

/** The id that the number of a payout stands for. */
export function payoutIdOrRefuse(number: string): number {
  const id = payoutIdOf(number)
  if (id === undefined) throw notFound('This payout')
  return id
}

const unknownCursor = () =>
  new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })

function readPlace(cursor: string): store.Place {
  const [at = '', id = ''] = cursor.split('~')
  if (!/^\d{1,13}$/.test(at) || !/^\d{1,15}$/.test(id)) throw unknownCursor()
  return { at: new Date(Number(at)), id: Number(id) }
}

interface PageQuery {
  pageSize: number
  cursor?: string | undefined
}

/** Payouts in one state, the newest first. */
export async function payoutPage(
  db: Tx,
  { state, pageSize, cursor }: PageQuery & { state: PayoutStep },
  caller: Caller,
): Promise<PayoutPage> {
  const now = new Date()
  const before = cursor === undefined ? undefined : readPlace(cursor)
  const rows = await store.listByState(db, state, { before, limit: pageSize + 1, now })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const run = await findLastRun(db)
  return {
    items: (await viewRows(db, shown, caller)).items,
    nextCursor: rows.length > pageSize && last ? `${last.movedAt.getTime()}~${last.id}` : null,
    sums: await store.sumByState(db, now),
    run: run ? toRun(run) : null,
    nextRunDay: nextRunDay(now),
  }
}

/** The payouts of one shop, the newest first. */
export async function shopPayoutPage(db: Tx, vendorId: number, { pageSize, cursor }: PageQuery) {
  const before = cursor === undefined ? undefined : payoutIdOf(cursor)
  if (cursor !== undefined && before === undefined) throw unknownCursor()
  const rows = await store.listOfShop(db, vendorId, before, pageSize + 1)
  const items = rows.slice(0, pageSize).map(toShopPayout)
  return { items, nextCursor: rows.length > pageSize ? items.at(-1)!.number : null }
}
