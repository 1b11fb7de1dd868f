import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { startCluster } from '../../../scripts/cluster/cluster.ts'
import { installPrograms } from '../../../scripts/cluster/programs.ts'
import { expandEverything } from '../expand-everything.ts'
import { expectInvariants } from '../expect-invariants.ts'
import { makeShopper, stockShop, type Shopper } from '../process/order-shoppers.ts'
import { makeOtherVersion, type OtherVersion } from '../process/other-version.ts'
import { startShopLoad } from '../process/shop-load.ts'
import { startLoad } from './load.ts'

let cluster: Awaited<ReturnType<typeof startCluster>>
let database: Database
let newer: OtherVersion
let variantIds: string[]

beforeAll(async () => {
  installPrograms()
  cluster = await startCluster({ env: { SEED: 'none', RATE_LIMITS: '0' } })
  database = openDatabase(cluster.postgres.primaryUrl, { max: 4 })
  newer = await makeOtherVersion()
  await expandEverything(database, newer.migrations)
  variantIds = await stockShop(database)
}, 240_000)
afterAll(async () => {
  await newer?.remove()
  await database?.close()
  await cluster?.end()
}, 60_000)

/**
 * Visitors and shoppers come through the balancer, while all processes change their version one after the
 * other.
 */
async function roll(name: string, main?: string) {
  // New shoppers each time, because nobody may have more than a few open orders.
  const shoppers: Shopper[] = []
  while (shoppers.length < 4) shoppers.push(await makeShopper(database, cluster.address))
  const pages = startLoad(cluster.address)
  const shop = startShopLoad({ pick: () => cluster.address, shoppers, variantIds })
  await vi.waitFor(() => expect(shop.report.requests).toBeGreaterThan(100), 60_000)
  const startedAt = Date.now()
  await cluster.restart(main)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const [visited, shopped] = [await pages.end(), await shop.end()]
  const requests = visited.reads + visited.writes + shopped.requests
  const lost = [...visited.lostReads, ...visited.lostWrites, ...shopped.lost]
  console.log(
    `${name}: ${requests} requests in ${seconds} s (${visited.acknowledged.length} messages and ${shopped.orders.length} orders acknowledged), ${lost.length} errors`,
  )
  expect(lost).toEqual([])
  const { rows } = await database.pool.query<{ number: string }>(
    `select 'H-' || id as number from orders union all select 'T-' || number from tickets`,
  )
  const kept = new Set(rows.map(({ number }) => number))
  expect([...visited.acknowledged, ...shopped.orders].filter((number) => !kept.has(number))).toEqual([])
  await expectInvariants(database.db)
}

const columns = async () =>
  (
    await database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_attribute where attname = 'rolled' and attrelid::regclass::text in ('orders', 'products', 'users', 'sessions')`,
    )
  ).rows[0]!.n

it('three processes roll to a version that adds to every table, under load, and refuse nobody', async () => {
  await roll('Rolling upgrade with migrations', newer.main)
  expect(await columns()).toBe(4)
}, 400_000)

it('and back to the version before, on the newer schema', async () => {
  await roll('Rolling downgrade on the newer schema')
  expect(await columns()).toBe(4)
}, 400_000)

it('had nothing to mend on the way', () => {
  const errors = cluster.servers.flatMap(({ log }) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":50')),
  )
  expect(errors).toEqual([])
})
