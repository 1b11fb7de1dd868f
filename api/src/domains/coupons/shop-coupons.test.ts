import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { NewCoupon, ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { makeCategory } from '../../../test/catalogue-factories.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openRefundShop, type RefundShop } from '../../../test/refund-shop.ts'
import { makeShop } from '../../../test/shop-people.ts'

const today = nepalDay(new Date())
let shop: RefundShop
let shawl: CartProduct
let topi: CartProduct
let rival: Awaited<ReturnType<typeof makeRival>>
const plenty = { variants: [{ values: [], onHand: 900 }] }
const makeRival = () => makeShop(shop, ['owner', 'packer'], { name: 'Ilam Chiya Ghar' })

beforeAll(async () => {
  shop = await openRefundShop()
  shawl = await shop.make({ ...plenty, pricePaisa: 1_999_99 })
  const hats = await makeCategory(shop.services, { slug: 'hats', name: 'Hats' })
  topi = await shop.make({ ...plenty, pricePaisa: 500_01, categoryId: hats.id })
  rival = await makeRival()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const newCode = () => `C${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`
const bodyOf = (changes: Partial<NewCoupon> = {}): NewCoupon => ({
  code: newCode(),
  kind: 'percent',
  value: 10,
  maxPaisa: null,
  minimumPaisa: 0,
  beginsOn: today,
  endsOn: null,
  useLimit: null,
  limitPerShopper: null,
  isAnnounced: false,
  scope: 'all',
  subjects: [],
  ...changes,
})
/** Limits that are none. */
const open = { endsOn: null, useLimit: null, limitPerShopper: null, isAnnounced: false }
const add = (body: object, who = shop.sita) => who.send(`POST ${shop.path}/coupons`, body)
async function make(changes: Partial<NewCoupon> = {}): Promise<ShopCoupon> {
  const answer = await add(bodyOf(changes))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const list = async (query = ''): Promise<{ items: ShopCoupon[]; nextCursor: string | null; counts: object }> =>
  (await shop.sita.send(`GET ${shop.path}/coupons${query}`)).json().data
const read = async ({ code }: ShopCoupon) =>
  (await list(`?searchTerm=${code}`)).items.find((one) => one.code === code)!
const change = (verb: 'PATCH' | 'DELETE', { code }: { code: string }, body?: object) =>
  shop.sita.send(`${verb} ${shop.path}/coupons/${code}`, body)
const pause = ({ code }: ShopCoupon, isPaused: boolean) =>
  shop.sita.send(`PUT ${shop.path}/coupons/${code}/pause`, { isPaused })
const end = ({ code }: ShopCoupon) => shop.sita.send(`POST ${shop.path}/coupons/${code}/end`)
/** A shopper with goods and a coupon in the cart. */
async function shopperWith({ code }: { code: string }, things: [CartProduct, number][]) {
  const shopper = await shop.shopper()
  for (const [thing, quantity] of things) await shopper.put(thing, quantity)
  const cart = (await shopper.send('PUT', '/cart/coupon', { code })).json().data
  return { shopper, cart }
}
/** What the books of the shop say of coupons in the orders. */
const inBooks = async (...numbers: string[]) =>
  Number(
    (
      await shop.services.db.execute(sql`
        select coalesce(sum(l.amount), 0) as paisa from ledger_lines l join ledger_postings g on g.id = l.posting_id
        where l.account = 'vendor' and l.owner = ${String(shop.vendorId)} and l.kind in ('discount', 'discountBack')
          and g.order_id in (${sql.join(numbers.map(orderIdOf), sql`, `)})`)
    ).rows[0]!['paisa'],
  )

describe('a shop makes a coupon', () => {
  it('once, however often it is sent, and sees it in its list', async () => {
    const endsOn = addDays(today, 6)
    const body = bodyOf({ maxPaisa: 200_00, minimumPaisa: 500_00, endsOn, useLimit: 20, limitPerShopper: 2 })
    const first = await add({ ...body, code: ` ${body.code.toLowerCase()} ` })
    expect(first.json().data).toEqual({
      ...body,
      state: 'running',
      isPaused: false,
      uses: 0,
      wasUsed: false,
      costPaisa: 0,
      comingPaisa: 0,
    })
    expect((await add(body)).json()).toEqual(first.json())
    expect((await list()).items[0]).toEqual(first.json().data)
    const { rows } = await shop.services.db.execute(
      sql`select created_by as by from shop_coupons where code = ${body.code}`,
    )
    expect(rows).toEqual([{ by: shop.sita.user.id }])
  })

  it('with a code that nobody has, and of others nothing is told', async () => {
    const mine = await make()
    const theirs = bodyOf()
    expect((await rival.owner.send(`POST ${rival.path}/coupons`, theirs)).statusCode).toBe(200)
    for (const code of [mine.code, theirs.code]) {
      const refusal = expectRefusal(await add(bodyOf({ code, value: 25 })), 409, 'CONFLICT')
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
    const refusal = expectRefusal(await add({ ...bodyOf(), ...changes }), 422, 'VALIDATION_FAILED')
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  it("not for another shop's goods, nor for a category in which it sells nothing", async () => {
    const tea = await makeCategory(shop.services, { slug: 'tea', name: 'Tea' })
    const foreign = await shop.make({ vendorId: rival.vendorId, categoryId: tea.id })
    const tries = [
      { scope: 'categories', subjects: ['tea'] },
      { scope: 'listings', subjects: [foreign.productId] },
      { scope: 'listings', subjects: [shawl.productId, 'nothing-1'] },
    ]
    for (const one of tries) expectRefusal(await add({ ...bodyOf(), ...one }), 404, 'NOT_FOUND')
    const { categories } = (await shop.sita.send(`GET ${shop.path}/coupon-subjects`)).json().data
    expect(categories.map(({ id }: { id: string }) => id)).not.toContain('tea')
  })

  it('only owners and managers do, and none of another shop', async () => {
    const coupon = await make()
    expectRefusal(await add(bodyOf(), shop.gita), 403, 'FORBIDDEN')
    const foreign = `${rival.path}/coupons/${coupon.code}` as const
    const { send } = rival.owner
    const limits = { endsOn: null, useLimit: 1, limitPerShopper: null, isAnnounced: false }
    expectRefusal(await send(`PATCH ${foreign}`, limits), 404, 'NOT_FOUND')
    expectRefusal(await send(`PUT ${foreign}/pause`, { isPaused: true }), 404, 'NOT_FOUND')
    expectRefusal(await send(`POST ${foreign}/end`), 404, 'NOT_FOUND')
    expectRefusal(await send(`DELETE ${foreign}`), 404, 'NOT_FOUND')
    expect(await read(coupon)).toEqual(coupon)
  })
})

describe('what it costs', () => {
  it('is what the books say, to the paisa, before and after a delivery and a refund', async () => {
    const coupon = await make({ value: 13 })
    const goods: [CartProduct, number][] = [
      [shawl, 1],
      [topi, 3],
    ]
    const { shopper } = await shopperWith(coupon, goods)
    const { number: open } = await shopper.buyProducts([])
    const coming = (await shopper.getOrder(open)).discountPaisa
    expect(await read(coupon)).toMatchObject({ uses: 1, costPaisa: 0, comingPaisa: coming })
    const { number, parcel } = await shop.deliver(goods, { coupon: coupon.code, method: 'esewa' })
    const delivered = { uses: 2, costPaisa: parcel.discountPaisa, comingPaisa: coming }
    expect(await read(coupon)).toMatchObject(delivered)
    expect(await inBooks(number)).toBe(parcel.discountPaisa)
    await shop.money.refund(number, [[topi, 2]])
    const { costPaisa } = await read(coupon)
    expect(costPaisa).toBe(await inBooks(number))
    expect(costPaisa).toBeLessThan(parcel.discountPaisa)
    await shopper.send('POST', `/orders/${open}/parcels/1/cancel`, { reason: 'other' })
    expect(await read(coupon)).toMatchObject({ uses: 1, costPaisa, comingPaisa: 0 })
  })

  it('of cash with a courier is in the books only once it is counted', async () => {
    const coupon = await make({ kind: 'amount', value: 150_00 })
    await shop.deliver([[shawl, 1]], { coupon: coupon.code, isCarried: true })
    expect(await read(coupon)).toMatchObject({ uses: 1, costPaisa: 0, comingPaisa: 150_00 })
  })
})

describe('a coupon for some goods', () => {
  it('comes off these alone: in the cart, the order, the bill, a refund and the books', async () => {
    const coupon = await make({ value: 20, scope: 'categories', subjects: ['hats'] })
    expect(coupon.subjects).toEqual([{ id: 'hats', name: { en: 'Hats', ne: expect.any(String) } }])
    const goods: [CartProduct, number][] = [
      [shawl, 1],
      [topi, 3],
    ]
    const { number, parcel } = await shop.deliver(goods, { coupon: coupon.code, method: 'esewa' })
    // 20 % of 1,500.03, in whole rupees.
    expect(parcel.discountPaisa).toBe(300_00)
    const { rows } = await shop.services.db.execute(sql`select variant_id::text as id, bears_discount as bears
      from order_lines where parcel_id = (select id from parcels where order_id = ${orderIdOf(number)}) order by variant_id`)
    expect(rows).toEqual([
      { id: shawl.variantId, bears: false },
      { id: topi.variantId, bears: true },
    ])
    const refundOf = async (thing: CartProduct, pieces: number) =>
      (await shop.money.refund(number, [[thing, pieces]])).json().data.amountPaisa
    expect(await refundOf(shawl, 1)).toBe(1_999_99)
    expect(await inBooks(number)).toBe(300_00)
    expect(await refundOf(topi, 3)).toBe(1_500_03 - 300_00)
    expect(await read(coupon)).toMatchObject({ uses: 1, costPaisa: 0 })
  })

  it('shrinks with these alone where a part is taken at the door', async () => {
    const coupon = await make({ value: 50, scope: 'listings', subjects: [topi.productId] })
    const { shopper } = await shopperWith(coupon, [
      [shawl, 1],
      [topi, 2],
    ])
    const { number, start } = await shopper.buyProducts([], 'esewa')
    await shop.pay(start)
    await shop.pack(number)
    await shop.step(number, 'leave')
    const taken = [{ variantId: topi.variantId, quantity: 1 }]
    const answer = await shop.door(number, { outcome: 'partlyDelivered', taken })
    expect(answer.statusCode, answer.body).toBe(200)
    const [parcel] = (await shopper.getOrder(number)).parcels
    expect(parcel).toMatchObject({ goodsPaisa: 500_01, discountPaisa: 250_00 })
    expect(await read(coupon)).toMatchObject({ costPaisa: 250_00 })
    expect(await inBooks(number)).toBe(250_00)
  })

  it('tells a shopper who has nothing of it, and counts only its goods for the minimum', async () => {
    const coupon = await make({ scope: 'listings', subjects: [topi.productId], minimumPaisa: 900_00 })
    const { shopper, cart } = await shopperWith(coupon, [[shawl, 1]])
    expect(cart.coupon.refusal).toMatchObject({ reason: 'otherGoods', vendor: { en: expect.any(String) } })
    await shopper.put(topi, 1)
    expect((await shopper.cart()).coupon.refusal).toMatchObject({
      reason: 'belowMinimum',
      missingPaisa: 399_99,
    })
    await shopper.put(topi, 2)
    expect((await shopper.cart()).discountPaisa).toBe(100_00)
  })
})

describe('its state', () => {
  it('changes while it is in carts: shoppers are told, and nothing is ordered with it', async () => {
    const coupon = await make()
    const { shopper } = await shopperWith(coupon, [[shawl, 1]])
    const { mark } = await shopper.quote()
    expect((await pause(coupon, true)).json().data).toMatchObject({ state: 'paused', isPaused: true })
    expect((await shopper.cart()).coupon.refusal).toMatchObject({ reason: 'paused' })
    const body = { addressId: shopper.addressId, method: 'cod', mark }
    expectRefusal(await shopper.placeOrder(body), 409, 'CONFLICT')
    expect((await pause(coupon, false)).json().data).toMatchObject({ state: 'running' })
    expect((await end(coupon)).json().data).toMatchObject({ state: 'over', endsOn: today })
    expect((await shopper.cart()).coupon.refusal).toMatchObject({ reason: 'over' })
    expect(await read(coupon)).toMatchObject({ uses: 0, comingPaisa: 0 })
    // For good.
    expect((await end(coupon)).statusCode).toBe(200)
    expectRefusal(await pause(coupon, true), 409, 'CONFLICT')
    expectRefusal(
      await change('PATCH', coupon, { ...open }),
      409,
      'CONFLICT',
    )
  })

  it('has limits that are never below its uses, and none once it is used up', async () => {
    const coupon = await make({ useLimit: 3 })
    for (let use = 0; use < 2; use += 1) {
      const { shopper } = await shopperWith(coupon, [[topi, 1]])
      await shopper.buyProducts([])
    }
    const limits = { endsOn: addDays(today, 2), useLimit: 1, limitPerShopper: 1, isAnnounced: false }
    const refusal = expectRefusal(await change('PATCH', coupon, limits), 422, 'VALIDATION_FAILED')
    expect(refusal.fields).toEqual({ useLimit: 'It was used 2 times already' })
    const past = { ...limits, useLimit: 2, endsOn: addDays(today, -1) }
    expectRefusal(await change('PATCH', coupon, past), 422, 'VALIDATION_FAILED')
    const changed = await change('PATCH', coupon, { ...limits, useLimit: 2 })
    expect(changed.json().data).toMatchObject({ state: 'usedUp', useLimit: 2, endsOn: addDays(today, 2) })
    const { cart } = await shopperWith(coupon, [[topi, 1]])
    expect(cart.coupon.refusal).toMatchObject({ reason: 'usedUp' })
  })

  it('is planned before its first day, when it can be deleted; one that an order held stays', async () => {
    const planned = await make({ beginsOn: addDays(today, 1) })
    expect(planned.state).toBe('planned')
    expectRefusal(await end(planned), 409, 'CONFLICT')
    expect((await change('DELETE', planned)).statusCode).toBe(200)
    expectRefusal(await change('DELETE', planned), 404, 'NOT_FOUND')
    expect((await add(bodyOf({ code: planned.code }))).statusCode).toBe(200)

    const used = await make()
    const { shopper } = await shopperWith(used, [[topi, 1]])
    const { number } = await shopper.buyProducts([])
    await shopper.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })
    expect(await read(used)).toMatchObject({ uses: 0, wasUsed: true })
    expectRefusal(await change('DELETE', used), 409, 'CONFLICT')
  })

  it('is what the list is filtered by, page after page', async () => {
    const { counts } = await list()
    const all: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?pageSize=2${cursor && `&cursor=${cursor}`}`)
      all.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor
    }
    expect(all).toHaveLength((counts as { all: number }).all)
    expect(new Set(all).size).toBe(all.length)
    for (const filter of ['running', 'paused', 'usedUp', 'over'] as const) {
      const { items } = await list(`?filter=${filter}&pageSize=100`)
      expect(items).toHaveLength((counts as Record<string, number>)[filter]!)
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
    const [shawlPage, topiPage] = [`products/${shawl.productId}`, `products/${topi.productId}`]
    await make()
    await make({ isAnnounced: true, beginsOn: addDays(today, 1) })
    expect([await told(page), await told(topiPage)]).toEqual([[], []])
    const hats = await make({ isAnnounced: true, scope: 'categories', subjects: ['hats'] })
    const one = await make({
      isAnnounced: true,
      endsOn: addDays(today, 3),
      scope: 'listings',
      subjects: [topi.productId, shawl.productId],
    })
    expect(await told(page)).toEqual([one.code, hats.code])
    expect(await told(topiPage)).toEqual([one.code, hats.code])
    expect(await told(shawlPage)).toEqual([one.code])
    await pause(hats, true)
    await change('PATCH', one, { ...open, isAnnounced: false })
    expect([await told(page), await told(topiPage), await told('vendors/no-such-shop')]).toEqual([[], [], []])
  })
})

describe('many at once', () => {
  it('fifty shoppers and one use: one order has it, the others are told and keep their carts', async () => {
    const coupon = await make({ value: 100, useLimit: 1 })
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, async () => (await shopperWith(coupon, [[topi, 1]])).shopper),
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
    expect(await read(coupon)).toMatchObject({ state: 'usedUp', uses: 1, comingPaisa: 500_00 })
  })

  it('orders, a lower limit, a pause and a deletion cross: never more uses than the limit, nothing is stuck', async () => {
    const coupon = await make({ useLimit: 12 })
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async () => (await shopperWith(coupon, [[topi, 1]])).shopper),
    )
    const limits = { ...open, useLimit: 5 }
    const work = [
      ...shoppers.map((shopper) => shopper.buy('cod')),
      change('PATCH', coupon, limits),
      pause(coupon, true),
      pause(coupon, false),
      change('DELETE', coupon),
    ]
    const codes = (await Promise.all(work)).map(({ statusCode }) => statusCode)
    expect(codes.every((code) => [200, 404, 409, 422].includes(code))).toBe(true)
    const left = await read(coupon)
    if (left) expect(left.uses).toBeLessThanOrEqual(left.useLimit!)
  })
})
