import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealTimes } from '@haat/contract/domains/listings.prices.rules.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openPricedShop, type PricedShop } from '../../../../test/priced-shop.ts'
import { dayFromToday } from '../../../../test/shop-page.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { applyDueDeals } from './apply-deals.service.ts'

let haat: TestApp
let shop: PricedShop
beforeAll(async () => {
  haat = await buildTestApp()
})
beforeEach(async () => {
  shop = await openPricedShop(haat)
  await shop.age(100)
})
afterAll(() => haat.close())

const days = (from: number, until: number) => ({ from: dayFromToday(from), until: dayFromToday(until) })
const prices = async () => (await shop.read()).variants.map(({ pricePaisa }) => pricePaisa / 100)
const cardOf = async () => {
  const { pricePaisa, oldPricePaisa, lowestPaisa } = await shop.page()
  const [row] = await shop.rowsOf<{ discount_percent: number }>(
    'select discount_percent from products where id = $1',
    [shop.number],
  )
  return { pricePaisa, oldPricePaisa, lowestPaisa, percent: row!.discount_percent }
}

describe('a deal', () => {
  it('from today on begins at once, with the old price of the history, and leaves the price as it was when it is over', async () => {
    const answer = await shop.plan(days(0, 13), [1990, 2250, null])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({
      deal: { ...days(0, 13), startedAt: expect.any(String) },
      variants: [
        {
          pricePaisa: 1990_00,
          standingPaisa: 2350_00,
          dealPaisa: 1990_00,
          oldPricePaisa: 2350_00,
          lowestPaisa: 2350_00,
        },
        { pricePaisa: 2250_00, standingPaisa: 2650_00, oldPricePaisa: 2650_00 },
        { pricePaisa: 2950_00, standingPaisa: 2950_00, dealPaisa: null, oldPricePaisa: null },
      ],
    })
    expect(await cardOf()).toEqual({
      pricePaisa: 1990_00,
      oldPricePaisa: 2350_00,
      lowestPaisa: 2350_00,
      percent: 15,
    })
    await applyDueDeals(haat.services, dealTimes(days(0, 13)).endsAt)
    expect(await prices()).toEqual([2350, 2650, 2950])
    expect(await cardOf()).toEqual({
      pricePaisa: 2350_00,
      oldPricePaisa: null,
      lowestPaisa: null,
      percent: 0,
    })
    expect((await shop.read()).deal).toBeNull()
    expect((await shop.read()).variants[0]!.history.map(({ pricePaisa }) => pricePaisa)).toEqual([
      2350_00, 1990_00, 2350_00,
    ])
  })

  it('waits for the first minute of its first day in Nepal', async () => {
    await shop.plan(days(3, 5), [1990])
    const { startsAt, endsAt } = dealTimes(days(3, 5))
    await applyDueDeals(haat.services, new Date(startsAt.getTime() - 1))
    expect(await prices()).toEqual([2350, 2650, 2950])
    await applyDueDeals(haat.services, startsAt)
    expect(await prices()).toEqual([1990, 2650, 2950])
    await applyDueDeals(haat.services, new Date(endsAt.getTime() - 1))
    expect(await prices()).toEqual([1990, 2650, 2950])
    await applyDueDeals(haat.services, endsAt)
    expect(await prices()).toEqual([2350, 2650, 2950])
  })

  it('that nobody could begin in time is over without a change', async () => {
    await shop.plan(days(3, 5), [1990])
    await applyDueDeals(haat.services, dealTimes(days(3, 5)).endsAt)
    expect(await prices()).toEqual([2350, 2650, 2950])
    expect((await shop.read()).variants[0]!.history).toHaveLength(1)
    expect((await shop.read()).deal).toBeNull()
  })

  it('is begun and ended once by any number of processes', async () => {
    await shop.plan(days(1, 2), [1990])
    const { startsAt, endsAt } = dealTimes(days(1, 2))
    for (const at of [startsAt, endsAt]) {
      await Promise.all([1, 2, 3, 4].map(() => applyDueDeals(haat.services, at)))
    }
    expect((await shop.read()).variants[0]!.history.map(({ pricePaisa }) => pricePaisa)).toEqual([
      2350_00, 1990_00, 2350_00,
    ])
  })

  it('is begun whole or not at all: a process that dies in between leaves the next one everything', async () => {
    await shop.plan(days(1, 2), [1990, 2250])
    const { startsAt, endsAt } = dealTimes(days(1, 2))
    await shop.rowsOf(
      `create function fall_over() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`,
    )
    for (const [at, during, after] of [
      [startsAt, [2350, 2650, 2950], [1990, 2250, 2950]],
      [endsAt, [1990, 2250, 2950], [2350, 2650, 2950]],
    ] as const) {
      await shop.rowsOf(
        'create trigger fall_over before update on deals for each row execute function fall_over()',
      )
      await expect(applyDueDeals(haat.services, at)).rejects.toThrow()
      expect(await prices()).toEqual(during)
      await shop.rowsOf('drop trigger fall_over on deals')
      await applyDueDeals(haat.services, at)
      expect(await prices()).toEqual(after)
    }
    await shop.rowsOf('drop function fall_over()')
  })

  it('has one price to come back to, which can be changed while it runs and stays above it', async () => {
    await shop.plan(days(0, 4), [1990])
    const refused = await shop.reprice(0, 1990)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toHaveProperty(['changes.0.pricePaisa'])
    expect((await shop.reprice(0, 2400)).statusCode).toBe(200)
    expect((await shop.read()).variants[0]).toMatchObject({
      pricePaisa: 1990_00,
      standingPaisa: 2400_00,
      oldPricePaisa: 2350_00,
    })
    await shop.end()
    expect(await prices()).toEqual([2400, 2650, 2950])
  })

  it('keeps prices above it also while it waits', async () => {
    await shop.plan(days(2, 4), [1990])
    expectRefusal(await shop.reprice(0, 1900), 422, 'VALIDATION_FAILED')
    expect((await shop.reprice(0, 2000)).statusCode).toBe(200)
  })

  it('that waits is replaced or cancelled; one that runs ends at once, and none is planned beside it', async () => {
    await shop.plan(days(2, 4), [1990])
    await shop.plan(days(5, 6), [null, 2000])
    expect(await shop.read()).toMatchObject({
      deal: { ...days(5, 6), startedAt: null },
      variants: [{ dealPaisa: null }, { dealPaisa: 2000_00 }, {}],
    })
    expect((await shop.end()).json().data.deal).toBeNull()
    expectRefusal(await shop.end(), 404, 'NOT_FOUND')
    await shop.plan(days(0, 4), [1990])
    expectRefusal(await shop.plan(days(5, 6), [1800]), 409, 'CONFLICT')
    expect((await shop.end()).json().data.variants[0]).toMatchObject({
      pricePaisa: 2350_00,
      oldPricePaisa: null,
    })
  })

  it('is one of a product, when two plan at once', async () => {
    await Promise.all([shop.plan(days(2, 4), [1990]), shop.plan(days(3, 5), [1980])])
    const open = await shop.rowsOf('select id from deals where product_id = $1 and ended_at is null', [
      shop.number,
    ])
    expect(open).toHaveLength(1)
  })

  it.each([
    ['before today', days(-1, 3), 'from'],
    ['too far away', days(91, 92), 'from'],
    ['that ends before it begins', days(3, 2), 'until'],
    ['of 31 days', days(0, 30), 'until'],
  ])('%s is refused at the field', async (_what, when, field) => {
    const answer = await shop.plan(when, [1990])
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it.each([
    [[2350], 'prices.0.pricePaisa'],
    [[1990, 2700], 'prices.1.pricePaisa'],
    [[0.99], 'prices.0.pricePaisa'],
    [[], 'prices'],
  ])('at %j rupees is refused at the field', async (at, field) => {
    const answer = await shop.plan(days(0, 3), at)
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})

describe('the old price', () => {
  it('is none of a price that was raised for the deal', async () => {
    await shop.reprice(0, 9900)
    await shop.plan(days(0, 3), [2300])
    expect((await shop.read()).variants[0]).toMatchObject({ pricePaisa: 2300_00, oldPricePaisa: 2350_00 })
    expect(await cardOf()).toMatchObject({ oldPricePaisa: 2350_00, lowestPaisa: 2350_00, percent: 2 })
  })

  it('is none beside a second deal that follows the first', async () => {
    await shop.plan(days(0, 29), [1990])
    await shop.age(30)
    await applyDueDeals(haat.services)
    expect(await prices()).toEqual([2350, 2650, 2950])
    await shop.plan(days(0, 29), [1990])
    expect((await shop.read()).variants[0]).toMatchObject({ pricePaisa: 1990_00, oldPricePaisa: null })
    expect(await cardOf()).toMatchObject({ oldPricePaisa: null, percent: 0 })
  })

  it('stands beside the lowest price when the deal is above that', async () => {
    await shop.reprice(0, 1900)
    await shop.age(20)
    await shop.reprice(0, 2350)
    await shop.age(9)
    await shop.plan(days(0, 3), [1990])
    expect(await cardOf()).toMatchObject({
      pricePaisa: 1990_00,
      oldPricePaisa: 2350_00,
      lowestPaisa: 1900_00,
    })
  })
})
