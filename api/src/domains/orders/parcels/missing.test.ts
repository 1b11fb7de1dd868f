import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openParcelShop, type ParcelShop } from '../../../../test/parcel-shop.ts'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { expireSubstitutes } from './parcels.jobs.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const made = (onHand: number, pricePaisa: number) =>
  shop.make({ pricePaisa, variants: [{ values: [], onHand }] })
const missing = (number: string, body: object) => shop.step(number, 'missing', body)
const answer = (
  order: { person: Awaited<ReturnType<ParcelShop['shopper']>>; number: string },
  id: string,
  isAccepted: boolean,
) => order.person.send('POST', `/orders/${order.number}/parcels/1/substitutes/${id}`, { isAccepted })
const lockWaits = sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
/** How many of a product lists say there are. */
const shownStockOf = async ({ variantId }: { variantId: string }) =>
  (
    await shop.services.db.execute<{ n: number }>(sql`
      select p.stock_left as n from products p join product_variants v on v.product_id = p.id
      where v.id = ${variantId}`)
  ).rows[0]!.n

describe('something that is missing', () => {
  it('is sent in part: the sum falls, the stock is set right at once, and the shopper is told', async () => {
    const [topi, shawl] = [await made(5, 400_00), await made(5, 900_00)]
    const { number, person } = await shop.order([
      [topi, 3],
      [shawl, 1],
    ])
    const { totalPaisa } = await person.getOrder(number)
    const less = { what: 'less', variantId: topi.variantId, sent: 1 }
    expect((await missing(number, less)).json().data).toMatchObject({
      state: 'accepted',
    })
    const order = await person.getOrder(number)
    expect(order).toMatchObject({
      totalPaisa: totalPaisa - 800_00,
      parcels: [{ cashPaisa: totalPaisa - 800_00 }],
    })
    expect(order.parcels[0]!.lines[0]).toMatchObject({ quantity: 3, sent: 1 })
    expect(await shop.stockOf(topi)).toEqual({
      on_hand: 3,
      reserved: 0,
      allocated: 1,
    })
    const mail = (await shop.mailsAbout(number)).at(-1)!
    expect(mail.subject).toBe(`Fewer than you ordered: order ${number}`)
    expect(mail.text_body).toContain('1 will be sent')
    expect((await missing(number, less)).statusCode).toBe(200)
    expectRefusal(await shop.step(number, 'missing', less, shop.gita), 409, 'CONFLICT')
    expectRefusal(await missing(number, { ...less, sent: 2 }), 422, 'VALIDATION_FAILED')
    expectRefusal(await missing(number, { what: 'cancel', variantId: '999' }), 422, 'VALIDATION_FAILED')
  })

  it('is cancelled, and what was paid online for it is owed back, also several times in one parcel', async () => {
    const [topi, shawl, gloves] = [await made(5, 400_00), await made(5, 900_00), await made(5, 300_00)]
    const { number, person } = await shop.order(
      [
        [topi, 1],
        [shawl, 1],
        [gloves, 2],
      ],
      'esewa',
    )
    await missing(number, { what: 'cancel', variantId: topi.variantId })
    await missing(number, {
      what: 'less',
      variantId: gloves.variantId,
      sent: 1,
    })
    expect(await shop.refundsOf(number)).toEqual([400_00, 300_00])
    await shop.pack(number)
    expectRefusal(await missing(number, { what: 'cancel', variantId: shawl.variantId }), 409, 'CONFLICT')
    await person.send('POST', `/orders/${number}/parcels/1/cancel`, {
      reason: 'other',
    })
    const [, , rest] = await shop.refundsOf(number)
    expect(rest).toBe((await person.getOrder(number)).totalPaisa)
  })

  it('ends the parcel where nothing else is in it, and its goods leave the stock', async () => {
    const topi = await made(5, 400_00)
    const { number } = await shop.order([[topi, 2]])
    const ended = await missing(number, {
      what: 'cancel',
      variantId: topi.variantId,
    })
    expect(ended.json().data).toMatchObject({ state: 'declined' })
    expect(await shop.stockOf(topi)).toEqual({
      on_hand: 3,
      reserved: 0,
      allocated: 0,
    })
  })
})

describe('a substitute', () => {
  const asked = async (method: 'cod' | 'esewa' = 'cod') => {
    const things = [await made(5, 400_00), await made(5, 900_00), await made(5, 1000_00)] as const
    const order = await shop.order(
      [
        [things[0], 1],
        [things[1], 2],
      ],
      method,
    )
    const question = {
      what: 'substitute',
      variantId: things[1].variantId,
      substituteVariantId: things[2].variantId,
    }
    const said = await missing(order.number, question)
    expect(said.statusCode).toBe(200)
    const [open] = (await order.person.getOrder(order.number)).parcels[0]!.substitutes
    return { ...order, things, question, id: open!.id, open: open! }
  }

  it('is kept while the shopper is asked, costs no more than what is missing, and holds up packing', async () => {
    const { number, things, open, question } = await asked()
    expect(open).toMatchObject({
      pricePaisa: 900_00,
      quantity: 2,
      insteadOf: things[1].variantId,
    })
    expect(await shop.stockOf(things[2])).toMatchObject({ allocated: 2 })
    const packed = await shop.pack(number)
    expect(packed.json().data.items[0].refusal.message).toMatch(
      /^The shopper was asked about a substitute .+ until /,
    )
    expect((await missing(number, question)).statusCode).toBe(200)
    expectRefusal(await missing(number, { what: 'cancel', variantId: things[1].variantId }), 409, 'CONFLICT')
    expect((await shop.mailsAbout(number)).at(-1)!.text_body).toMatch(/Rs\.\s900 a piece/)
    expect(
      (await shop.list('?view=toPack')).items.find((one: { number: string }) => one.number === number),
    ).toMatchObject({ isWaitingForShopper: true })
  })

  it('that is accepted comes instead, as a line of its own', async () => {
    const order = await asked('esewa')
    const { number, things, id } = order
    const said = await answer(order, id, true)
    expect(said.json().data.parcels[0]).toMatchObject({
      substitutes: [],
      lines: [
        { variantId: things[0].variantId, sent: 1 },
        { variantId: things[1].variantId, sent: 0 },
        {
          variantId: things[2].variantId,
          sent: 2,
          replaces: things[1].variantId,
        },
      ],
    })
    expect((await answer(order, id, true)).statusCode).toBe(200)
    expectRefusal(await answer(order, id, false), 409, 'CONFLICT')
    expect(await shop.stockOf(things[1])).toEqual({
      on_hand: 3,
      reserved: 0,
      allocated: 0,
    })
    expect(await shop.refundsOf(number)).toEqual([])
    expect((await shop.pack(number)).json().data.items[0].refusal).toBeNull()
    expectRefusal(await answer(await asked(), id, true), 404, 'NOT_FOUND')
  })

  it('that is declined or not answered in time is let go of, and the line is cancelled', async () => {
    const declined = await asked('esewa')
    await answer(declined, declined.id, false)
    expect(await shop.stockOf(declined.things[2])).toMatchObject({
      on_hand: 5,
      allocated: 0,
    })
    expect(await shop.refundsOf(declined.number)).toEqual([1800_00])

    const late = await asked()
    await shop.services.db.execute(
      sql`update parcel_substitutes set answer_by = now() - interval '1 second' where id = ${late.id}`,
    )
    expectRefusal(await answer(late, late.id, true), 409, 'CONFLICT')
    await expireSubstitutes(shop.services, shop.app.log)
    expect((await late.person.getOrder(late.number)).parcels[0]!.lines[1]).toMatchObject({ sent: 0 })
    expect((await shop.mailsAbout(late.number)).at(-1)!.subject).toBe(
      `Something is missing: order ${late.number}`,
    )
  })

  it('is taken back by the shop, and ended with a parcel that is cancelled', async () => {
    const { number, id, things } = await asked()
    const path = `DELETE ${shop.path}/parcels/${number}/substitutes/${id}` as const
    expect((await shop.sita.send(path)).json().data.lines[1]).toMatchObject({
      sent: 2,
      substitute: { answer: 'withdrawn' },
    })
    expect(await shop.stockOf(things[2])).toMatchObject({ allocated: 0 })
    const other = await asked()
    await other.person.send('POST', `/orders/${other.number}/parcels/1/cancel`, { reason: 'other' })
    expect(await shop.stockOf(other.things[2])).toMatchObject({
      on_hand: 5,
      allocated: 0,
    })
    expectRefusal(await answer(other, other.id, true), 409, 'CONFLICT')
    // Lists show that it can be bought again.
    await expect.poll(() => shownStockOf(other.things[2])).toBe(5)
  })

  it('waits for the coupon before it locks stock, as placing does, so that there is no deadlock', async () => {
    const { db } = shop.services
    const [shawl, instead] = [await made(5, 900_00), await made(5, 900_00)]
    await insertCoupons(db, [{ code: 'LASTLINE', kind: 'amount', value: 10_00 }])
    const person = await shop.shopper()
    await person.put(shawl, 1)
    await person.send('PUT', '/cart/coupon', { code: 'LASTLINE' })
    const { number } = await person.buyProducts([])
    await advanceParcel(shop.services, { number, position: 1, to: 'confirmed', actor: 'staff' })
    const ids = { variantId: shawl.variantId, substituteVariantId: instead.variantId }
    expect((await missing(number, { what: 'substitute', ...ids })).statusCode).toBe(200)
    const [open] = (await person.getOrder(number)).parcels[0]!.substitutes

    const held = await shop.database.pool.connect()
    try {
      await held.query(`begin; select from coupons where code = 'LASTLINE' for update`)
      const said = answer({ person, number }, open!.id, false)
      await expect.poll(async () => (await db.execute(lockWaits)).rowCount).toBe(1)
      const lock = 'select from stock where variant_id = any($1::bigint[]) for update nowait'
      expect((await held.query(lock, [Object.values(ids)])).rowCount).toBe(2)
      await held.query('commit')
      expect((await said).json().data.parcels[0]).toMatchObject({ state: 'declined' })
    } finally {
      held.release()
    }
  })

  it('of a parcel that moved on names no member of the shop to the shopper', async () => {
    const order = await asked()
    await shop.services.db.execute(
      sql`update parcels set state = 'packed' where order_id = ${Number(order.number.slice(2))}`,
    )
    const { message } = expectRefusal(await answer(order, order.id, true), 409, 'CONFLICT')
    expect(message).toMatch(/^This parcel was packed by the shop on .+ at .+\.$/)
    await shop.services.db.execute(
      sql`update parcels set state = 'accepted' where order_id = ${Number(order.number.slice(2))}`,
    )
  })

  it('must be of the same shop, on sale, in stock and not in the parcel yet', async () => {
    const [topi, shawl, few] = [await made(5, 400_00), await made(5, 900_00), await made(1, 500_00)]
    const { id: vendorId } = await shop.makeVendor()
    const foreign = await shop.make({ vendorId })
    const { number } = await shop.order([
      [topi, 2],
      [shawl, 1],
    ])
    for (const substitute of [few, foreign, shawl, { variantId: '999999' }]) {
      const body = {
        what: 'substitute',
        variantId: topi.variantId,
        substituteVariantId: substitute.variantId,
      }
      expectRefusal(await missing(number, body), 422, 'VALIDATION_FAILED')
    }
  })
})
