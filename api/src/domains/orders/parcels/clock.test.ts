import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import { getOffice } from '#domains/content/site/site.service.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { openParcelShop, type ParcelShop } from '../../../../test/parcel-shop.ts'
import { dayFromToday } from '../../../../test/shop-page.ts'
import { judgeUnaccepted } from './parcels.jobs.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const judgeAt = (at: Date) => judgeUnaccepted(shop.services, shop.app.log, at)
const later = async (from: Date, hours: number) =>
  addOfficeMinutes((await getOffice(shop.services.db)).office, from, hours * 60)
const tasks = async (number: string) =>
  (
    await shop.services.db.execute<{ type: string; status: string }>(
      sql`select type, status from tickets where subject like ${`${number}:%`}`,
    )
  ).rows
const confirmedAt = async (number: string) => new Date((await shop.read(number)).stateAt)
const minuteMs = 60_000

const closeShop = (from: string | null, until: string | null) =>
  shop.services.db.execute(sql`
    update vendors set closed_from = ${from}, closed_until = ${until},
      closed_reason = ${until && '{"en":"Tihar","ne":"तिहार"}'}::jsonb where id = ${shop.vendorId}`)

describe('a parcel that its shop does not accept', () => {
  it('goes to staff after 24 office hours, and is cancelled 8 later, with what was paid owed back', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 3 }] })
    const { number, person } = await shop.order([[thing]], 'esewa')
    const due = await later(await confirmedAt(number), 24)
    expect((await shop.read(number)).acceptBy).toBe(due.toISOString())
    await judgeAt(new Date(due.getTime() - minuteMs))
    expect(await tasks(number)).toEqual([])
    await judgeAt(due)
    await judgeAt(due)
    expect(await tasks(number)).toHaveLength(1)
    const end = await later(due, 8)
    await judgeAt(new Date(end.getTime() - minuteMs))
    expect(await shop.read(number)).toMatchObject({ state: 'confirmed' })
    await judgeAt(end)
    expect((await shop.read(number)).events.at(-1)).toMatchObject({
      state: 'cancelled',
      actor: 'clock',
      by: null,
    })
    expect(await tasks(number)).toEqual([{ type: 'parcel', status: 'solved' }])
    expect(await shop.refundsOf(number)).toEqual([(await person.getOrder(number)).totalPaisa])
    expect(await shop.stockOf(thing)).toEqual({
      on_hand: 3,
      reserved: 0,
      allocated: 0,
    })
  })

  it('is left alone once it is accepted', async () => {
    const { number } = await shop.order([[await shop.make()]])
    const due = await later(await confirmedAt(number), 24)
    await judgeAt(due)
    expect(await tasks(number)).toEqual([{ type: 'parcel', status: 'open' }])
    const { staffTasks, db } = shop.services
    const about = async (word: string) =>
      (await staffTasks.listOpen(db, word, 9)).map(({ aboutId }) => aboutId)
    expect(await about('parcel')).toContain(number)
    expect(await about('payment')).not.toContain(number)
    await shop.accept(number)
    expect(await tasks(number)).toEqual([{ type: 'parcel', status: 'solved' }])
    await judgeAt(await later(due, 9))
    expect(await shop.read(number)).toMatchObject({
      state: 'accepted',
      acceptBy: null,
    })
  })

  it('waits until a shop on holiday packs again', async () => {
    const { number } = await shop.order([[await shop.make()]])
    await closeShop(dayFromToday(-1), dayFromToday(9))
    const { acceptBy } = await shop.read(number)
    expect(acceptBy!.slice(0, 10) > dayFromToday(9)).toBe(true)
    await judgeAt(await later(await confirmedAt(number), 24))
    expect(await tasks(number)).toEqual([])
    await closeShop(null, null)
  })

  it('is not asked for on the days of a holiday that begins later, and never cancelled on them', async () => {
    const { number } = await shop.order([[await shop.make()]])
    const usual = await later(await confirmedAt(number), 24)
    await closeShop(dayFromToday(1), dayFromToday(12))
    const due = new Date((await shop.read(number)).acceptBy!)
    expect(due.toISOString().slice(0, 10) > dayFromToday(12)).toBe(true)
    await judgeAt(usual)
    expect(await tasks(number)).toEqual([])
    await judgeAt(due)
    expect(await tasks(number)).toHaveLength(1)
    await closeShop(null, null)
  })

  it('has its whole time from the upgrade on where it was confirmed before shops had to accept', async () => {
    const { number } = await shop.order([[await shop.make()]])
    const due = await later(await confirmedAt(number), 24)
    await shop.services.db.execute(sql`
      update parcels set state_at = now() - interval '20 days' where order_id = ${orderIdOf(number)}`)
    await judgeAt(new Date())
    expect(await tasks(number)).toEqual([])
    await judgeAt(due)
    expect(await tasks(number)).toHaveLength(1)
  })
})

it('a parcel that was refused when goods came back at the door gives nothing back twice', async () => {
  const thing = await shop.make({ variants: [{ values: [], onHand: 3 }] })
  const { number } = await shop.order([[thing]])
  await shop.pack(number)
  await shop.step(number, 'leave')
  await shop.door(number, { outcome: 'refused', reason: 'changedMind' })
  // As the release before did at the door.
  await shop.services.db.transaction(async (tx) => {
    const facts = JSON.stringify({
      reason: 'returned',
      orderId: orderIdOf(number),
    })
    await tx.execute(sql`select set_config('haat.stock_movement', ${facts}, true)`)
    await tx.execute(sql`update stock set on_hand = on_hand + 1 where variant_id = ${thing.variantId}`)
  })
  expect((await shop.step(number, 'back')).json().data).toMatchObject({
    state: 'returned',
  })
  expect(await shop.stockOf(thing)).toMatchObject({ on_hand: 3 })
})
