import { and, between, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SoldThing } from '@haat/contract/domains/figures.ts'
import { maxThingsShown, type Span } from '@haat/contract/domains/figures.rules.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { figuresState, listingVisits, productDays, salesDays, visitDays } from './figures.tables.ts'

/** The first day on which visits were counted. */
export async function getVisitsSince(db: Tx): Promise<string> {
  const [state] = await db.select({ day: figuresState.visitsSince }).from(figuresState)
  return state!.day
}

const { vendorId: ofSales, ...salesColumns } = getTableColumns(salesDays)
export type SalesOfDay = Omit<typeof salesDays.$inferSelect, 'vendorId'>

export const listSalesDays = (db: Tx, vendorId: number, { from, to }: Span): Promise<SalesOfDay[]> =>
  db
    .select(salesColumns)
    .from(salesDays)
    .where(and(eq(ofSales, vendorId), between(salesDays.day, from, to)))

const { vendorId: ofVisits, ...visitColumns } = getTableColumns(visitDays)
export type VisitsOfDay = Omit<typeof visitDays.$inferSelect, 'vendorId'>

export const listVisitDays = (db: Tx, vendorId: number, { from, to }: Span): Promise<VisitsOfDay[]> =>
  db
    .select(visitColumns)
    .from(visitDays)
    .where(and(eq(ofVisits, vendorId), between(visitDays.day, from, to)))

/** What is on sale for a shorter time than this has had no chance yet. */
const newDays = 14

type ThingRow = {
  isTop: boolean
  id: number
  slug: string
  title: string
  titleNe: string
  picture: Picture | null
  quantity: number
  salesPaisa: number
  visits: number
}

/** What sold best, and of what is on sale what sold least. */
export async function listThings(
  db: Tx,
  vendorId: number,
  { from, to }: Span,
): Promise<Record<'top' | 'slow', SoldThing[]>> {
  const isMeant = sql`vendor_id = ${vendorId} and day between ${from} and ${to}`
  const { rows } = await db.execute<ThingRow>(sql`
    with sold as materialized (
      select product_id, sum(quantity)::int quantity, sum(sales_paisa)::float8 sales
      from ${productDays} where ${isMeant} group by product_id having sum(quantity) > 0
    ), seen as materialized (
      select listing_id, sum(visits)::int visits from ${listingVisits} where ${isMeant} and kind = 'product' group by listing_id
    ), top as materialized (
      select product_id, quantity, sales from sold order by sales desc, product_id limit ${maxThingsShown}
    ), slow as materialized (
      select p.id product_id, coalesce(s.quantity, 0) quantity, coalesce(s.sales, 0) sales
      from products p left join sold s on s.product_id = p.id left join seen on seen.listing_id = p.id
      where p.vendor_id = ${vendorId} and p.is_on_sale and p.created_at < ${to}::date - ${newDays}::int
        and p.id not in (select product_id from top)
      order by 2, coalesce(seen.visits, 0) desc, p.id limit ${maxThingsShown}
    )
    select is_top "isTop", p.id::float8, p.slug, p.title, p.title_ne "titleNe", p.pictures -> 0 picture, quantity,
      sales "salesPaisa", coalesce(seen.visits, 0)::int visits
    from (select true is_top, * from top union all select false, * from slow) listed
    join products p on p.id = product_id left join seen on seen.listing_id = p.id
    order by is_top desc, case when is_top then -sales else quantity end, coalesce(seen.visits, 0) desc, p.id`)
  const things = (isTop: boolean) => rows.filter((row) => row.isTop === isTop).map(toThing)
  return { top: things(true), slow: things(false) }
}

const toThing = ({
  id,
  slug,
  title,
  titleNe,
  picture,
  quantity,
  salesPaisa,
  visits,
}: ThingRow): SoldThing => ({
  productId: toPublicId(slug, id),
  title: { en: title, ne: titleNe },
  picture,
  quantity,
  salesPaisa,
  visits,
})
