import { and, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CommissionSubject, CommissionTab } from '@haat/contract/domains/commission.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { commissionRules } from './commission.tables.ts'

export type RuleRow = typeof commissionRules.$inferSelect
export type NewRule = typeof commissionRules.$inferInsert

/** Lets changes of rules happen one after another. Whoever only reads them does not wait. */
export const lockRules = (tx: Tx) =>
  tx.execute(sql`lock table ${commissionRules} in share row exclusive mode`)

export const insertRules = (tx: Tx, rows: NewRule[]): Promise<RuleRow[]> =>
  tx.insert(commissionRules).values(rows).returning()

export async function findRule(db: Tx, id: string): Promise<RuleRow | undefined> {
  const [row] = await db.select().from(commissionRules).where(eq(commissionRules.id, id))
  return row
}

export async function updateRule(
  tx: Tx,
  id: string,
  change: Partial<Pick<RuleRow, 'endsOn' | 'endedBy' | 'endedAt' | 'withdrawnBy' | 'withdrawnAt'>>,
): Promise<RuleRow> {
  const [row] = await tx.update(commissionRules).set(change).where(eq(commissionRules.id, id)).returning()
  return row!
}

const isInForce = isNull(commissionRules.withdrawnAt)
const endsFrom = (day: string) => or(isNull(commissionRules.endsOn), gte(commissionRules.endsOn, day))

/** Another rule of the same subject that holds on one of the days. */
export async function findOverlap(
  tx: Tx,
  {
    id,
    subject,
    subjectId,
    beginsOn,
    endsOn,
  }: Pick<RuleRow, 'id' | 'subject' | 'subjectId' | 'beginsOn' | 'endsOn'>,
): Promise<RuleRow | undefined> {
  const [row] = await tx
    .select()
    .from(commissionRules)
    .where(
      and(
        eq(commissionRules.subject, subject),
        eq(commissionRules.subjectId, subjectId),
        isInForce,
        sql`${commissionRules.id} <> ${id}`,
        endsFrom(beginsOn),
        endsOn === null ? undefined : lte(commissionRules.beginsOn, endsOn),
      ),
    )
    .orderBy(commissionRules.beginsOn)
    .limit(1)
  return row
}

const ofTab = (tab: CommissionTab, today: string): SQL | undefined =>
  ({
    running: and(isInForce, lte(commissionRules.beginsOn, today), endsFrom(today)),
    coming: and(isInForce, gt(commissionRules.beginsOn, today)),
    ended: or(isNotNull(commissionRules.withdrawnAt), lt(commissionRules.endsOn, today)),
  })[tab]

/** The last to begin first; after a rule that stands in the same list. */
export const listRules = (
  db: Tx,
  {
    tab,
    today,
    after,
    limit,
  }: { tab: CommissionTab; today: string; after: RuleRow | undefined; limit: number },
): Promise<RuleRow[]> =>
  db
    .select()
    .from(commissionRules)
    .where(
      and(
        ofTab(tab, today),
        after &&
          sql`(${commissionRules.beginsOn}, ${commissionRules.id}) < (${after.beginsOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(commissionRules.beginsOn), desc(commissionRules.id))
    .limit(limit)

export async function countRules(db: Tx, today: string): Promise<Record<CommissionTab, number>> {
  const ofOne = (tab: CommissionTab) => sql<number>`count(*) filter (where ${ofTab(tab, today)})::int`
  const [row] = await db
    .select({ running: ofOne('running'), coming: ofOne('coming'), ended: ofOne('ended') })
    .from(commissionRules)
  return row!
}

/** The rule of a shop that holds today. */
export async function findRunningShopRule(
  db: Tx,
  vendorId: number,
  today: string,
): Promise<RuleRow | undefined> {
  const [row] = await db
    .select()
    .from(commissionRules)
    .where(
      and(
        eq(commissionRules.subject, 'shop'),
        eq(commissionRules.subjectId, vendorId),
        ofTab('running', today),
      ),
    )
  return row
}

const isAbout = (subject: CommissionSubject, ids: SQL) =>
  and(eq(commissionRules.subject, subject), sql`${commissionRules.subjectId} in ${ids}`)

/** What holds or will hold for a shop: of it, of what it sells, of the categories of that, and of everything else. */
export const listRulesOfShop = (
  db: Tx,
  vendorId: number,
  { today, categoryIds, limit }: { today: string; categoryIds: number[]; limit: number },
): Promise<RuleRow[]> =>
  db
    .select()
    .from(commissionRules)
    .where(
      and(
        isInForce,
        endsFrom(today),
        or(
          isAbout('shop', sql`(${vendorId}::bigint)`),
          isAbout('product', sql`(select id from products where vendor_id = ${vendorId}::bigint)`),
          isAbout('category', sql`(select unnest(${numberList(categoryIds)}::bigint[]))`),
          isAbout('default', sql`(0)`),
        ),
      ),
    )
    .orderBy(
      sql`array_position(array['product', 'shop', 'category', 'default'], ${commissionRules.subject})`,
      commissionRules.beginsOn,
      commissionRules.id,
    )
    .limit(limit)
