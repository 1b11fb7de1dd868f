import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPayoutShop, payoutOf, type MoneyPerson, type PayoutShop } from '../../../test/payout-shop.ts'
import { sendAs } from '../../../test/shop-people.ts'
import { runPayouts } from './propose-payouts.service.ts'
import { lastRunDay, nextRunDay } from './run-days.ts'

let shop: PayoutShop
let sita: MoneyPerson
/** Every test has a Tuesday of its own; a test that goes back in time would find its own payouts. */
let tuesday = new Date('2030-01-01T00:15:00Z')
beforeAll(async () => {
  shop = await openPayoutShop()
  ;({ sita } = shop)
})
afterAll(async () => {
  await shop.expectPayoutsRight()
  await shop.haat.close()
})
beforeEach(() => void (tuesday = new Date(tuesday.getTime() + 7 * 86_400_000)))
afterEach(() => void vi.restoreAllMocks())

interface Made {
  vendor: number
  paisa: number
  entries: number
  state: string
}
async function madeOn(day: Date): Promise<Made[]> {
  const { rows } = await shop.haat.database.pool.query(
    `select vendor_id::int as vendor, amount_paisa::float8 as paisa, entry_count as entries, state from payouts where run_day = $1 order by id`,
    [lastRunDay(day)],
  )
  return rows
}
const paidOf = async (vendorId: number, day: Date) =>
  (await madeOn(day)).filter(({ vendor }) => vendor === vendorId)

it('begins on Tuesdays at six o’clock in Nepal', () => {
  expect(lastRunDay(new Date('2026-11-17T00:14:59Z'))).toBe('2026-11-10')
  expect(lastRunDay(new Date('2026-11-17T00:15:00Z'))).toBe('2026-11-17')
  expect(lastRunDay(new Date('2026-11-23T23:00:00Z'))).toBe('2026-11-17')
  expect(nextRunDay(new Date('2026-11-18T11:00:00Z'))).toBe('2026-11-24')
  expect(nextRunDay(new Date('2026-11-17T00:14:59Z'))).toBe('2026-11-17')
})

it('proposes for every shop what is payable, and nothing where that is too little, not due or has no account', async () => {
  const [rich, little, later, negative, fresh] = [
    await shop.shopOwed(900_00, 300_00),
    await shop.shopOwed(99_00),
    await shop.shopOwed(),
    await shop.shopOwed(500_00, -900_00),
    await shop.shopOwed(700_00),
  ]
  await shop.post(later.vendorId, 900_00, '2999-01-01')
  const { pool } = shop.haat.database
  await pool.query('update payout_accounts set created_at = $2 where vendor_id = $1', [
    fresh.vendorId,
    new Date(tuesday.getTime() - 47 * 3_600_000),
  ])
  await runPayouts(shop.haat.services, tuesday)
  expect(await madeOn(tuesday)).toEqual([
    { vendor: rich.vendorId, paisa: 1200_00, entries: 2, state: 'proposed' },
  ])
  for (const { vendorId } of [little, later, negative]) expect(await paidOf(vendorId, tuesday)).toEqual([])
  // A week later the account is old enough, and sales have covered what was owed to us.
  await shop.post(negative.vendorId, 600_00)
  const next = new Date(tuesday.getTime() + 7 * 86_400_000)
  await runPayouts(shop.haat.services, next)
  expect(await paidOf(fresh.vendorId, next)).toMatchObject([{ paisa: 700_00 }])
  expect(await paidOf(negative.vendorId, next)).toMatchObject([{ paisa: 200_00, entries: 3 }])
  // What is still open is not proposed a second time.
  expect(await paidOf(rich.vendorId, next)).toEqual([])
  const { run } = (await sita.send('GET /staff/payouts')).json().data
  expect(run).toMatchObject({ day: lastRunDay(next), payoutCount: 2, totalPaisa: 900_00 })
  tuesday = next
})

it('happens once: also in two processes at once, and what was withdrawn comes with the next one', async () => {
  const { vendorId, slug } = await shop.shopOwed(900_00)
  await Promise.all([1, 2, 3].map(() => runPayouts(shop.haat.services, tuesday, 2)))
  expect(await paidOf(vendorId, tuesday)).toHaveLength(1)
  const numbers = (await sita.send('GET /staff/payouts?pageSize=100')).json().data.items
  const { number } = numbers.find((one: { shopSlug: string }) => one.shopSlug === slug)
  expect((await sita.send(`POST /staff/payouts/${number}/withdraw`, {})).statusCode).toBe(200)
  await runPayouts(shop.haat.services, new Date(tuesday.getTime() + 86_400_000))
  expect(await paidOf(vendorId, tuesday)).toMatchObject([{ state: 'withdrawn' }])
  tuesday = new Date(tuesday.getTime() + 7 * 86_400_000)
  await runPayouts(shop.haat.services, tuesday)
  expect(await paidOf(vendorId, tuesday)).toMatchObject([{ state: 'proposed', paisa: 900_00 }])
})

it('leaves out an account to which a payout failed, until it is repeated or the shop has another one', async () => {
  const made = await shop.sent(900_00)
  const failed = await sita.act(made.number, 'failed', { reason: 'closed' })
  expect(failed.statusCode).toBe(200)
  await runPayouts(shop.haat.services, tuesday)
  expect(await paidOf(made.vendorId, tuesday)).toEqual([])
  await shop.giveAccount(made.vendorId, 72, '5555444433332222')
  tuesday = new Date(tuesday.getTime() + 7 * 86_400_000)
  await runPayouts(shop.haat.services, tuesday)
  expect(await paidOf(made.vendorId, tuesday)).toMatchObject([{ paisa: 900_00 }])
})

it('goes on with an account to which a payout failed, once a later one was sent there', async () => {
  const made = await shop.sent(900_00)
  expect((await sita.act(made.number, 'failed', { reason: 'bank' })).statusCode).toBe(200)
  const stopOf = async () =>
    (await sendAs(shop.haat, made.owner.headers, `GET ${made.path}/balance`)).json().data.nextPayout.stop
  expect(await stopOf()).toBe('failed')
  // Proposed by hand and not as a repeat of the other.
  const { number } = payoutOf(await sita.propose(made.slug))
  await shop.post(made.vendorId, 500_00)
  expect(await stopOf()).toBe('open')
  payoutOf(await sita.act(number, 'approve'))
  payoutOf(await sita.act(number, 'sent', { reference: shop.newReference() }))
  expect(await stopOf()).toBeNull()
  await runPayouts(shop.haat.services, tuesday)
  expect(await paidOf(made.vendorId, tuesday)).toMatchObject([{ paisa: 500_00 }])
})

/** The database, in which something happens after the work of each transaction and before it is saved. */
const interrupted = (happen: (done: unknown) => void) =>
  new Proxy(shop.haat.services.db, {
    get: (db, name) => {
      if (name !== 'transaction') return Reflect.get(db, name)
      return (work: Parameters<typeof db.transaction>[0]) =>
        db.transaction(async (tx) => {
          const done = await work(tx)
          happen(done)
          return done
        })
    },
  })

it('that was killed in the middle goes on where it stopped, a day later too', async () => {
  const shops = [await shop.shopOwed(900_00), await shop.shopOwed(800_00), await shop.shopOwed(700_00)]
  // The process dies before what is proposed to the second of these shops is saved.
  const db = interrupted((done) => {
    if (Number(done) > shops[0]!.vendorId) throw new Error('killed')
  })
  await expect(runPayouts({ db }, tuesday, 1)).rejects.toThrow('killed')
  expect(await paidOf(shops[0]!.vendorId, tuesday)).toHaveLength(1)
  expect(await paidOf(shops[1]!.vendorId, tuesday)).toEqual([])
  expect(await shop.uncovered(shops[1]!.vendorId)).toBe(800_00)
  expect((await sita.send('GET /staff/payouts')).json().data.run.endedAt).toBeNull()
  await runPayouts(shop.haat.services, new Date(tuesday.getTime() + 86_400_000))
  const made = await madeOn(tuesday)
  expect(made.filter(({ vendor }) => shops.some(({ vendorId }) => vendorId === vendor))).toMatchObject([
    { paisa: 900_00 },
    { paisa: 800_00 },
    { paisa: 700_00 },
  ])
})

it('that takes the database too long takes fewer shops at once', async () => {
  const { vendorId } = await shop.shopOwed(900_00)
  let tries = 0
  const db = interrupted(() => {
    if (++tries < 3) throw Object.assign(new Error('too long'), { code: '57014' })
  })
  await runPayouts({ db }, tuesday)
  expect(await paidOf(vendorId, tuesday)).toMatchObject([{ paisa: 900_00 }])
})

it('for 1,000 shops asks the database a few times, for a hundred of them together', async () => {
  const { services, database } = shop.haat
  await database.pool.query(`
    insert into payout_accounts (id, vendor_id, kind, masked_number, holder_sealed, created_by, created_at, usable_from)
    select gen_random_uuid(), 500000 + n, 'esewa', '••••0000', 'x', gen_random_uuid(), '2020-01-01', '2020-01-01' from generate_series(1, 1000) n`)
  await database.pool.query(`
    insert into vendor_accounts (vendor_id, balance_paisa, entry_count, last_at) select 500000 + n, 150000, 3, now() from generate_series(1, 1000) n`)
  await database.pool.query(`
    insert into vendor_entries (vendor_id, number, posting_id, kind, at, day, amount_paisa, balance_after_paisa, payable_on)
    select 500000 + n, place, 9000000 + n * 3 + place, 'sale', now(), current_date, 50000, 50000 * place, '2020-01-01'
    from generate_series(1, 1000) n, generate_series(1, 3) place`)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await runPayouts(services, tuesday)
  const count = query.mock.calls.length
  query.mockRestore()
  const made = (await madeOn(tuesday)).filter(({ vendor }) => vendor > 500000)
  expect(made).toHaveLength(1000)
  expect(new Set(made.map(({ paisa, entries }) => `${paisa} ${entries}`))).toEqual(new Set(['150000 3']))
  expect(count).toBeLessThan(60)
})
