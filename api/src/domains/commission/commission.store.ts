import { sql, type SQL } from 'drizzle-orm'
import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { variantFacts } from '#domains/catalogue/stock/variants.service.ts'

/** The rates of one day in Nepal. */
export interface RatesOfDay {
  day: string
  /** By variant; null where no rule holds. */
  rates: Record<string, number | null>
}

/** An SQL expression for the rates of some variants today, so that placing an order reads everything in one statement. */
export const ratesOfDay = (variantIds: SQL): SQL<RatesOfDay> => sql`(
  select json_build_object('day', today, 'rates', coalesce((
    select json_object_agg(v.id, commission_rate(v."productId", today))
    from ${variantFacts} v where v.id in (${variantIds})), '{}'))
  from (select nepal_today() as today) days)`

/** The word with which a statement ends that writes rates of another day. */
export const otherDay = 'day'

/** True while it is still the day of the rates; otherwise the end of the statement. */
export const refuseOtherDaySql = (days: string[]): SQL =>
  sql`case when nepal_today() = all(${`{${days.join()}}`}::date[]) then true else refuse('${sql.raw(otherDay)}') end`

/** Null where no rule holds. */
export async function findRate(db: Tx, productId: number): Promise<number | null> {
  const { rows } = await db.execute<{ rate: number | null }>(
    sql`select commission_rate(${productId}::bigint, nepal_today()) as rate`,
  )
  return rows[0]!.rate
}

/** The same for what is no product yet: the rule of the shop, the nearest of the category and those above it, or that of all. */
export async function findNewRate(
  db: Tx,
  vendorId: number,
  categorySlug: string | null,
): Promise<number | null> {
  const { rows } = await db.execute<{ rate: number | null }>(sql`
    with recursive above (id, parent_id, place) as (
      select c.id, c.parent_id, 3 from categories c where c.slug = ${categorySlug}::text
      union all select c.id, c.parent_id, a.place + 1 from categories c join above a on c.id = a.parent_id where a.place < 20),
    subjects (subject, id, place) as (
      select 'shop', ${vendorId}::bigint, 2 union all select 'category', id, place from above union all select 'default', 0, 99)
    select (select r.rate from subjects s join commission_rules r on r.subject = s.subject and r.subject_id = s.id
      where r.withdrawn_at is null and r.begins_on <= nepal_today() and (r.ends_on is null or r.ends_on >= nepal_today())
      order by s.place limit 1) as rate`)
  return rows[0]!.rate
}

/** What holds today for everything without a rule of its own; null where no rule says so. */
export async function findUsualRate(db: Tx): Promise<number | null> {
  const { rows } = await db.execute<{ rate: number | null }>(sql`
    select (select rate from commission_rules where subject = 'default' and subject_id = 0 and withdrawn_at is null
      and begins_on <= nepal_today() and (ends_on is null or ends_on >= nepal_today())) as rate`)
  return rows[0]!.rate
}

/** The categories in which a shop sells, with those above them. */
export async function listCategoriesOfShop(db: Tx, vendorId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive above (id, parent_id) as (
      select c.id, c.parent_id from categories c
      where c.id in (select p.category_id from products p where p.vendor_id = ${vendorId}::bigint)
      union select c.id, c.parent_id from categories c join above a on c.id = a.parent_id)
    select id from above`)
  return rows.map(({ id }) => id)
}

/** The shop that a rule is about, by itself or by its product; undefined for rules about many shops. */
export async function findVendorOfSubject(
  db: Tx,
  { subject, subjectId }: { subject: CommissionSubject; subjectId: number },
): Promise<number | undefined> {
  if (subject !== 'product') return subject === 'shop' ? subjectId : undefined
  const { rows } = await db.execute<{ id: number }>(
    sql`select vendor_id::float8 as id from products where id = ${subjectId}::bigint`,
  )
  return rows[0]?.id
}
