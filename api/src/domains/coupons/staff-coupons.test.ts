import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { couponBody, noLimits, openCouponShop, type CouponShop } from '../../../test/coupon-shop.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { makeShop, sendAs, joinAs } from '../../../test/shop-people.ts'

let shop: CouponShop
let staff: Awaited<ReturnType<typeof makeToken>>
beforeAll(async () => {
  shop = await openCouponShop()
  staff = await makeToken(shop.services, 'staff', { rights: ['vendors'] })
})
afterAll(async () => {
  await expectInvariants(shop.services.db)
  await shop.close()
})

type Line = Parameters<typeof sendAs>[2]
const asStaff = (line: Line, body?: object) => sendAs(shop, bearer(staff.token), line, body)
const list = async (query: string) => (await asStaff(`GET /staff/coupons${query}`)).json().data
const reason = { reason: 'misleading', words: 'The minimum is not said at the goods.' }
const pause = (code: string) => asStaff(`POST /staff/coupons/${code}/pause`, reason)
const resume = (code: string) => asStaff(`POST /staff/coupons/${code}/resume`)
async function auditOf(code: string) {
  const { rows } = await shop.services.db.execute<{ action: string }>(sql`
    select actor_name as who, action, subject_label as label, before, after from audit_entries
    where subject_kind = 'coupon' and subject_id = ${code} order by at, id`)
  return rows
}

describe('what members do with a coupon', () => {
  it('stands in the audit log, once for what has changed something', async () => {
    const coupon = await shop.addCoupon({ value: 25, useLimit: 9 })
    await shop.add({ ...couponBody(), ...coupon, value: 25 })
    await shop.change('PATCH', coupon, { ...noLimits, useLimit: 5 })
    for (const isPaused of [true, true, false]) await shop.pause(coupon, isPaused)
    await shop.end(coupon)
    await shop.end(coupon)
    const entries = await auditOf(coupon.code)
    expect(entries.map(({ action }) => action)).toEqual([
      'coupon.add',
      'coupon.change',
      'coupon.pause',
      'coupon.resume',
      'coupon.end',
    ])
    expect(entries[0]).toMatchObject({
      label: expect.stringMatching(`^${coupon.code}, .+`),
      before: null,
      after: { percentOff: 25, useLimit: 9, isPaused: false },
    })
    expect(entries[1]).toMatchObject({ before: { useLimit: 9 }, after: { useLimit: 5 } })
    expect(entries[2]).toMatchObject({ before: { isPaused: false }, after: { isPaused: true } })
    const unused = await shop.addCoupon()
    await shop.change('DELETE', unused)
    expect((await auditOf(unused.code)).at(-1)).toMatchObject({ action: 'coupon.delete', after: null })
  })

  it('is not there where it was refused', async () => {
    const coupon = await shop.addCoupon()
    await shop.add(couponBody({ code: coupon.code, value: 99 }))
    await shop.change('PATCH', coupon, { ...noLimits, endsOn: '2020-01-01' })
    expect(await auditOf(coupon.code)).toHaveLength(1)
  })
})

describe('staff who look after shops', () => {
  it('list coupons of all shops, of one, by their state and a part of the code, page after page', async () => {
    const rival = await makeShop(shop, ['owner'], { name: 'Ilam Chiya Ghar' })
    const theirs = couponBody({ code: 'ILAMTEA10' })
    await rival.owner.send(`POST ${rival.path}/coupons`, theirs)
    const ours = await shop.addCoupon()
    const { items, nextCursor } = await list('?pageSize=1')
    expect(items).toEqual([{ ...ours, shop: expect.objectContaining({ id: expect.any(String) }) }])
    expect((await list(`?pageSize=1&cursor=${nextCursor}`)).items[0]).toMatchObject({
      code: theirs.code,
      shop: { id: rival.shopId, name: { en: 'Ilam Chiya Ghar' } },
      costPaisa: 0,
    })
    expect(await list(`?shop=${rival.shopId}`)).toMatchObject({
      items: [{ code: theirs.code }],
      shop: { id: rival.shopId },
    })
    expect(await list('?searchTerm=lamt')).toMatchObject({ items: [{ code: theirs.code }], shop: null })
    expect(await list(`?shop=${rival.shopId}&filter=paused`)).toMatchObject({ items: [] })
    expect(await list('?shop=nobody-999999')).toMatchObject({ items: [], shop: null })
    expectRefusal(await asStaff('GET /staff/coupons?cursor=x'), 400, 'BAD_REQUEST')
  })

  it('see what a coupon cost, as its shop does', async () => {
    const coupon = await shop.addCoupon({ kind: 'amount', value: 150_00 })
    await shop.deliver([[shop.shawl, 1]], { coupon: coupon.code, method: 'esewa' })
    const [seen] = (await list(`?searchTerm=${coupon.code}`)).items
    expect(seen).toMatchObject({ uses: 1, costPaisa: 150_00, comingPaisa: 0 })
    expect(seen).toMatchObject(await shop.readCoupon(coupon))
  })

  it('pause one with a reason that its shop reads and cannot go round, until staff resume it', async () => {
    const coupon = await shop.addCoupon()
    const { shopper } = await shop.shopperWith(coupon, [[shop.shawl, 1]])
    const staffPause = { at: expect.any(String), ...reason }
    const answer = await pause(coupon.code)
    expect(answer.json().data).toMatchObject({ state: 'paused', isPaused: true, staffPause })
    expectRefusal(await pause(coupon.code), 409, 'CONFLICT')
    expect((await shopper.cart()).coupon.refusal).toMatchObject({ reason: 'paused' })
    expect(await shop.readCoupon(coupon)).toMatchObject({ state: 'paused', staffPause })
    expectRefusal(await shop.pause(coupon, false), 409, 'CONFLICT')
    expect((await shop.pause(coupon, true)).statusCode).toBe(200)

    expect((await resume(coupon.code)).json().data).toMatchObject({ state: 'running', staffPause: null })
    expectRefusal(await resume(coupon.code), 409, 'CONFLICT')
    expect((await shopper.cart()).coupon).toMatchObject({ refusal: null })
    expect((await auditOf(coupon.code)).slice(1)).toMatchObject([
      {
        action: 'coupon.pause-for-shop',
        before: { isPaused: false },
        after: { isPaused: true, couponPausedFor: reason.reason, wordsToShop: reason.words },
      },
      { action: 'coupon.resume-for-shop', before: { isPaused: true }, after: { isPaused: false } },
    ])
    const { items } = (await shop.sita.send(`GET ${shop.path}/notifications`)).json().data
    const told = items.filter(({ kind }: { kind: string }) => kind === 'couponByStaff')
    expect(told.map(({ data }: { data: object }) => data)).toEqual([
      { code: coupon.code, state: 'resumed', reason: reason.reason },
      { code: coupon.code, state: 'paused', reason: reason.reason },
    ])
    const toPacker = (await shop.gita.send(`GET ${shop.path}/notifications`)).json().data.items
    expect(toPacker.map(({ kind }: { kind: string }) => kind)).not.toContain('couponByStaff')
  })

  it('leave one paused that its shop had paused before', async () => {
    const coupon = await shop.addCoupon()
    await shop.pause(coupon, true)
    await pause(coupon.code)
    expect((await resume(coupon.code)).json().data).toMatchObject({ state: 'paused', staffPause: null })
    expect((await shop.pause(coupon, false)).json().data).toMatchObject({ state: 'running' })
  })

  it('pause none that is over, is not there, or is of a shop to which they belong', async () => {
    const over = await shop.addCoupon()
    await shop.end(over)
    expectRefusal(await pause(over.code), 409, 'CONFLICT')
    expectRefusal(await pause('NOSUCHCODE'), 404, 'NOT_FOUND')
    const coupon = await shop.addCoupon()
    const wordless = await asStaff(`POST /staff/coupons/${coupon.code}/pause`, { ...reason, words: ' ' })
    expectRefusal(wordless, 422, 'VALIDATION_FAILED')
    await joinAs(shop, shop.vendorId, staff, 'packer')
    expectRefusal(await pause(coupon.code), 403, 'FORBIDDEN')
    expect(await shop.readCoupon(coupon)).toMatchObject({ state: 'running', staffPause: null })
  })

  it('need the right to shops', async () => {
    const { token } = await makeToken(shop.services, 'staff', { rights: ['catalogue', 'money', 'orders'] })
    const { code } = await shop.addCoupon()
    const send = (line: Line, body?: object) => sendAs(shop, bearer(token), line, body)
    expectRefusal(await send('GET /staff/coupons'), 403, 'FORBIDDEN')
    expectRefusal(await send(`POST /staff/coupons/${code}/pause`, reason), 403, 'FORBIDDEN')
    expectRefusal(await send(`POST /staff/coupons/${code}/resume`), 403, 'FORBIDDEN')
    expectRefusal(await shop.sita.send('GET /staff/coupons'), 403, 'FORBIDDEN')
  })
})
