import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../test/query-plans.ts'

const size = 60_000

let planned: PlannedApp
let member: Record<string, string>
let shopId: string
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  shopId = `big-${vendorId}`
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, owner.user.id],
  )
  // A third is of the owner, most of it read and of another shop.
  await pool.query(
    `insert into notifications (user_id, vendor_id, kind, data, key, created_at, read_at, mail)
     select case when n % 3 = 0 then $2::uuid else md5((n % 5000)::text)::uuid end,
       case when n % 12 = 0 then $1::bigint when n % 5 = 0 then null else 900000 + n % 40 end,
       case when n % 5 = 0 and n % 12 <> 0 then 'parcelStep' else 'newOrder' end,
       case when n % 5 = 0 and n % 12 <> 0
         then '{"orderNumber":"H-1","state":"shipped","shop":{"en":"Looms","ne":""}}'::jsonb
         else '{"orderNumber":"H-1","pieceCount":1,"totalPaisa":100}' end, 'key ' || n, now() - n * interval '1 minute',
       case when n % 7 <> 0 then now() end, case when n % 900 = 1 then 'now' when n % 900 = 2 then 'daily' end
     from generate_series(1, ${size}) n`,
    [vendorId, owner.user.id],
  )
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

describe(`among ${size.toLocaleString('en')} notifications nothing is read from one end to the other for`, () => {
  it.each(['', '?cursor=1763000000000000.30000', '/unread', '/choices'])('a shop%s', async (path) => {
    const plans = await planned.plansOf(`/api/vendor/shops/${shopId}/notifications${path}`, member)
    expect(readWhole(plans, ['notifications'])).toEqual([])
  })
  it.each(['', '?cursor=1763000000000000.30000', '/unread'])('a shopper%s', async (path) => {
    const plans = await planned.plansOf(`/api/notifications${path}`, member)
    expect(readWhole(plans, ['notifications'])).toEqual([])
  })
})
