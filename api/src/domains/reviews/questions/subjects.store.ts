import { sql, type SQL } from 'drizzle-orm'
import type { AskedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { isSuspendedVendor } from '../../vendors/vendors.service.ts'

/** What is asked about: a product or a service. */
export interface AskedThing {
  kind: AskedKind
  number: number
  id: string
  title: Bilingual
  picture: Picture | null
  vendorId: number
  vendorName: Bilingual
  isOffered: boolean
  isSuspended: boolean
}

interface ThingRow extends Record<string, unknown> {
  number: number
  slug: string
  title: Bilingual
  picture: Picture | null
  vendorId: number
  vendorName: Bilingual
  isOffered: boolean
  isSuspended: boolean
}

const tables: Record<AskedKind, SQL> = { product: sql`products`, service: sql`services` }
const offered: Record<AskedKind, SQL> = { product: sql`t.is_on_sale`, service: sql`t.is_offered` }

/** Things by their numbers, whether they can be bought now or not. */
export async function findThings(
  db: Tx,
  kind: AskedKind,
  numbers: number[],
): Promise<Map<number, AskedThing>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<ThingRow>(sql`
    select t.id::float8 as number, t.slug, json_build_object('en', t.title, 'ne', t.title_ne) as title,
      t.pictures -> 0 as picture, t.vendor_id::float8 as "vendorId",
      json_build_object('en', v.name, 'ne', v.name_ne) as "vendorName", ${offered[kind]} as "isOffered",
      ${sql.raw(isSuspendedVendor('t.vendor_id'))} as "isSuspended"
    from ${tables[kind]} t join vendors v on v.id = t.vendor_id where t.id = any(${numberList(numbers)}::bigint[])`)
  return new Map(
    rows.map(({ slug, ...row }) => [row.number, { ...row, kind, id: toPublicId(slug, row.number) }]),
  )
}
