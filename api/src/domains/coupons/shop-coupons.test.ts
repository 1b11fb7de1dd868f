import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { makeCategory } from '../../../test/catalogue-factories.ts'
import { couponBody, noLimits, openCouponShop, type CouponShop } from '../../../test/coupon-shop.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeShop } from '../../../test/shop-people.ts'

const today = nepalDay(new Date())
const makeRival = () => makeShop(shop, ['owner'], { name: 'Ilam Chiya Ghar' })
let shop: CouponShop
let rival: Awaited<ReturnType<typeof makeRival>>

beforeAll(async () => {
  shop = await openCouponShop()
  rival = await makeRival()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

describe('a shop makes a coupon', () => {
  it('once, however often it is sent, and sees it in its list', async () => {
    const endsOn = addDays(today, 6)
    const body = couponBody({
      maxPaisa: 200_00,
      minimumPaisa: 500_00,
      endsOn,
      useLimit: 20,
      limitPerShopper: 2,
    })
    const first = await shop.add({ ...body, code: ` ${body.code.toLowerCase()} ` })
    expect(first.json().data).toEqual({
      ...body,
      state: 'running',
      isPaused: false,
      staffPause: null,
      uses: 0,
      wasUsed: false,
      costPaisa: 0,
      comingPaisa: 0,
    })
    expect((await shop.add(body)).json()).toEqual(first.json())
    expect((await shop.listCoupons()).items[0]).toEqual(first.json().data)
    const { rows } = await shop.services.db.execute(
      sql`select created_by as by from shop_coupons where code = ${body.code}`,
    )
    expect(rows).toEqual([{ by: shop.sita.user.id }])
  })

  it('with a code that nobody has, and of others nothing is told', async () => {
    const mine = await shop.addCoupon()
    const theirs = couponBody()
    expect((await rival.owner.send(`POST ${rival.path}/coupons`, theirs)).statusCode).toBe(200)
    for (const code of [mine.code, theirs.code]) {
      const refusal = expectRefusal(await shop.add(couponBody({ code, value: 25 })), 409, 'CONFLICT')
      expect(refusal.fields).toEqual({ code: 'This code is taken. Please choose another one.' })
    }
  })

  it.each([
    ['value', { value: 101 }],
    ['value', { value: 0 }],
    ['value', { kind: 'amount', value: 99 }],
    ['value', { kind: 'amount', value: 1_00_000_01 }],
    ['maxPaisa', { kind: 'amount', value: 100_00, maxPaisa: 50_00 }],
    ['code', { code: 'ABC' }],
    ['code', { code: 'TEN-PERCENT' }],
    ['endsOn', { beginsOn: addDays(today, 3), endsOn: addDays(today, 2) }],
    ['beginsOn', { beginsOn: addDays(today, -1) }],
    ['beginsOn', { beginsOn: addDays(today, 91) }],
    ['endsOn', { endsOn: addDays(today, 366) }],
    ['useLimit', { useLimit: 0 }],
    ['minimumPaisa', { minimumPaisa: -1 }],
    ['subjects', { scope: 'listings' }],
    ['subjects', { subjects: ['hats'] }],
  ] as const)('not with a wrong %s: %j', async (field, changes) => {
    const refusal = expectRefusal(await shop.add({ ...couponBody(), ...changes }), 422, 'VALIDATION_FAILED')
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  it("not for another shop's goods, nor for a category in which it sells nothing", async () => {
    const tea = await makeCategory(shop.services, { slug: 'tea', name: 'Tea' })
    const foreign = await shop.make({ vendorId: rival.vendorId, categoryId: tea.id })
    const tries = [
      { scope: 'categories', subjects: ['tea'] },
      { scope: 'listings', subjects: [foreign.productId] },
      { scope: 'listings', subjects: [shop.shawl.productId, 'nothing-1'] },
    ]
    for (const one of tries) expectRefusal(await shop.add({ ...couponBody(), ...one }), 404, 'NOT_FOUND')
    const { categories } = (await shop.sita.send(`GET ${shop.path}/coupon-subjects`)).json().data
    expect(categories.map(({ id }: { id: string }) => id)).not.toContain('tea')
  })

  it('only owners and managers do, and none of another shop', async () => {
    const coupon = await shop.addCoupon()
    expectRefusal(await shop.add(couponBody(), shop.gita), 403, 'FORBIDDEN')
    const foreign = `${rival.path}/coupons/${coupon.code}` as const
    const { send } = rival.owner
    const limits = { endsOn: null, useLimit: 1, limitPerShopper: null, isAnnounced: false }
    expectRefusal(await send(`PATCH ${foreign}`, limits), 404, 'NOT_FOUND')
    expectRefusal(await send(`PUT ${foreign}/pause`, { isPaused: true }), 404, 'NOT_FOUND')
    expectRefusal(await send(`POST ${foreign}/end`), 404, 'NOT_FOUND')
    expectRefusal(await send(`DELETE ${foreign}`), 404, 'NOT_FOUND')
    expect(await shop.readCoupon(coupon)).toEqual(coupon)
  })
})

describe('its state', () => {
  it('changes while it is in carts: shoppers are told, and nothing is ordered with it', async () => {
    const coupon = await shop.addCoupon()
    const { shopper } = await shop.shopperWith(coupon, [[shop.shawl, 1]])
    const { mark } = await shopper.quote()
    expect((await shop.pause(coupon, true)).json().data).toMatchObject({ state: 'paused', isPaused: true })
    expect((await shopper.cart()).coupon.refusal).toMatchObject({ reason: 'paused' })
    const body = { addressId: shopper.addressId, method: 'cod', mark }
    expectRefusal(await shopper.placeOrder(body), 409, 'CONFLICT')
    expect((await shop.pause(coupon, false)).json().data).toMatchObject({ state: 'running' })
    expect((await shop.end(coupon)).json().data).toMatchObject({ state: 'over', endsOn: today })
    expect((await shopper.cart()).coupon.refusal).toMatchObject({ reason: 'over' })
    expect(await shop.readCoupon(coupon)).toMatchObject({ uses: 0, comingPaisa: 0 })
    // For good.
    expect((await shop.end(coupon)).statusCode).toBe(200)
    expectRefusal(await shop.pause(coupon, true), 409, 'CONFLICT')
    expectRefusal(await shop.change('PATCH', coupon, noLimits), 409, 'CONFLICT')
  })

  it('has limits that are never below its uses, and none once it is used up', async () => {
    const coupon = await shop.addCoupon({ useLimit: 3 })
    for (let use = 0; use < 2; use += 1) {
      const { shopper } = await shop.shopperWith(coupon, [[shop.topi, 1]])
      await shopper.buyProducts([])
    }
    const limits = { endsOn: addDays(today, 2), useLimit: 1, limitPerShopper: 1, isAnnounced: false }
    const refusal = expectRefusal(await shop.change('PATCH', coupon, limits), 422, 'VALIDATION_FAILED')
    expect(refusal.fields).toEqual({ useLimit: 'It was used 2 times already' })
    const past = { ...limits, useLimit: 2, endsOn: addDays(today, -1) }
    expectRefusal(await shop.change('PATCH', coupon, past), 422, 'VALIDATION_FAILED')
    const changed = await shop.change('PATCH', coupon, { ...limits, useLimit: 2 })
    expect(changed.json().data).toMatchObject({ state: 'usedUp', useLimit: 2, endsOn: addDays(today, 2) })
    const { cart } = await shop.shopperWith(coupon, [[shop.topi, 1]])
    expect(cart.coupon.refusal).toMatchObject({ reason: 'usedUp' })
  })

  it('is planned before its first day, when it can be deleted; one that an order held stays', async () => {
    const planned = await shop.addCoupon({ beginsOn: addDays(today, 1) })
    expect(planned.state).toBe('planned')
    expectRefusal(await shop.end(planned), 409, 'CONFLICT')
    expect((await shop.change('DELETE', planned)).statusCode).toBe(200)
    expectRefusal(await shop.change('DELETE', planned), 404, 'NOT_FOUND')
    expect((await shop.add(couponBody({ code: planned.code }))).statusCode).toBe(200)

    const used = await shop.addCoupon()
    const { shopper } = await shop.shopperWith(used, [[shop.topi, 1]])
    const { number } = await shopper.buyProducts([])
    await shopper.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })
    expect(await shop.readCoupon(used)).toMatchObject({ uses: 0, wasUsed: true })
    expectRefusal(await shop.change('DELETE', used), 409, 'CONFLICT')
  })

  it('is what the list is filtered by, page after page', async () => {
    const { counts } = await shop.listCoupons()
    const all: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof shop.listCoupons>> = await shop.listCoupons(
        `?pageSize=2${cursor && `&cursor=${cursor}`}`,
      )
      all.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor
    }
    expect(all).toHaveLength(counts['all']!)
    expect(new Set(all).size).toBe(all.length)
    for (const filter of ['running', 'paused', 'usedUp', 'over'] as const) {
      const { items } = await shop.listCoupons(`?filter=${filter}&pageSize=100`)
      expect(items).toHaveLength(counts[filter]!)
      expect(items.every(({ state }) => state === filter)).toBe(true)
    }
    expectRefusal(await shop.sita.send(`GET ${shop.path}/coupons?cursor=x`), 400, 'BAD_REQUEST')
  })
})

describe('what everybody is told', () => {
  const get = async (path: string) => (await shop.app.inject({ url: `/api/${path}` })).json().data
  const codesOf = (coupons: { code: string }[] = []) => coupons.map(({ code }) => code)
  const told = async (path: string) =>
    codesOf(path.startsWith('vendors') ? (await get(`${path}/coupons`)).items : (await get(path)).coupons)

  it('are coupons that run and that the shop announces, at the products that they are for', async () => {
    const { slug } = (await shop.sita.send(`GET ${shop.path}`)).json().data
    const page = `vendors/${slug}`
    const [shawlPage, topiPage] = [`products/${shop.shawl.productId}`, `products/${shop.topi.productId}`]
    await shop.addCoupon()
    await shop.addCoupon({ isAnnounced: true, beginsOn: addDays(today, 1) })
    expect([await told(page), await told(topiPage)]).toEqual([[], []])
    const hats = await shop.addCoupon({ isAnnounced: true, scope: 'categories', subjects: ['hats'] })
    const one = await shop.addCoupon({
      isAnnounced: true,
      endsOn: addDays(today, 3),
      scope: 'listings',
      subjects: [shop.topi.productId, shop.shawl.productId],
    })
    expect(await told(page)).toEqual([one.code, hats.code])
    expect(await told(topiPage)).toEqual([one.code, hats.code])
    expect(await told(shawlPage)).toEqual([one.code])
    await shop.pause(hats, true)
    await shop.change('PATCH', one, { ...noLimits, isAnnounced: false })
    expect([await told(page), await told(topiPage), await told('vendors/no-such-shop')]).toEqual([[], [], []])
  })
})

describe('many at once', () => {
  it('fifty shoppers and one use: one order has it, the others are told and keep their carts', async () => {
    const coupon = await shop.addCoupon({ value: 100, useLimit: 1 })
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, async () => (await shop.shopperWith(coupon, [[shop.topi, 1]])).shopper),
    )
    const quotes = await Promise.all(shoppers.map((shopper) => shopper.quote()))
    const answers = await Promise.all(
      shoppers.map((shopper, at) =>
        shopper.placeOrder({ addressId: shopper.addressId, method: 'cod', mark: quotes[at]!.mark }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expectRefusal(answer, 409, 'CONFLICT')
    }
    expect(await shop.readCoupon(coupon)).toMatchObject({ state: 'usedUp', uses: 1, comingPaisa: 500_00 })
  })

  it('orders, a lower limit, a pause and a deletion cross: never more uses than the limit, nothing is stuck', async () => {
    const coupon = await shop.addCoupon({ useLimit: 12 })
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async () => (await shop.shopperWith(coupon, [[shop.topi, 1]])).shopper),
    )
    const limits = { ...noLimits, useLimit: 5 }
    const work = [
      ...shoppers.map((shopper) => shopper.buy('cod')),
      shop.change('PATCH', coupon, limits),
      shop.pause(coupon, true),
      shop.pause(coupon, false),
      shop.change('DELETE', coupon),
    ]
    const codes = (await Promise.all(work)).map(({ statusCode }) => statusCode)
    expect(codes.every((code) => [200, 404, 409, 422].includes(code))).toBe(true)
    const left = await shop.readCoupon(coupon)
    if (left) expect(left.uses).toBeLessThanOrEqual(left.useLimit!)
  })
})
