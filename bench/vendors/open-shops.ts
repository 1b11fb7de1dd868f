import type pg from 'pg'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '../../api/src/services.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { onDatabase } from '../orders/crowd.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { startHaatServer } from '../servers/haat-server.ts'
import { sideOf, type Side } from '../servers/side.ts'
import { fillApplications } from './fill-applications.ts'
import { fillShops } from './fill-shops.ts'
import { vendorLists, type Askers } from './vendor-lists.ts'

export interface ShopCounts {
  shops: number
  applications: number
}

export interface OpenShops {
  side: Side
  lists: Scenario[]
  stop(): Promise<void>
}

/** A server of its own on the demo with so many shops and applications, and what it is asked. */
export async function openShops(counts: ShopCounts): Promise<OpenShops> {
  const dataDir = await scratchFolder()
  const demo = await startHaatServer(dataDir)
  await demo.stop()
  const { url } = await launchPostgres({ dataDir })
  return onDatabase(url, async (client) => {
    const askers = await fill(url, client, counts)
    const server = await startHaatServer(dataDir)
    const lists = await vendorLists(server.address, client, askers)
    return { side: sideOf(server, dataDir), lists, stop: server.stop }
  })
}

async function fill(url: string, client: pg.Client, { shops, applications }: ShopCounts): Promise<Askers> {
  const { db, close } = openDatabase(url, { max: 2, statementTimeoutMs: 600_000 })
  const services = { db } as Services
  const staff = await makeToken(services, 'admin')
  const member = await makeToken(services, 'vendor')
  await fillShops(db, client, shops, staff.user.id)
  await fillApplications(client, applications, staff.user.id)
  // A few shops of whoever asks for shops of their own, the one whose members are listed among them.
  await client.query(
    `insert into vendor_members (id, vendor_id, user_id, role)
     select gen_random_uuid(), id, $1::uuid, 'owner' from vendors where id % 50 = 1 order by id desc limit 5`,
    [member.user.id],
  )
  await client.query('vacuum analyze')
  await close()
  return { staff: bearer(staff.token), member: bearer(member.token) }
}
