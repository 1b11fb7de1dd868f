import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openParcelShop, type ParcelShop } from '../../../../test/parcel-shop.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

type Refused = { message: string; fields?: Record<string, string> } | null
const refusalOf = (answer: { json: () => { data: { items: { refusal: Refused }[] } } }) =>
  answer.json().data.items[0]!.refusal?.message ?? null

describe('a parcel in the shop', () => {
  it('is accepted, packed with its bill, and opened again, each step with its person and time', async () => {
    const thing = await shop.make({ pricePaisa: 850_00 })
    const { number, person } = await shop.order([[thing, 2]])
    expect(await shop.read(number)).toMatchObject({
      state: 'confirmed',
      acceptBy: expect.any(String),
      bills: [],
      cashPaisa: 1700_00,
      pieceCount: 2,
      delivery: { phoneNumber: null },
      lines: [{ ordered: 2, sent: 2, taken: null }],
    })
    expect(refusalOf(await shop.accept(number))).toBeNull()
    expect((await shop.mailsAbout(number)).map(({ subject }) => subject)).not.toContain('accepted')
    expect(refusalOf(await shop.pack(number))).toBeNull()
    const packed = await shop.read(number)
    expect(packed).toMatchObject({
      state: 'packed',
      acceptBy: null,
      bills: [{ cancelledAt: null }],
    })
    expect(packed.delivery.phoneNumber).not.toBeNull()
    expect(packed.events.map(({ state, actor, by }) => [state, actor, by])).toEqual([
      ['placed', 'shopper', expect.any(String)],
      ['confirmed', 'staff', null],
      ['accepted', 'vendor', 'Sita Gurung'],
      ['packed', 'vendor', 'Sita Gurung'],
    ])
    const opened = await shop.step(number, 'unpack')
    expect(opened.json().data).toMatchObject({
      state: 'accepted',
      bills: [{ cancelledAt: expect.any(String) }],
    })
    await shop.pack(number)
    expect((await shop.read(number)).bills).toHaveLength(2)
    expect((await person.getOrder(number)).parcels[0]).toMatchObject({
      state: 'packed',
      canCancel: true,
    })
  })

  it('is packed by one of two: the other is told who it was and when, and the first may say it again', async () => {
    const { number } = await shop.order([[await shop.make()]])
    await shop.pack(number)
    expect(refusalOf(await shop.pack(number))).toBeNull()
    expect(refusalOf(await shop.pack(number, shop.gita))).toMatch(
      /^This parcel was packed by Sita Gurung on .+ at .+\.$/,
    )
    expect((await shop.read(number)).bills).toHaveLength(1)
  })

  it('can be cancelled by the shopper while it is packed: its bill ends, and packing it again is told so', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 4 }] })
    const { number, person } = await shop.order([[thing]], 'esewa')
    await shop.pack(number)
    await person.send('POST', `/orders/${number}/parcels/1/cancel`, {
      reason: 'changedMind',
    })
    expect(await shop.stockOf(thing)).toEqual({
      on_hand: 4,
      reserved: 0,
      allocated: 0,
    })
    expect(await shop.read(number)).toMatchObject({
      state: 'cancelled',
      bills: [{ cancelledAt: expect.any(String) }],
    })
    expect(refusalOf(await shop.pack(number))).toMatch(/^This parcel was cancelled by .+/)
    expectRefusal(await shop.step(number, 'leave'), 409, 'CONFLICT')
    expect(await shop.refundsOf(number)).toHaveLength(1)
  })

  it('is declined with a reason: what is damaged leaves the stock, money owed back, and mail', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 4 }] })
    const { number, person } = await shop.order([[thing, 3]], 'esewa')
    expectRefusal(await shop.step(number, 'decline', { reason: 'other' }), 422, 'VALIDATION_FAILED')
    const declined = await shop.step(number, 'decline', {
      reason: 'damaged',
      words: 'Water came in',
    })
    expect(declined.json().data).toMatchObject({
      state: 'declined',
      cashPaisa: 0,
    })
    expect(declined.json().data.events.at(-1)).toMatchObject({
      note: 'damaged: Water came in',
    })
    expect((await shop.step(number, 'decline', { reason: 'damaged' })).statusCode).toBe(200)
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 1, reserved: 0, allocated: 0 })
    expect(await shop.refundsOf(number)).toEqual([(await person.getOrder(number)).totalPaisa])
    expect((await shop.mailsAbout(number)).at(-1)!.subject).toBe(
      `Cannot be sent: a parcel of order ${number}`,
    )
  })

  it.each([
    ['soldOut', 2],
    ['damaged', 2],
    ['wrongPrice', 4],
    ['closed', 4],
    ['tooFar', 4],
  ])('declined as %s leaves %i pieces in stock', async (reason, onHand) => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 4 }] })
    const { number } = await shop.order([[thing, 2]])
    await shop.step(number, 'decline', { reason })
    expect(await shop.stockOf(thing)).toEqual({ on_hand: onHand, reserved: 0, allocated: 0 })
    const { rows } = await shop.services.db.execute(
      sql`select change, words from stock_movements where order_id = ${orderIdOf(number)}`,
    )
    expect(rows).toEqual(onHand === 4 ? [] : [{ change: -2, words: `Missing for ${number}` }])
  })

  it('goes through its steps twenty at once, and one that cannot holds up no other', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 9 }] })
    const [one, two] = [await shop.order([[thing]]), await shop.order([[thing]])]
    await shop.step(two.number, 'decline', { reason: 'closed' })
    const numbers = [one.number, two.number, 'H-999999', one.number]
    const { items } = (await shop.sita.send(`POST ${shop.path}/parcels/pack`, { numbers })).json().data
    expect(items).toEqual([
      { number: one.number, refusal: null },
      {
        number: two.number,
        refusal: {
          code: 'CONFLICT',
          message: expect.stringContaining('was declined by Sita Gurung'),
          fields: expect.objectContaining({ reason: 'moved', state: 'declined', by: 'Sita Gurung' }),
        },
      },
      { number: 'H-999999', refusal: { code: 'NOT_FOUND', message: expect.any(String) } },
    ])
    const many = Array.from({ length: 21 }, (_, at) => `H-${at + 1}`)
    const refused = await shop.sita.send(`POST ${shop.path}/parcels/accept`, {
      numbers: many,
    })
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
  })

  it('that falls over is refused in general words, and those after it go on', async () => {
    const [first, last] = [await shop.order([[await shop.make()]]), await shop.order([[await shop.make()]])]
    const statements = [
      `create function fall_over() returns trigger language plpgsql as
        $$ begin if new.order_id = ${orderIdOf(first.number)} then raise 'fallen over'; end if; return new; end $$`,
      'create trigger fall_over before update on parcels for each row execute function fall_over()',
    ]
    for (const statement of statements) await shop.services.db.execute(sql.raw(statement))
    const numbers = [first.number, last.number]
    const { items } = (await shop.sita.send(`POST ${shop.path}/parcels/pack`, { numbers })).json().data
    await shop.services.db.execute(sql`drop function fall_over cascade`)
    expect(items).toEqual([
      {
        number: first.number,
        refusal: {
          code: 'INTERNAL_ERROR',
          message: 'Something went wrong on our side. Please try again.',
        },
      },
      { number: last.number, refusal: null },
    ])
  })

  it('is listed in its view, found by number, tracking number and words, and walked by cursor', async () => {
    const [topi, shawl] = [
      await shop.make({ title: 'Bhadgaunle topi' }),
      await shop.make({ title: 'Woollen shawl' }),
    ]
    const all = []
    for (const thing of [topi, topi, shawl]) all.push((await shop.order([[thing]])).number)
    for (const number of all) await shop.accept(number)
    const first = await shop.list('?view=toPack&pageSize=2')
    const second = await shop.list(`?view=toPack&pageSize=2&cursor=${first.nextCursor}`)
    const listed = [...first.items, ...second.items].map(({ number }) => number)
    expect(listed).toEqual(expect.arrayContaining(all))
    expect(new Set(listed).size).toBe(listed.length)
    expect(first.counts.toPack).toBeGreaterThanOrEqual(3)
    const digits = all[2]!.slice(2)
    expect((await shop.list(`?searchTerm=${digits}`)).items).toMatchObject([{ number: all[2] }])
    await shop.pack(all[0]!)
    await shop.handOver(all[0]!, { trackingNumber: 'NCM 77-a' })
    expect((await shop.list('?searchTerm=ncm%2077-A')).items).toMatchObject([{ number: all[0] }])
    for (const cursor of ['nonsense', '2026-02-30.1', '0000-01-01.1'])
      expectRefusal(await shop.sita.send(`GET ${shop.path}/parcels?cursor=${cursor}`), 400, 'BAD_REQUEST')
    expect(
      (
        await shop.sita.send(`POST ${shop.path}/picking-list`, {
          numbers: [all[1]!, all[2]!],
        })
      ).json().data.items,
    ).toMatchObject([
      { quantity: 1, orders: [{ number: all[1] }] },
      { quantity: 1, orders: [{ number: all[2] }] },
    ])
  })
})
