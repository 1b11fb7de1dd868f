import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { migrateDatabase } from '#platform/database/migrations/migrate.ts'
import { expectInvariants } from '../expect-invariants.ts'
import { expandEverything } from '../expand-everything.ts'
import { refusedStartCode } from '../../src/start/refused-start-code.ts'
import { makeShopDir, runHaat } from './haat-process.ts'
import { makeShopper, stockShop, type Shopper } from './order-shoppers.ts'
import { makeOtherVersion } from './other-version.ts'
import { startShopLoad } from './shop-load.ts'

async function makeVersion() {
  const version = await makeOtherVersion()
  onTestFinished(() => version.remove())
  return version
}

async function openShop(dataDir: string, address: string) {
  const { url } = await launchPostgres({ dataDir })
  const database = openDatabase(url, { max: 2 })
  onTestFinished(() => database.close())
  const variantIds = await stockShop(database)
  const shoppers: Shopper[] = []
  while (shoppers.length < 2) shoppers.push(await makeShopper(database, address))
  return { url, database, variantIds, shoppers }
}

const healthOf = async (address: string) => {
  const response = await fetch(`${address}/api/health`)
  const { migrations } = (await response.json()) as { migrations: { applied: number; expected: number } }
  return { status: response.status, isBeyond: migrations.applied > migrations.expected }
}

const ordersIn = async (database: Database) =>
  (await database.pool.query<{ number: string }>(`select 'H-' || id as number from orders`)).rows.map(
    ({ number }) => number,
  )

test(
  'a new version that adds to every table comes under load and refuses nobody; one that takes away keeps the old one out',
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeShopDir()
    const old = runHaat({ DATA_DIR: dataDir })
    const addresses = [await old.opened]
    const { url, database, ...shop } = await openShop(dataDir, addresses[0]!)
    const newer = await makeVersion()
    await expandEverything(database, newer.migrations)
    let turn = 0
    const load = startShopLoad({
      ...shop,
      pauseMs: 10,
      pick: () => addresses[(turn += 1) % addresses.length]!,
    })
    const visits = (count: number) => {
      const until = load.report.requests + count
      return vi.waitFor(() => expect(load.report.requests).toBeGreaterThan(until))
    }
    // Enough visits for the old process to have prepared its queries.
    await visits(160)

    const next = runHaat({ DATA_DIR: dataDir }, { program: newer.main })
    addresses.push(await next.opened)
    await visits(80)
    expect(await healthOf(addresses[0]!)).toEqual({ status: 200, isBeyond: true })
    expect(await healthOf(addresses[1]!)).toEqual({ status: 200, isBeyond: false })

    if (process.env['LONG_ROUNDS']) {
      // The old version once more, as in a downgrade.
      addresses.push(await runHaat({ DATA_DIR: dataDir }).opened)
      await visits(50)
    }
    const { lost, orders } = await load.end()
    expect(lost.slice(0, 5)).toEqual([])
    expect(orders.length).toBeGreaterThan(2)
    expect(await ordersIn(database)).toEqual(expect.arrayContaining(orders))
    await expectInvariants(database.db)

    await newer.migrations.add(
      '9999_contract',
      '-- contracts: no version since this one reads it\nalter table orders drop column rolled',
    )
    await migrateDatabase(url, newer.migrations.path)
    const refused = runHaat({ DATA_DIR: dataDir })
    expect(await refused.ended).toBe(refusedStartCode)
    expect(refused.output()).toMatch(
      /^The database is newer than this program: it has migration 9999_contract, which takes away .*\.\n$/,
    )
  },
)
