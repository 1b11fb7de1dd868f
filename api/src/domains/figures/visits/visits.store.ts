import { sql } from 'drizzle-orm'
import type { VisitKind } from '@haat/contract/domains/figures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { figuresState, listingVisits, visitDays } from '../figures.tables.ts'
import { allShops } from '../renew-figures.store.ts'

export interface CountedVisits {
  kind: VisitKind
  listingId: number
  visits: number
}

/**
 * Adds visits of today, of each page and of its shop, in one statement. What nobody sells is left out. Rows are written in one
 * order, so that two processes never wait for each other.
 */
export async function addVisits(db: Tx, counted: CountedVisits[]): Promise<void> {
  const kinds = `{${counted.map(({ kind }) => kind).join(',')}}`
  const ids = numberList(counted.map(({ listingId }) => listingId))
  const visits = numberList(counted.map((one) => one.visits))
  await db.execute(sql`
    with given as materialized (
      select * from unnest(${kinds}::text[], ${ids}::bigint[], ${visits}::int[]) g (kind, listing_id, visits)
    ), known as materialized (
      select p.vendor_id, g.kind, g.listing_id, g.visits from given g join products p on p.id = g.listing_id where g.kind = 'product'
      union all
      select s.vendor_id, g.kind, g.listing_id, g.visits from given g join services s on s.id = g.listing_id where g.kind = 'service'
    ), today as materialized (select (now() at time zone 'Asia/Kathmandu')::date as day), listed as (
      insert into ${listingVisits} (vendor_id, day, kind, listing_id, visits)
      select k.vendor_id, t.day, k.kind, k.listing_id, k.visits from known k, today t order by 1, 3, 4
      on conflict (vendor_id, day, kind, listing_id) do update set visits = ${listingVisits}.visits + excluded.visits
    )
    insert into ${visitDays} (vendor_id, day, product_visits, service_visits)
    select shop, t.day, coalesce(sum(k.visits) filter (where k.kind = 'product'), 0),
      coalesce(sum(k.visits) filter (where k.kind = 'service'), 0)
    from known k cross join today t cross join lateral (values (k.vendor_id), (${allShops}::bigint)) s (shop)
    group by shop, t.day order by 1
    on conflict (vendor_id, day) do update set product_visits = ${visitDays}.product_visits + excluded.product_visits,
      service_visits = ${visitDays}.service_visits + excluded.service_visits`)
}

export interface PastVisits extends CountedVisits {
  vendorId: number
  day: string
}

/** Everything that has a page of its own, and whose it is. */
export async function listListings(db: Tx): Promise<Omit<PastVisits, 'day' | 'visits'>[]> {
  const { rows } = await db.execute<Omit<PastVisits, 'day' | 'visits'> & Record<string, unknown>>(sql`
    select vendor_id::float8 "vendorId", 'product' kind, id::float8 "listingId" from products
    union all select vendor_id::float8, 'service', id::float8 from services order by 2, 3`)
  return rows
}

/** Writes visits of days before, of which nothing was counted, and from which day on they count. */
export async function insertPastVisits(tx: Tx, since: string, past: PastVisits[]): Promise<void> {
  const list = (name: keyof PastVisits) => `{${past.map((one) => one[name]).join(',')}}`
  await tx.execute(sql`
    insert into ${listingVisits} (vendor_id, day, kind, listing_id, visits)
    select * from unnest(${list('vendorId')}::bigint[], ${list('day')}::date[], ${list('kind')}::text[],
      ${list('listingId')}::bigint[], ${list('visits')}::int[])`)
  await tx.execute(sql`
    insert into ${visitDays} (vendor_id, day, product_visits, service_visits)
    select shop, day, coalesce(sum(visits) filter (where kind = 'product'), 0),
      coalesce(sum(visits) filter (where kind = 'service'), 0)
    from ${listingVisits} v cross join lateral (values (v.vendor_id), (${allShops}::bigint)) s (shop) group by shop, day`)
  await tx.update(figuresState).set({ visitsSince: since })
}
