import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CashDay } from '@haat/contract/domains/cash.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { openCashShop, type CashShop } from '../../../test/cash-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'

let shop: CashShop
let sita: Awaited<ReturnType<CashShop['staff']>>
let gita: typeof sita
let courierId: string
beforeAll(async () => {
  shop = await openCashShop()
  sita = await shop.staff()
  gita = await shop.staff()
  courierId = await shop.courier('Valley Riders')
  const hours = sql`interval '900 days'`
  await shop.services.db.execute(sql`update sessions set expires_at = expires_at + ${hours}`)
  await shop.services.db.execute(sql`update access_tokens set expires_at = expires_at + ${hours}`)
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** Every test has days of its own; `day` is the first of them. */
let day = '2027-01-01'
const goTo = (date: string, time = '12:00') =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T${time}:00+05:45`) })
beforeEach(() => {
  day = addDays(day, 20)
  goTo(day)
})
afterEach(async () => {
  goTo(addDays(day, 10))
  const open = (await listDays('?pageSize=100')).items.filter(({ closedAt }) => closedAt === null)
  for (const one of open.toReversed()) expect((await close(one.day, one.boxPaisa)).statusCode).toBe(200)
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const boxPaisa = async () => (await sita.read()).today.boxPaisa
const close = async (
  date: string,
  foundPaisa: number,
  { words = '', by = sita, code = '', seen = -1 } = {},
) =>
  by.send('POST', `/days/${date}/close`, {
    boxPaisa: seen < 0 ? await boxPaisa() : seen,
    foundPaisa,
    words,
    code: code || (await by.code()),
  })
async function handIn() {
  const { orderId, paisa } = await shop.deliver(courierId)
  const { parcels } = await sita.readCourier(courierId)
  const { parcelId } = parcels.find(({ number }) => number === `H-${orderId}`)!
  const id = randomUUID()
  const sent = { id, courierId, parcelIds: [parcelId] }
  return { id, paisa, sent, answer: await sita.send('POST', '/hand-ins', sent) }
}
const count = (id: string, countedPaisa: number, words = '') =>
  sita.send('POST', `/hand-ins/${id}/count`, { countedPaisa, words })
async function counted() {
  const { id, paisa } = await handIn()
  await count(id, paisa)
  return paisa
}
const remit = async (amountPaisa: number, by = sita) =>
  by.send('POST', '/remittances', {
    id: randomUUID(),
    amountPaisa,
    reference: 'Slip 1',
    code: await by.code(),
  })
const listDays = async (query = ''): Promise<{ items: CashDay[]; nextCursor: string | null }> =>
  (await sita.send('GET', `/days${query}`)).json().data

describe('a day that is closed', () => {
  it('says what lay in the box, what came and went, and who closed it', async () => {
    const start = await boxPaisa()
    const paisa = await counted()
    await remit(10_00)
    const box = start + paisa - 10_00
    const answer = await close(day, box)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data.today).toEqual({
      day,
      startPaisa: start,
      countedPaisa: paisa,
      differencePaisa: 0,
      madeGoodPaisa: 0,
      remittedPaisa: 10_00,
      boxPaisa: box,
      foundPaisa: box,
      closedAt: expect.any(String),
      closedBy: 'Anjali Shrestha',
    })
    expect((await listDays()).items[0]).toEqual(answer.json().data.today)
  })

  it('takes nothing any more: nothing handed in, no end of a difference, nothing for the bank', async () => {
    const waiting = await handIn()
    await count(waiting.id, waiting.paisa - 1_00, 'A coin is missing')
    const before = await sita.readCourier(courierId)
    await close(day, await boxPaisa())
    const late = await handIn()
    const ended = {
      id: randomUUID(),
      courierId,
      amountPaisa: before.cash.differencePaisa,
      end: 'paid',
      words: 'So',
    }
    const answers = [
      late.answer,
      await remit(1_00),
      await sita.send('POST', '/differences', { ...ended, code: await sita.code() }),
      await close(day, 0, { by: gita }),
    ]
    for (const answer of answers) expectRefusal(answer, 409, 'CASH_DAY_CLOSED')
    goTo(addDays(day, 1), '00:00')
    expect((await sita.send('POST', '/hand-ins', late.sent)).statusCode).toBe(200)
    expect((await count(late.id, late.paisa)).statusCode).toBe(200)
    await sita.send('POST', '/differences', { ...ended, code: await sita.code() })
  })

  it('is closed once: said again by the same person it is the same, and others are told who did', async () => {
    const box = (await counted()) && (await boxPaisa())
    const code = await sita.code()
    const same = await Promise.all([1, 2, 3].map(() => close(day, box, { code })))
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const other = expectRefusal(await close(day, box, { by: gita }), 409, 'CASH_DAY_CLOSED')
    expect(other.message).toMatch(/^Anjali Shrestha closed this day on .+ at .+\.$/)
  })

  it('has everything or nothing of what came at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      goTo(addDays(day, round))
      await counted()
      const now = await boxPaisa()
      const [closing, remitting] = await Promise.all([
        close(addDays(day, round), now, { seen: now }),
        remit(1_00, gita),
      ])
      // Whichever was first, the other one saw it: the box is not what was seen any more, or the day is closed.
      const outcome = [closing.statusCode, remitting.statusCode]
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(outcome)
      if (closing.statusCode !== 200) {
        expect((await close(addDays(day, round), now - 1_00)).statusCode).toBe(200)
      }
    }
  })
})

describe('a day cannot be closed', () => {
  it('while something that was handed in on it is not counted', async () => {
    const { id, paisa } = await handIn()
    const box = await boxPaisa()
    expect(expectRefusal(await close(day, box), 409, 'CONFLICT').message).toContain('not counted')
    goTo(addDays(day, 1))
    expectRefusal(await close(day, box), 409, 'CONFLICT')
    expect((await sita.read()).openDays).toEqual([day])
    await count(id, paisa)
    // It was counted a day later, so it is cash of that day.
    expect((await sita.read()).openDays).toEqual([])
    expect((await close(addDays(day, 1), box + paisa)).statusCode).toBe(200)
  })

  it('before those before it, nor in the future, nor where there was no cash', async () => {
    await counted()
    const box = await boxPaisa()
    goTo(addDays(day, 2))
    await counted()
    expect(expectRefusal(await close(addDays(day, 2), 0), 409, 'CONFLICT').message).toMatch(
      /^Please close .+ first\.$/,
    )
    expectRefusal(await close(addDays(day, 1), box), 404, 'NOT_FOUND')
    expectRefusal(await close(addDays(day, 3), box), 404, 'NOT_FOUND')
    expect((await sita.read()).openDays).toEqual([day])
    expect((await close(day, box)).statusCode).toBe(200)
    expect((await close(addDays(day, 2), await boxPaisa())).statusCode).toBe(200)
  })

  it('with another sum than the box has, without words; with them the books follow the box', async () => {
    const paisa = await counted()
    const box = await boxPaisa()
    const refused = await close(day, box - 3_00)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toHaveProperty('words')
    expect((await close(day, box - 3_00, { words: 'Three coins fell behind the shelf' })).statusCode).toBe(
      200,
    )
    goTo(addDays(day, 1))
    expect((await sita.read()).today).toMatchObject({ startPaisa: box - 3_00, boxPaisa: box - 3_00 })
    expect(paisa).toBeGreaterThan(0)
    const { rows } = await shop.services.db.execute(
      sql`select owner, amount::int from ledger_lines l join ledger_postings p on p.id = l.posting_id
        where key = ${`closed ${day}`} and account = 'difference'`,
    )
    expect(rows).toEqual([{ owner: 'box', amount: 3_00 }])
  })

  it('so that the box would have held less than was brought to the bank since', async () => {
    await counted()
    const box = await boxPaisa()
    goTo(addDays(day, 1))
    await remit(box)
    expectRefusal(await close(day, box - 1_00, { words: 'Lost' }), 409, 'CONFLICT')
    expect((await close(day, box)).statusCode).toBe(200)
  })

  it('so that the box of a later open day would have held less than nothing, whatever it holds now', async () => {
    await counted()
    const box = await boxPaisa()
    goTo(addDays(day, 1))
    await remit(box - 50_00)
    goTo(addDays(day, 2))
    await counted()
    const refused = await close(day, box - 60_00, { words: 'Lost' })
    expectRefusal(refused, 409, 'CONFLICT')
    expect(refused.json().fields).toHaveProperty('foundPaisa')
    expect((await close(day, box - 50_00, { words: 'Lost' })).statusCode).toBe(200)
    expect((await close(addDays(day, 1), 0)).statusCode).toBe(200)
  })

  it('with another box in mind than there is: something was counted or brought to the bank meanwhile', async () => {
    await counted()
    const seen = await boxPaisa()
    await counted()
    const refused = await close(day, seen, { seen, words: 'Too much?' })
    expectRefusal(refused, 409, 'CONFLICT')
    expect(refused.json().fields).toHaveProperty('boxPaisa')
    goTo(addDays(day, 1))
    const box = await boxPaisa()
    await remit(10_00)
    // What is found in the box of now says nothing of an earlier day if that moved, too.
    expectRefusal(await close(day, box, { seen: box }), 409, 'CONFLICT')
    expect((await close(day, box)).statusCode).toBe(200)
  })

  it('without a second factor that is right, and each code closes one day', async () => {
    await counted()
    const box = await boxPaisa()
    expectRefusal(await close(day, box, { code: '000000' }), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await sita.send('POST', `/days/${day}/close`, { boxPaisa: box, foundPaisa: box }),
      422,
      'VALIDATION_FAILED',
    )
    const code = await sita.code()
    expect((await close(day, box, { code })).statusCode).toBe(200)
    expectRefusal(await close(day, box, { by: await shop.staff(['orders']) }), 403, 'FORBIDDEN')
  })
})

it('a day ends at midnight in Nepal, whatever the day is elsewhere', async () => {
  goTo(day, '23:59')
  const paisa = await counted()
  const box = await boxPaisa()
  // In Greenwich it is still the day before.
  goTo(addDays(day, 1), '00:00')
  const { today, openDays } = await sita.read()
  expect(today).toMatchObject({ day: addDays(day, 1), countedPaisa: 0, startPaisa: box, boxPaisa: box })
  expect(openDays).toEqual([day])
  const late = await counted()
  const { items } = await listDays('?pageSize=2')
  expect(items).toMatchObject([
    { day: addDays(day, 1), countedPaisa: late },
    { day, countedPaisa: paisa, foundPaisa: null },
  ])
})

it('days are listed page by page, open and closed ones, the newest first', async () => {
  await counted()
  const walked: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await listDays(`?pageSize=2${cursor && `&cursor=${cursor}`}`)
    walked.push(...page.items.map((item) => item.day))
    cursor = page.nextCursor
  }
  expect(walked).toEqual((await listDays('?pageSize=100')).items.map((item) => item.day))
  expect(walked.length).toBeGreaterThan(2)
  expectRefusal(await sita.send('GET', '/days?cursor=yesterday'), 422, 'VALIDATION_FAILED')
})

it('what was written of a closed day, a remittance or a difference is never changed', async () => {
  const { db } = shop.services
  for (const table of ['cash_days', 'cash_remittances', 'cash_differences']) {
    await expect(db.execute(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow()
  }
})
