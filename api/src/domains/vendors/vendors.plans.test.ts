import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recountVendors } from './vendors.service.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, type PlannedApp } from '../../../test/query-plans.ts'

const size = 5000

let planned: PlannedApp
let staff: Record<string, string>
let member: Record<string, string>
/** A shop in the middle of all, which the member belongs to. */
const shopId = `shop-${size / 2 + 1}-${size / 2 + 1}`
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  await makeVendor(services, { slug: 'first' })
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  staff = bearer((await makeToken(services, 'admin')).token)
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') names from information_schema.columns
     where table_name = 'vendors' and column_name not in ('id', 'slug', 'pan_number', 'rating', 'created_at')`,
  )
  const others = rows[0]!.names
  await pool.query(
    `insert into vendors (id, slug, pan_number, rating, created_at, ${others})
     select n, 'shop-' || n, (600000000 + n)::text, n % 500, now() - n * interval '1 hour', ${others}
     from (select * from vendors limit 1) first, generate_series(2, ${size}) n`,
  )
  await pool.query(
    `insert into users (id, name, email, roles)
     select gen_random_uuid(), 'Person ' || n, n || '@bench.example', '{shopper,vendor}' from generate_series(1, ${2 * size}) n`,
  )
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role)
     select gen_random_uuid(), v.id, u.id, 'owner' from vendors v join users u on u.email = v.id || '@bench.example'`,
  )
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) select gen_random_uuid(), id, $1::uuid, 'owner'
     from vendors where id between ${size / 2} and ${size / 2 + 3}`,
    [owner.user.id],
  )
  await pool.query(
    `insert into vendor_invitations (id, token_hash, vendor_id, email, role, invited_by, expires_at)
     select gen_random_uuid(), 'hash ' || id, id, 'x@bench.example', 'packer', gen_random_uuid(), now() + interval '1 day'
     from vendors`,
  )
  await pool.query(
    `insert into vendor_suspensions (id, vendor_id, reason, words, suspended_by, ended_at, ended_how)
     select gen_random_uuid(), id, 'other', '', gen_random_uuid(), case when id % 50 > 0 then now() end,
       case when id % 50 > 0 then 'staff' end from vendors where id % 5 = 0`,
  )
  await recountVendors(services.db)
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

const big = ['vendors', 'users', 'vendor_members', 'vendor_invitations', 'vendor_suspensions']

/** The big tables that are read from one end to the other. */
async function wholly(url: string, headers: Record<string, string> = {}) {
  const plans = await planned.plansOf(`/api${url}`, headers)
  return plans.flatMap((plan) => {
    const table = plan['Relation Name'] ?? ''
    return plan['Node Type'] === 'Seq Scan' && big.includes(table) ? [table] : []
  })
}

describe(`among ${size.toLocaleString('en')} shops nothing is read from one end to the other by`, () => {
  it.each(['', '?sortField=name', '?sortField=createdAt', '?pageIndex=400', '?searchTerm=pashmina'])(
    'the vendors %s',
    async (query) => {
      expect(await wholly(`/vendors${query}`)).toEqual([])
    },
  )

  it.each([
    '',
    '?state=open',
    '?state=suspended',
    `?cursor=${shopId}`,
    `?state=open&cursor=${shopId}`,
    '?searchTerm=pashmina',
    '?searchTerm=6000051',
  ])('the shops of staff %s', async (query) => {
    expect(await wholly(`/staff/vendors${query}`, staff)).toEqual([])
  })

  it.each([`/staff/vendors/${shopId}`, '/staff/people', '/staff/tickets', '/staff/find?searchTerm=pashmina'])(
    'staff who ask for %s',
    async (url) => {
      expect(await wholly(url, staff)).toEqual([])
    },
  )

  it.each(['/vendor/shops', `/vendor/shops/${shopId}`, `/vendor/shops/${shopId}/members`])(
    'a member who asks for %s',
    async (url) => {
      expect(await wholly(url, member)).toEqual([])
    },
  )
})
