import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtByShape, builtOnce, hiddenValue } from '#platform/database/prepared.ts'
import type { UserRow } from '../../account/account.service.ts'
import { isMemberSql } from '../../members/members.service.ts'
import { heldSql } from '../../orders/parcels/held.ts'

/** A line of an order of one person, and what became of it. */
export interface PurchaseLine {
  parcelId: number
  vendorId: number
  productId: number
  variantId: number
  choice: Bilingual[]
  /** The chosen value of the product's first option. */
  valueKey: string | null
  district: string
  /** The day on which it came; null of what never came or was not taken. */
  cameOn: string | null
  /** Money was given back for all pieces that were kept. */
  isRefunded: boolean
}

/** Whether the money was given back for all that was kept of a row `order_lines l` of a parcel `p`. */
export const isRefundedSql = sql`${heldSql} <= (
  select coalesce(sum(b.quantity), 0) from line_refunds r join line_refund_lines b on b.refund_id = r.id
  where r.order_id = p.order_id and r.parcel_id = p.id and b.variant_id = l.variant_id)`

/**
 * Parcels `p` of one person with their lines `l` and the variants `v` of these. By `offset 0` PostgreSQL always begins with the
 * person: it cannot know that a product sells by the thousands, and would go through all that was ever sold of it.
 */
export const boughtBySql = (userId: string | Placeholder, ofParcels: SQL = sql`true`) => sql`
  (select * from parcels p where p.user_id = ${hiddenValue(userId, 'uuid')} and ${ofParcels} offset 0) p
    cross join lateral (select * from order_lines l where l.parcel_id = p.id offset 0) l
    join product_variants v on v.id = l.variant_id`

interface LinesWanted {
  ofParcels?: SQL
  ofLines?: SQL
}

const person = sql.placeholder('userId')

/** Lines `l` of parcels `p` of one person as rows of `PurchaseLine`, their numbers as the database has them, so that indexes find them. */
const linesOf = ({ ofParcels, ofLines = sql`true` }: LinesWanted) => sql`
  select p.id as "parcelId", p.vendor_id as "vendorId", v.product_id as "productId", l.variant_id as "variantId", l.choice, v.values[1] as "valueKey",
    (select o.district from orders o where o.id = p.order_id) as district,
    case when p.state in ('delivered', 'partlyDelivered', 'partlyReturned') and ${heldSql} > 0 then
      (select (min(e.at) at time zone 'Asia/Kathmandu')::date::text from parcel_events e
        where e.parcel_id = p.id and e.state in ('delivered', 'partlyDelivered')) end as "cameOn",
    ${isRefundedSql} as "isRefunded"
  from ${boughtBySql(person, ofParcels)} where ${ofLines}`

/** What somebody has to do with a thing that they want to say something about. */
export interface Dealings {
  /** Whether they belong to its shop. */
  isOfShop: boolean
  /** What they ordered of it, or from its shop, the newest first. */
  lines: PurchaseLine[]
}

const dealings = (vendorId: SQL, wanted: LinesWanted) => sql`
  ${isMemberSql(vendorId, person)} as "isOfShop",
  (select coalesce(json_agg(line order by line."parcelId" desc, line."variantId"), '[]') from (${linesOf(wanted)}) line) as lines`

/** PostgreSQL does not see its values while it plans: it is planned once and not for everybody who writes. */
const dealingsWithShop = builtOnce(() => {
  const vendor = hiddenValue(sql.placeholder('vendorId'), 'bigint')
  return sql`select ${dealings(vendor, { ofParcels: sql`p.vendor_id = ${vendor}` })}`
})

export async function readDealings(db: Tx, asked: { userId: string; vendorId: number }): Promise<Dealings> {
  const { rows } = await db.execute(dealingsWithShop(asked))
  return rows[0] as unknown as Dealings
}

/** Who says something. */
export type Person = Pick<UserRow, 'id' | 'name' | 'language' | 'emailVerified'>

interface ProductDealings extends Dealings {
  person: Person
  product: {
    id: number
    slug: string
    vendorId: number
    title: Bilingual
    picture: Picture | null
    shopName: Bilingual
  }
}

/** The same of a product, with the person and the product: one statement is half the work of three. */
const dealingsWithProduct = builtOnce(() => {
  const product = hiddenValue(sql.placeholder('productId'), 'bigint')
  return sql`
    select json_build_object('id', u.id, 'name', u.name, 'language', u.language, 'emailVerified', u.email_verified) as person,
      json_build_object('id', g.id, 'slug', g.slug, 'vendorId', g.vendor_id, 'picture', g.pictures -> 0,
        'title', json_build_object('en', g.title, 'ne', g.title_ne),
        'shopName', json_build_object('en', s.name, 'ne', s.name_ne)) as product,
      ${dealings(sql`g.vendor_id`, { ofLines: sql`v.product_id = ${product}` })}
    from users u, products g join vendors s on s.id = g.vendor_id
    where u.id = ${hiddenValue(person, 'uuid')} and g.id = ${product}`
})

export async function findProductDealings(
  db: Tx,
  asked: { userId: string; productId: number },
): Promise<ProductDealings | undefined> {
  const { rows } = await db.execute(dealingsWithProduct(asked))
  return rows[0] as unknown as ProductDealings | undefined
}

export interface ToWriteRow {
  kind: 'product' | 'shop'
  id: string
  title: Bilingual
  picture: Picture | null
  choice: Bilingual[]
  shopName: Bilingual
  boughtOn: string
}

/**
 * What somebody received, has kept and not reviewed, of shops that are not their own: goods, and once the shops. The page is found
 * first, so that goods and shops are read for what it shows.
 */
const toWrite = builtByShape(({ pageSize }: { pageSize: number }) => {
  const own = hiddenValue(person, 'uuid')
  const order = sql.raw('order by "cameOn" desc, "parcelId" desc, kind, "productId"')
  return sql`
    with kept as (
      select * from (${linesOf({ ofParcels: sql`p.state in ('delivered', 'partlyDelivered', 'partlyReturned')` })} offset 0) line
      where "cameOn" is not null and not "isRefunded"
        and not exists (select from vendor_members m
          where m.vendor_id = "vendorId" and m.user_id = ${own} and m.ended_at is null)),
    todo as (
      select * from (select distinct on ("productId") 'product' as kind, kept.* from kept
        order by "productId", "cameOn" desc, "parcelId" desc) goods
      where not exists (select from reviews r where r.user_id = ${own} and r.product_id = "productId")
      union all
      select * from (select distinct on ("vendorId") 'shop', kept.* from kept
        order by "vendorId", "cameOn" desc, "parcelId" desc) shops
      where not exists (select from reviews r where r.user_id = ${own} and r.vendor_id = "vendorId"
        and r.product_id is null and r.service_id is null)),
    page as (
      select *, count(*) over ()::int as total from todo ${order}
      limit ${sql.raw(String(pageSize))} offset ${hiddenValue(sql.placeholder('from'), 'bigint')})
    select kind, "cameOn" as "boughtOn", json_build_object('en', s.name, 'ne', s.name_ne) as "shopName",
      case kind when 'product' then p.slug || '-' || p.id else s.slug end as id,
      case kind when 'product' then json_build_object('en', p.title, 'ne', p.title_ne)
        else json_build_object('en', s.name, 'ne', s.name_ne) end as title,
      case kind when 'product' then p.pictures -> 0 else s.logo end as picture,
      case kind when 'product' then choice else '[]' end as choice, total
    from page join vendors s on s.id = "vendorId" join products p on p.id = "productId" ${order}`
})

export async function listToWrite(
  db: Tx,
  userId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ rows: ToWriteRow[]; total: number }> {
  const { rows } = await db.execute(toWrite({ pageSize })({ userId, from: (pageIndex - 1) * pageSize }))
  const found = rows as unknown as (ToWriteRow & { total: number })[]
  return { rows: found, total: found[0]?.total ?? 0 }
}
