import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { minPayoutPaisa } from '@haat/contract/domains/ledger.rules.ts'
import { payoutWaitHours } from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { payoutAccounts, payoutRuns, payouts } from './payouts.tables.ts'

export type RunRow = typeof payoutRuns.$inferSelect

/** The run of this day, which may have been begun before, and may have ended. */
export async function beginRun(db: Tx, day: string, startedAt: Date): Promise<RunRow> {
  await db.insert(payoutRuns).values({ day, startedAt }).onConflictDoNothing()
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.day, day))
  return run!
}

export async function endRun(db: Tx, day: string, endedAt: Date) {
  await db.execute(sql`update ${payoutRuns} r
    set ended_at = ${endedAt}, payout_count = made.n, total_paisa = made.paisa
    from (select count(*)::int n, coalesce(sum(amount_paisa), 0)::bigint paisa from ${payouts} where run_day = ${day}) made
    where r.day = ${day} and r.ended_at is null`)
}

export async function findLastRun(db: Tx): Promise<RunRow | undefined> {
  const [run] = await db.select().from(payoutRuns).orderBy(desc(payoutRuns.day)).limit(1)
  return run
}

/**
 * Locks the books of the next shops that are owed enough, in the order of their ids. Nothing is posted to them until the
 * transaction ends, so that what is read afterwards is all there is.
 */
export async function lockOwedShops(tx: Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select vendor_id::float8 as id from vendor_accounts
    where vendor_id > ${after} and balance_paisa >= ${minPayoutPaisa} order by vendor_id limit ${limit} for no key update`)
  return rows.map(({ id }) => id)
}

/** The account of a shop to which money may go at this time: in force, and not younger than the wait, however it came. */
export const usableAccountSql = (now: Date) => sql`p.usable_from <= ${now}
  and (p.ended_at is null or p.ended_at > ${now}) and p.created_at <= ${new Date(now.getTime() - payoutWaitHours * 3_600_000)}`

/** Whether a payout to this account came back that nobody has repeated, and no later one went there since. */
export const hasFailedSql = (vendorId: SQL, accountId: SQL) => sql`exists (select from ${payouts} f
  where f.vendor_id = ${vendorId} and f.state = 'failed' and f.account_id = ${accountId}
    and not exists (select from ${payouts} n where n.repeats_id = f.id and n.state <> 'withdrawn')
    and not exists (select from ${payouts} n where n.vendor_id = f.vendor_id and n.id > f.id and n.account_id = f.account_id
      and n.state = 'sent'))`

interface Proposal {
  /** Their books are locked. */
  vendorIds: number[]
  /** Entries that are payable until this day are covered. */
  day: string
  now: Date
  runDay: string | null
  proposedBy: string | null
  repeatsId: number | null
}

/**
 * Proposes for each shop all that is payable to it and not covered yet, where that is enough, the shop has an account, and no
 * payout is open. A run leaves out an account to which a payout failed that nobody has repeated: somebody has to decide about it,
 * unless a later payout went there.
 * One statement, so that a payout is never there without what it covers.
 */
export async function insertProposals(
  tx: Tx,
  { vendorIds, day, now, runDay, proposedBy, repeatsId }: Proposal,
): Promise<number[]> {
  const isDue = sql`e.paid_by is null and e.payable_on is not null and e.payable_on <= ${day}::date`
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select s.vendor_id, to_account.id as account_id, to_account.kind, covered.paisa, covered.entries
      from vendor_accounts s
      cross join lateral (select p.id, p.kind from ${payoutAccounts} p where p.vendor_id = s.vendor_id and ${usableAccountSql(now)}
        order by p.usable_from desc limit 1) to_account
      cross join lateral (select sum(e.amount_paisa)::bigint as paisa, count(*)::int as entries from vendor_entries e
        where e.vendor_id = s.vendor_id and ${isDue}) covered
      where s.vendor_id = any(${numberList(vendorIds)}::bigint[]) and covered.paisa between ${minPayoutPaisa} and s.balance_paisa
        and not exists (select from ${payouts} o where o.vendor_id = s.vendor_id and o.state in ('proposed', 'approved'))
        and (${runDay}::date is null or not (${hasFailedSql(sql`s.vendor_id`, sql`to_account.id`)}
          or exists (select from ${payouts} o where o.vendor_id = s.vendor_id and o.run_day = ${runDay}::date)))),
    made as (
      insert into ${payouts} (vendor_id, run_day, account_id, account_kind, amount_paisa, entry_count, state, moved_at, proposed_at,
        proposed_by, repeats_id)
      select vendor_id, ${runDay}::date, account_id, kind, paisa, entries, 'proposed', ${now}, ${now}, ${proposedBy}::uuid,
        ${repeatsId}::bigint from due order by vendor_id
      returning id, vendor_id),
    covered as (
      update vendor_entries e set paid_by = made.id from made where e.vendor_id = made.vendor_id and ${isDue})
    select id::float8 as id from made order by id`)
  return rows.map(({ id }) => id)
}

/** Why nothing is proposed to a shop: its account is too new or missing, or what is payable is too little. */
export async function readDue(db: Tx, vendorId: number, day: string, now: Date) {
  const { rows } = await db.execute<{ paisa: number; hasAccount: boolean; hasNewAccount: boolean }>(sql`
    select (select coalesce(sum(e.amount_paisa), 0)::float8 from vendor_entries e
        where e.vendor_id = ${vendorId} and e.paid_by is null and e.payable_on is not null and e.payable_on <= ${day}::date) as paisa,
      exists (select from ${payoutAccounts} p where p.vendor_id = ${vendorId} and ${usableAccountSql(now)}) as "hasAccount",
      exists (select from ${payoutAccounts} p where p.vendor_id = ${vendorId} and (p.ended_at is null or p.ended_at > ${now}))
        as "hasNewAccount"`)
  return rows[0]!
}
