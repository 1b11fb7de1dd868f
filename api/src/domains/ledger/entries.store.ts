import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { EntryKind, VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtByShape, prepared } from '#platform/database/prepared.ts'
import type { LedgerSubjects } from './ledger-subjects.ts'
import { ledgerLines, vendorAccounts, vendorEntries } from './ledger.tables.ts'

export type { ShopLine } from './ledger.tables.ts'

/** A statement that has parts of other domains is built once for these. */
function bySubjects<Query>(make: (subjects: LedgerSubjects) => Query): (subjects: LedgerSubjects) => Query {
  const kept = new WeakMap<LedgerSubjects, Query>()
  return (subjects) => {
    const query = kept.get(subjects) ?? make(subjects)
    kept.set(subjects, query)
    return query
  }
}

export async function findAccount(db: Tx, vendorId: number) {
  const [row] = await db.select().from(vendorAccounts).where(eq(vendorAccounts.vendorId, vendorId))
  return row
}

/** A shop that has sold something before there were entries gets its first one now. */
export const openAccount = (tx: Tx, vendorId: number) =>
  tx.execute(sql`select open_vendor_account(${vendorId}, 0)`)

/**
 * The same for all of them, some shops per statement, so that nobody who posts waits long. The shops are found by steps through
 * the index, however many lines each of them has.
 */
export async function openAccounts(db: Tx, atOnce = 50) {
  const ofShops = sql`select l.owner from ${ledgerLines} l where l.account = 'vendor'`
  for (let after = ''; ;) {
    const { rows } = await db.execute<{ owner: string }>(sql`
      with recursive o(owner) as (
        (${ofShops} and l.owner > ${after} order by l.owner limit 1)
        union all select (${ofShops} and l.owner > o.owner order by l.owner limit 1) from o where o.owner is not null)
      select owner from o where owner is not null limit ${atOnce}`)
    if (rows.length === 0) return
    await db.execute(sql`
      select open_vendor_account(o.id, 0) from (
        select id from unnest(${`{${rows.map(({ owner }) => owner).join(',')}}`}::bigint[]) id
        where not exists (select from ${vendorAccounts} a where a.vendor_id = id) order by id) o`)
    after = rows.at(-1)!.owner
  }
}

/** The account of a shop with what no payout covers, by the day from which on it may be paid out. */
const booksById = bySubjects(({ payoutPart }) =>
  prepared((db) =>
    db
      .select({
        balancePaisa: vendorAccounts.balancePaisa,
        closedUntil: vendorAccounts.closedUntil,
        firstDay: sql<
          string | null
        >`(select e.day::text from ${vendorEntries} e where e.vendor_id = vendor_accounts.vendor_id and e.number = 1)`,
        unpaid: sql<[day: string, paisa: number][]>`coalesce((
          select json_agg(json_build_array(u.payable_on, u.paisa) order by u.payable_on) from (
            select e.payable_on, sum(e.amount_paisa) paisa from ${vendorEntries} e
            where e.vendor_id = vendor_accounts.vendor_id and e.paid_by is null and e.payable_on is not null
            group by e.payable_on) u), '[]')`,
        payout: payoutPart,
      })
      .from(vendorAccounts)
      .where(eq(vendorAccounts.vendorId, sql.placeholder('vendorId'))),
  ),
)
export const findBooks = async (
  db: Tx,
  subjects: LedgerSubjects,
  asked: { vendorId: number; run: string; oldest: string },
) => (await booksById(subjects)(db).execute({ ...asked }))[0]

/** The balance after the last entry until a day, or before it. */
export async function findBalance(db: Tx, vendorId: number, until: { day: string; isIncluded: boolean }) {
  const isMeant = until.isIncluded ? lte : lt
  const [row] = await db
    .select({ paisa: vendorEntries.balanceAfterPaisa })
    .from(vendorEntries)
    .where(and(eq(vendorEntries.vendorId, vendorId), isMeant(vendorEntries.day, until.day)))
    .orderBy(desc(vendorEntries.day), desc(vendorEntries.number))
    .limit(1)
  return row?.paisa ?? 0
}

export interface Days {
  first: string
  last: string
}
const within = (vendorId: number, { first, last }: Days) =>
  and(eq(vendorEntries.vendorId, vendorId), gte(vendorEntries.day, first), lte(vendorEntries.day, last))

const lastPlace = { day: 'infinity', number: 0 }

/** How many stands in the text: as a value of its own it would make PostgreSQL plan the statement each time. */
const entriesOfShop = builtByShape(
  ({ limit }: { limit: number }) => sql`
    select e.number, e.kind, e.at, e.day, e.amount_paisa::float8 as "amountPaisa", e.balance_after_paisa::float8 as "balanceAfterPaisa",
      e.payable_on as "payableOn", coalesce(e.payout_id, e.paid_by)::float8 as "payoutId",
      coalesce(e.about, vendor_entry_about(e.vendor_id, e.posting_id, e.parcel_id)) as about
    from ${vendorEntries} e
    where e.vendor_id = ${sql.placeholder('vendorId')}
      and e.day between ${sql.placeholder('first')}::date and ${sql.placeholder('last')}::date
      and e.kind = any(${sql.placeholder('kinds')}::text[])
      and (e.day, e.number) < (${sql.placeholder('beforeDay')}::date, ${sql.placeholder('beforeNumber')}::int)
    order by e.day desc, e.number desc limit ${sql.raw(String(limit))}`,
)

interface EntriesWanted {
  days: Days
  kinds: readonly EntryKind[]
  /** Only those before this one, in the order of the books. */
  before: { day: string; number: number } | undefined
  limit: number
}

/** An entry with its lines and with what it is about; null for what came before there were entries. */
export type EntryRow = Pick<
  typeof vendorEntries.$inferSelect,
  'number' | 'kind' | 'at' | 'day' | 'amountPaisa' | 'balanceAfterPaisa' | 'payableOn' | 'payoutId' | 'about'
>

/** The newest first. */
export async function listEntries(
  db: Tx,
  vendorId: number,
  { days, kinds, before = lastPlace, limit }: EntriesWanted,
): Promise<EntryRow[]> {
  const { rows } = await db.execute(
    entriesOfShop({ limit })({
      vendorId,
      ...days,
      kinds: `{${kinds.join(',')}}`,
      beforeDay: before.day,
      beforeNumber: before.number,
    }),
  )
  const found = rows as unknown as EntryRow[]
  for (const row of found) row.at = new Date(row.at)
  return found
}

const isOfShop = (vendorId: number) =>
  and(eq(ledgerLines.account, 'vendor'), eq(ledgerLines.owner, String(vendorId)))

export interface KindSum {
  /** Null for lines from before their kind was recorded. */
  kind: VendorLineKind | null
  paisa: number
  count: number
}

/** What the lines of some days come to, by kind. */
export const sumLines = (db: Tx, vendorId: number, days: Days): Promise<KindSum[]> =>
  db
    .select({
      kind: ledgerLines.kind,
      paisa: sql<number>`(-sum(${ledgerLines.amountPaisa}))::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(vendorEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.postingId, vendorEntries.postingId))
    .where(and(within(vendorId, days), isOfShop(vendorId)))
    .groupBy(ledgerLines.kind)

export const sumEntries = (db: Tx, vendorId: number, days: Days) =>
  db
    .select({
      kind: vendorEntries.kind,
      paisa: sql<number>`sum(${vendorEntries.amountPaisa})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(vendorEntries)
    .where(within(vendorId, days))
    .groupBy(vendorEntries.kind)
