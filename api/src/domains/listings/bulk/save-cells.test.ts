import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkAnswer, BulkSave } from '@haat/contract/domains/listings.bulk.ts'
import { membershipFinder } from '#domains/members/members.service.ts'
import type { Caller } from '#plugins/principal.ts'
import { openGridShop as openShop } from '../../../../test/grid-shop.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { listingMember } from '../../../../test/listing-scenario.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { makeShopKeeper } from '../../../../test/suspend.ts'
import { saveCells } from './save-cells.service.ts'

let haat: OrderShop
beforeAll(async () => {
  haat = await openOrderShop()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const openGridShop = () => openShop(haat)

describe('the grid of listings', () => {
  it('saves all kinds of cells of a live listing at once, and shoppers see them', async () => {
    const shop = await openGridShop()
    const before = await shop.row()
    expect(before.cells).toMatchObject({
      mrpPaisa: null,
      deal: null,
      variants: [
        {
          key: 's',
          pricePaisa: 2350_00,
          dealPaisa: null,
          onHand: 10,
          promised: 0,
        },
        {},
        {},
      ],
    })
    const saved = await shop.saved([
      shop.price('s', 2350, 2400),
      { field: 'deal', variant: 'm', was: null, now: 1990_00 },
      { field: 'stock', variant: 'l', was: 10, now: 25 },
      { field: 'ready', was: before.readyDays, now: 4 },
      {
        field: 'cash',
        was: before.isCashPossible,
        now: !before.isCashPossible,
      },
    ])
    expect(saved).toEqual({
      listingId: shop.listingId,
      isSaved: true,
      problems: [],
    })
    const row = await shop.row()
    expect(row).toMatchObject({
      state: 'live',
      changes: 'none',
      readyDays: 4,
      isCashPossible: !before.isCashPossible,
      cells: {
        deal: { isRunning: true },
        variants: [{ pricePaisa: 2400_00 }, { pricePaisa: 2650_00, dealPaisa: 1990_00 }, { onHand: 25 }],
      },
    })
    expect(await shop.page()).toMatchObject({ pricePaisa: 1990_00 })
    const movements = await shop.rowsOf<{ change: number; reason: string }>(
      `select change, reason from stock_movements where variant_id = $1 order by id desc limit 1`,
      [shop.variantIds[2]],
    )
    expect(movements).toEqual([{ change: 15, reason: 'counted' }])
    const history = await shop.rowsOf<{ price: number }>(
      'select price from variant_prices where variant_id = $1 order by since',
      [shop.variantIds[0]],
    )
    expect(history.map(({ price }) => price)).toEqual([2350_00, 2400_00])
    const [deal] = await shop.rowsOf<{ days: number }>(
      `select extract(epoch from ends_at - starts_at)::int / 86400 as days from deals where product_id = $1`,
      [shop.number],
    )
    expect(deal).toEqual({ days: 7 })
  })

  it('writes nothing of a listing with one bad cell, and says what is wrong with each', async () => {
    const shop = await openGridShop()
    const saved = await shop.saved([
      shop.price('s', 2350, 0),
      shop.price('m', 2650, 2700),
      { field: 'deal', variant: 'm', was: null, now: 2700_00 },
      { field: 'stock', variant: 'l', was: 10, now: -1 },
      { field: 'stock', variant: 'xxl', was: 10, now: 3 },
      { field: 'ready', was: (await shop.row()).readyDays, now: 31 },
    ])
    expect(saved.isSaved).toBe(false)
    expect(saved.problems.map(({ at, reason, limit }) => [at, reason, limit])).toEqual([
      [0, 'price-range', null],
      [2, 'not-below-price', 2700_00],
      [3, 'stock-range', 100_000],
      [4, 'no-variant', null],
      [5, 'ready-range', 30],
    ])
    expect((await shop.row()).cells!.variants.map(({ pricePaisa }) => pricePaisa)).toEqual([
      2350_00, 2650_00, 2950_00,
    ])
  })

  it('keeps prices below the MRP and above the deal, and stock above what is promised', async () => {
    const shop = await openGridShop()
    await haat.database.pool.query('update stock set allocated = 4 where variant_id = $1', [
      shop.variantIds[0],
    ])
    await shop.saved([{ field: 'deal', variant: 's', was: null, now: 2000_00 }])
    const saved = await shop.saved([
      shop.price('s', 2350, 2000),
      { field: 'stock', variant: 's', was: 10, now: 3 },
    ])
    expect(saved.problems).toMatchObject([
      { reason: 'not-above-deal', limit: 2000_00 },
      { reason: 'promised', limit: 4 },
    ])
    await haat.database.pool.query('update stock set allocated = 0 where variant_id = $1', [
      shop.variantIds[0],
    ])
  })

  it('ends a deal that runs and begins it anew at another price, or ends it', async () => {
    const shop = await openGridShop()
    await shop.saved([{ field: 'deal', variant: 's', was: null, now: 2000_00 }])
    await shop.saved([{ field: 'deal', variant: 's', was: 2000_00, now: 1900_00 }])
    expect((await shop.row()).cells).toMatchObject({
      deal: { isRunning: true },
      variants: [{ dealPaisa: 1900_00 }, {}, {}],
    })
    expect((await shop.page()).pricePaisa).toBe(1900_00)
    await shop.saved([{ field: 'deal', variant: 's', was: 1900_00, now: null }])
    expect((await shop.row()).cells).toMatchObject({
      deal: null,
      variants: [{ pricePaisa: 2350_00 }, {}, {}],
    })
    expect((await shop.page()).pricePaisa).toBe(2350_00)
  })

  it('pauses and puts back on sale', async () => {
    const shop = await openGridShop()
    expect((await shop.saved([{ field: 'state', was: 'live', now: 'paused' }])).isSaved).toBe(true)
    expect((await shop.row()).state).toBe('paused')
    expect((await shop.saved([{ field: 'state', was: 'paused', now: 'live' }])).isSaved).toBe(true)
    expect((await shop.row()).state).toBe('live')
  })

  it('changes the draft of what is not in the shop, and nothing of what staff look at', async () => {
    const shop = await openGridShop()
    const member = listingMember(haat, { ...shop, path: `/vendor/shops/${shop.shopId}` }, shop.owner)
    const { id } = await member.begin()
    const saved = await shop.saved(
      [
        { field: 'price', variant: '', was: null, now: 900_00 },
        { field: 'stock', variant: '', was: null, now: 5 },
        { field: 'ready', was: null, now: 2 },
      ],
      id,
    )
    expect(saved.isSaved).toBe(true)
    expect((await member.read(id)).content).toMatchObject({
      readyDays: 2,
      variants: [{ pricePaisa: 900_00, stock: 5 }],
    })
    expect((await shop.saved([{ field: 'state', was: 'live', now: 'paused' }], id)).problems).toMatchObject([
      { reason: 'not-in-shop' },
    ])
    const sent = await member.send()
    expect((await shop.saved([{ field: 'cash', was: true, now: false }], sent.id)).problems).toMatchObject([
      { reason: 'in-review' },
    ])
  })

  it('refuses listings of another shop as if there were none, and shops of others altogether', async () => {
    const shop = await openGridShop()
    const other = await openGridShop()
    const saved = await shop.saved([other.price('s', 2350, 1)], other.listingId)
    expect(saved.problems).toMatchObject([{ reason: 'no-listing', theirs: null }])
    expectRefusal(await shop.save([shop.price('s', 2350, 2)], { person: other.owner }), 404, 'NOT_FOUND')
    expectRefusal(await shop.save([shop.price('s', 2350, 2)], { person: shop.packer }), 403, 'FORBIDDEN')
    expect((await other.row()).cells!.variants[0]!.pricePaisa).toBe(2350_00)
  })

  it('is closed to a suspended shop', async () => {
    const shop = await openGridShop()
    await (await makeShopKeeper(haat)).suspend(shop.vendorId)
    expectRefusal(await shop.save([shop.price('s', 2350, 2)]), 409, 'SHOP_SUSPENDED')
  })

  it('does a request once that is sent twice, and refuses its key for another', async () => {
    const shop = await openGridShop()
    const key = randomUUID()
    const cells = [{ field: 'stock', variant: 's', was: 10, now: 12 }]
    const answers = await Promise.all([1, 2, 3].map(() => shop.save(cells, { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await shop.saved([{ field: 'stock', variant: 's', was: 12, now: 10 }])
    expect((await shop.save(cells, { key })).json().data.items[0].isSaved).toBe(true)
    expect((await shop.row()).cells!.variants[0]!.onHand).toBe(10)
    expectRefusal(await shop.save([shop.price('s', 2350, 2400)], { key }), 409, 'CONFLICT')
  })

  it('tells the second of two members who save the same cells, and loses nothing', async () => {
    const shop = await openGridShop()
    const values = [2400, 2500]
    const answers = await Promise.all(
      values.map((now) =>
        shop.save([shop.price('s', 2350, now), { field: 'stock', variant: 'm', was: 10, now: now / 100 }]),
      ),
    )
    const items = answers.map((answer) => (answer.json().data as BulkAnswer).items[0]!)
    expect(items.map(({ isSaved }) => isSaved).toSorted()).toEqual([false, true])
    const winner = values[items.findIndex(({ isSaved }) => isSaved)]!
    expect(items.find(({ isSaved }) => !isSaved)!.problems).toEqual([
      { at: 0, reason: 'changed', limit: null, theirs: winner * 100 },
      { at: 1, reason: 'changed', limit: null, theirs: winner / 100 },
    ])
    expect((await shop.row()).cells!.variants).toMatchObject([
      { pricePaisa: winner * 100 },
      { onHand: winner / 100 },
      {},
    ])
  })

  it('writes nothing for a member who has lost the right after the call had begun', async () => {
    const shop = await openGridShop()
    const membership = (await membershipFinder(haat.services.db)(shop.owner.user.id, shop.vendorId))!
    const run = (text: string) => haat.database.pool.query(text, [membership.id])
    await run(`update vendor_members set role = 'packer' where id = $1`)
    const caller = { userId: shop.owner.user.id } as Caller
    const body: BulkSave = {
      key: randomUUID(),
      listings: [
        {
          listingId: shop.listingId,
          cells: [{ field: 'cash', was: true, now: false }],
        },
      ],
    }
    await expect(saveCells(haat.services, { membership, caller }, body)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await run(`update vendor_members set role = 'owner' where id = $1`)
    const [product] = await shop.rowsOf<object>('select is_cash_possible from products where id = $1', [
      shop.number,
    ])
    expect(product).toEqual({ is_cash_possible: true })
  })

  it('takes at most 200 listings at once, each of them once', async () => {
    const shop = await openGridShop()
    const cells = [{ field: 'cash', was: true, now: false }]
    const send = (ids: string[]) =>
      shop.owner.send(`POST /vendor/shops/${shop.shopId}/listings/bulk`, {
        key: randomUUID(),
        listings: ids.map((listingId) => ({ listingId, cells })),
      })
    const many = Array.from({ length: 201 }, (_, at) => String(900_000 + at))
    expectRefusal(await send(many), 422, 'VALIDATION_FAILED')
    expectRefusal(await send([shop.listingId, `shawl-${shop.listingId}`]), 422, 'VALIDATION_FAILED')
    expect((await send(many.slice(1))).statusCode).toBe(200)
  })
})
