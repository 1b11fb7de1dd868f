import type pg from 'pg'
import type { Services } from '../../api/src/services.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import { openFilled } from '../servers/filled-server.ts'
import { fillApplications } from './fill-applications.ts'
import { fillShops } from './fill-shops.ts'
import { vendorLists, type Askers } from './vendor-lists.ts'

export interface ShopCounts {
  shops: number
  applications: number
}

/** A server of its own on the demo with so many shops and applications, and what it is asked. */
export const openShops = (counts: ShopCounts) =>
  openFilled((services, client) => fill(services, client, counts), vendorLists)

async function fill(
  services: Services,
  client: pg.Client,
  { shops, applications }: ShopCounts,
): Promise<Askers> {
  const staff = await makeToken(services, 'admin')
  const member = await makeToken(services, 'vendor')
  await fillShops(services.db, client, shops, staff.user.id)
  await fillApplications(client, applications, staff.user.id)
  // A few shops of whoever asks for shops of their own, the one whose members are listed among them.
  await client.query(
    `insert into vendor_members (id, vendor_id, user_id, role)
     select gen_random_uuid(), id, $1::uuid, 'owner' from vendors where id % 50 = 1 order by id desc limit 5`,
    [member.user.id],
  )
  return { staff: bearer(staff.token), member: bearer(member.token) }
}
