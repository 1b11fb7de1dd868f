import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { hasEnded } from '#platform/embedded-postgres/postmaster.ts'
import { expectInvariants } from '../expect-invariants.ts'
import { openGatewayStandIns } from '../gateway-stand-ins.ts'
import { makeShopDir, postmasterOf, runHaat } from './haat-process.ts'
import {
  comeBack,
  makeShopper,
  placeWith,
  shopUntilGone,
  stockShop,
  type Attempt,
  type Shopper,
} from './order-shoppers.ts'
import { randomFrom } from './random-from.ts'

const rounds = process.env['LONG_ROUNDS'] ? 20 : 1
const shopperCount = 6
const seed = Number(process.env['CRASH_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

async function onDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase((await launchPostgres({ dataDir })).url, { max: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function makeShoppers(database: Database, address: string): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  while (shoppers.length < shopperCount) shoppers.push(await makeShopper(database, address))
  return shoppers
}

interface Scene {
  dataDir: string
  environment: Record<string, string>
  shoppers: Shopper[]
  variantIds: string[]
}

/** The server in use, until it is killed at some moment. */
async function crash({ dataDir, environment, shoppers, variantIds }: Scene, name: string, random: Random) {
  const haat = runHaat({ DATA_DIR: dataDir, ...environment })
  const address = await haat.opened
  const server = postmasterOf(dataDir)!
  const withDatabase = random(3) === 0
  const killAfter = 1 + random(40)
  const attempts: Attempt[] = []
  let answers = 0
  const onAnswer = () => {
    answers += 1
    if (answers !== killAfter) return
    // A little later, so that the kill falls anywhere between two answers.
    setTimeout(() => {
      haat.signal('SIGKILL')
      if (withDatabase) process.kill(server.pid, 'SIGKILL')
    }, random(25))
  }
  const note = (attempt: Attempt) => void attempts.push(attempt)
  const ends = await Promise.allSettled(
    shoppers.map((shopper, at) =>
      shopUntilGone(shopper, { address, variantIds }, { name: `${name}-${at}`, note, onAnswer }),
    ),
  )
  // Each of them stopped because there was no answer, and for no other reason.
  for (const end of ends)
    expect(String((end as PromiseRejectedResult).reason)).toMatch(/fetch failed|terminated/)
  await haat.ended
  if (withDatabase) expect(await hasEnded(server, 60_000)).toBe(true)
  return attempts
}
type Random = ReturnType<typeof randomFrom>

const numbersByKey = async ({ db }: Database) =>
  new Map(
    (
      await db.execute<{ key: string; number: string }>(
        sql`select key, 'H-' || order_id as number from placing_keys`,
      )
    ).rows.map(({ key, number }) => [key, number]),
  )

/**
 * The same key again returns the same order; one that was not placed is placed now, once, as its cart is still there and nobody has more
 * open orders than they may.
 */
async function askAgain(address: string, attempts: Attempt[], kept: Map<string, string>) {
  for (const attempt of attempts) {
    const [first, second] = await Promise.all([placeWith(address, attempt), placeWith(address, attempt)])
    const known = kept.get(attempt.key)
    if (attempt.answered) expect(known, `lost ${attempt.key}`).toBe(attempt.answered)
    const number = known ?? first.data.number
    expect([first, second]).toMatchObject([
      { status: 200, data: { number } },
      { status: 200, data: { number } },
    ])
    if (attempt.back) expect((await comeBack(address, attempt)).status).toBe(303)
  }
}

/** Exactly one mail for every order placed in cash and for every payment, and all of them in the queue. */
async function expectMails({ db }: Database) {
  const { rows } = await db.execute(sql`
    select o.id, count(distinct e.state)::int as told,
      (select count(*)::int from mails m where m.subject like '%H-' || o.id || '%') as mails
    from orders o join parcels p on p.order_id = o.id
    join parcel_events e on e.parcel_id = p.id and e.state <> 'awaitingPayment'
    group by o.id having count(distinct e.state) <>
      (select count(*) from mails m where m.subject like '%H-' || o.id || '%')`)
  expect(rows).toEqual([])
  await vi.waitFor(async () => {
    const waiting = await db.execute<{ n: number }>(
      sql`select count(*)::int n from mails where status = 'queued'`,
    )
    expect(waiting.rows[0]!.n).toBe(0)
  })
}

/** What was paid at the gateway is paid here, and the stock in lists is the real stock. */
async function expectTruth({ db }: Database, attempts: Attempt[]) {
  const ids = attempts.filter(({ back }) => back).map(({ answered }) => orderIdOf(answered!)!)
  const paid = await db.execute<{ id: number }>(
    sql`select order_id::int as id from payments where state = 'paid' order by 1`,
  )
  expect(paid.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  await vi.waitFor(async () => {
    const wrong = await db.execute(sql`
      select p.id, p.stock_left from products p join product_variants v on v.product_id = p.id
      join stock s on s.variant_id = v.id group by p.id
      having p.stock_left <> sum(s.on_hand - s.reserved - s.allocated)`)
    expect(wrong.rows).toEqual([])
  })
}

test(
  `killed in the middle of checkouts (rounds: ${rounds}): every answered order is there whole, others whole or not at all`,
  { timeout: 180_000 + rounds * 60_000 },
  async () => {
    console.log(`Seed of the crash rounds: ${seed} (repeat with CRASH_SEED=${seed})`)
    const random = randomFrom(seed || 1)
    const gateways = await openGatewayStandIns()
    onTestFinished(() => gateways.close())
    const dataDir = await makeShopDir()
    const scene: Scene = { dataDir, environment: gateways.environment, shoppers: [], variantIds: [] }
    let haat = runHaat({ DATA_DIR: dataDir, ...scene.environment })
    let address = await haat.opened
    await onDatabase(dataDir, async (database) => {
      scene.variantIds = await stockShop(database)
    })
    let answered = 0
    for (let round = 1; round <= rounds; round += 1) {
      // New shoppers each time, because nobody may have more than a few open orders.
      scene.shoppers = await onDatabase(dataDir, (database) => makeShoppers(database, address))
      haat.signal('SIGTERM')
      await haat.ended
      const attempts = await crash(scene, `round-${round}`, random)
      answered += attempts.filter((attempt) => attempt.answered).length
      const kept = await onDatabase(dataDir, async (database) => {
        await expectInvariants(database.db)
        return numbersByKey(database)
      })
      haat = runHaat({ DATA_DIR: dataDir, ...scene.environment })
      address = await haat.opened
      await askAgain(address, attempts, kept)
      await onDatabase(dataDir, async (database) => {
        await expectInvariants(database.db)
        await expectMails(database)
        await expectTruth(database, attempts)
      })
    }
    expect(answered).toBeGreaterThanOrEqual(rounds)
    console.log(`${answered} answered orders, ${rounds} kills, none lost`)
    haat.signal('SIGTERM')
    expect(await haat.ended).toBe(0)
  },
)
