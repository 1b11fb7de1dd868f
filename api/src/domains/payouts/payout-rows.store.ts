import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  payoutSteps,
  payoutSumDays,
  type PayoutKind,
  type PayoutProblem,
  type PayoutStep,
} from '@haat/contract/domains/payouts.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { payoutAccounts, payoutApprovals, payouts } from './payouts.tables.ts'
import { usableAccountSql } from './proposals.store.ts'

type Row = typeof payouts.$inferSelect
type MovedPayout = Partial<Omit<typeof payouts.$inferInsert, 'id'>>

export interface PayoutFacts extends Row {
  account: { kind: PayoutKind; bankName: string; maskedNumber: string }
  balancePaisa: number
  problem: PayoutProblem | null
  repeatedById: number | null
}

export async function findPayout(db: Tx, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id))
  return row
}

/** Locks these payouts in the order of their ids. */
export const lockPayouts = (tx: Tx, ids: number[]): Promise<Row[]> =>
  tx.select().from(payouts).where(inArray(payouts.id, ids)).orderBy(asc(payouts.id)).for('no key update')

export async function findOpenPayout(db: Tx, vendorId: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.vendorId, vendorId), sql`${payouts.state} in ('proposed', 'approved')`))
  return row
}

/** The payout that repeats this one. */
export async function findRepeat(db: Tx, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.repeatsId, id), sql`${payouts.state} <> 'withdrawn'`))
  return row
}

export async function findByReference(db: Tx, kind: PayoutKind, reference: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.accountKind, kind), sql`lower(${payouts.reference}) = lower(${reference})`))
  return row
}

/** What the bank or the wallet calls payouts that were sent, by their ids. */
export async function listReferences(db: Tx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: payouts.id, reference: payouts.reference })
    .from(payouts)
    .where(inArray(payouts.id, ids))
  return new Map(rows.flatMap(({ id, reference }) => (reference === null ? [] : [[id, reference] as const])))
}

export const updatePayout = async (tx: Tx, id: number, moved: MovedPayout) => {
  await tx.update(payouts).set(moved).where(eq(payouts.id, id))
}

/** Locks the books of a shop, and says what it is owed. */
export async function lockBalance(tx: Tx, vendorId: number): Promise<number> {
  const { rows } = await tx.execute<{
    paisa: number
  }>(sql`select balance_paisa::float8 as paisa from vendor_accounts
    where vendor_id = ${vendorId} for no key update`)
  return rows[0]?.paisa ?? 0
}

/** What a payout covered can be paid again. */
export const freeEntries = async (tx: Tx, payoutId: number) => {
  await tx.execute(sql`update vendor_entries set paid_by = null where paid_by = ${payoutId}`)
}

interface Approval {
  payoutId: number
  userId: string
  at: Date
}

export const listApprovals = (db: Tx, ids: number[]): Promise<Approval[]> =>
  db
    .select()
    .from(payoutApprovals)
    .where(inArray(payoutApprovals.payoutId, ids))
    .orderBy(asc(payoutApprovals.at), asc(payoutApprovals.userId))

export const insertApproval = async (tx: Tx, row: Approval) => {
  await tx.insert(payoutApprovals).values(row)
}

/** Where this and the next statements read payouts, with what may stand in their way now. */
const factsOf = (now: Date, where: SQL) => sql`
  select o.id::float8 as id, o.vendor_id::float8 as "vendorId", o.run_day::text as "runDay", o.account_id as "accountId",
    o.account_kind as "accountKind", o.amount_paisa::float8 as "amountPaisa", o.entry_count as "entryCount", o.state,
    o.moved_at as "movedAt", o.proposed_at as "proposedAt", o.proposed_by as "proposedBy", o.opened_at as "openedAt",
    o.opened_by as "openedBy", o.sent_at as "sentAt",
    o.sent_by as "sentBy", o.reference, o.failed_at as "failedAt", o.failed_by as "failedBy", o.fail_reason as "failReason",
    o.fail_words as "failWords", o.repeats_id::float8 as "repeatsId", o.withdrawn_at as "withdrawnAt",
    o.withdrawn_by as "withdrawnBy", o.withdrawn_words as "withdrawnWords",
    json_build_object('kind', o.account_kind, 'bankName', p.bank_name, 'maskedNumber', p.masked_number) as account,
    coalesce(s.balance_paisa, 0)::float8 as "balancePaisa",
    (select n.id::float8 from ${payouts} n where n.repeats_id = o.id and n.state <> 'withdrawn') as "repeatedById",
    case when o.state not in ('proposed', 'approved') then null
      when p.usable_from > ${now} or p.ended_at <= ${now} then 'account'
      when not (${usableAccountSql(now)}) then 'newAccount'
      when o.amount_paisa > coalesce(s.balance_paisa, 0)
        or (select sum(e.amount_paisa) from vendor_entries e where e.vendor_id = o.vendor_id and e.paid_by is null
          and e.payable_on is not null and e.payable_on <= ${nepalDay(now)}::date) < 0 then 'balance' end as problem
  from ${payouts} o join ${payoutAccounts} p on p.id = o.account_id left join vendor_accounts s on s.vendor_id = o.vendor_id
  where ${where}`

/** Instants come as texts out of a statement that is written by hand. */
const toFacts = (row: PayoutFacts): PayoutFacts => ({
  ...row,
  movedAt: new Date(row.movedAt),
  proposedAt: new Date(row.proposedAt),
  openedAt: row.openedAt && new Date(row.openedAt),
  sentAt: row.sentAt && new Date(row.sentAt),
  failedAt: row.failedAt && new Date(row.failedAt),
  withdrawnAt: row.withdrawnAt && new Date(row.withdrawnAt),
})
const readFacts = async (db: Tx, now: Date, where: SQL): Promise<PayoutFacts[]> => {
  const { rows } = await db.execute<PayoutFacts & Record<string, unknown>>(factsOf(now, where))
  return rows.map(toFacts)
}

export const listPayoutFacts = (db: Tx, ids: number[], now: Date): Promise<PayoutFacts[]> =>
  readFacts(db, now, sql`o.id = any(${numberList(ids)}::bigint[]) order by o.id`)

export interface Place {
  at: Date
  id: number
}

export const listByState = (
  db: Tx,
  state: PayoutStep,
  { before, limit, now }: { before: Place | undefined; limit: number; now: Date },
) => {
  const isBefore = before ? sql`and (o.moved_at, o.id) < (${before.at}, ${before.id}::bigint)` : sql``
  const order = sql`order by o.moved_at desc, o.id desc limit ${limit}`
  return readFacts(db, now, sql`o.state = ${state} ${isBefore} ${order}`)
}

export const listOfShop = (db: Tx, vendorId: number, before: number | undefined, limit: number) => {
  const isBefore = before === undefined ? sql`` : sql`and o.id < ${before}`
  const order = sql`order by o.id desc limit ${limit}`
  return readFacts(
    db,
    new Date(),
    sql`o.vendor_id = ${vendorId} and o.state <> 'withdrawn' ${isBefore} ${order}`,
  )
}

type Sums = Record<PayoutStep, { count: number; paisa: number }>

/** How many payouts are in each state, and how much; of what is over, only of the last days. */
export async function sumByState(db: Tx, now: Date): Promise<Sums> {
  const since = new Date(now.getTime() - payoutSumDays * 86_400_000)
  const { rows } = await db.execute<{ state: PayoutStep; count: number; paisa: number }>(sql`
    select state, count(*)::int as count, sum(amount_paisa)::float8 as paisa from ${payouts}
    where state in ('proposed', 'approved') or (state in ('sent', 'failed', 'withdrawn') and moved_at > ${since}) group by state`)
  const found = new Map(rows.map(({ state, count, paisa }) => [state, { count, paisa }]))
  return Object.fromEntries(
    payoutSteps.map((state) => [state, found.get(state) ?? { count: 0, paisa: 0 }]),
  ) as Sums
}

interface CoveredEntry extends Record<string, unknown> {
  number: number
  kind: 'opening' | 'sale' | 'refund'
  day: string
  amountPaisa: number
  orderId: number | null
}

/** What a payout covers, the newest first. */
export async function listCovered(db: Tx, payoutId: number, limit: number): Promise<CoveredEntry[]> {
  const { rows } = await db.execute<CoveredEntry>(sql`
    select e.number, e.kind, e.day::text as day, e.amount_paisa::float8 as "amountPaisa", g.order_id::float8 as "orderId"
    from vendor_entries e left join ledger_postings g on g.id = e.posting_id
    where e.paid_by = ${payoutId} order by e.number desc limit ${limit}`)
  return rows
}

/** The account that a payout is for, with what is encrypted. */
export async function findAccountOf(db: Tx, accountId: string) {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, accountId))
  return row!
}
