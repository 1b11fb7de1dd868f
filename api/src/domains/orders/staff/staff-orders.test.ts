import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { StaffOrder, StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import type { OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { ensureSecondFactor } from '../../account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '../../account/second-factor/totp.ts'
import { insertCouriers } from '../../couriers/couriers.service.ts'
import { releaseUnconfirmed } from '../orders.jobs.ts'

let shop: OrderShop
let staff: Awaited<ReturnType<typeof person>>
let thing: CartProduct
let courierId: string
beforeAll(async () => {
  shop = await openOrderShop()
  staff = await person(['orders'])
  thing = await shop.make({ variants: [{ values: [], onHand: 900 }] })
  const [courier] = await insertCouriers(shop.services.db, [
    { name: 'Himal Cargo', collects: { en: '', ne: '' } },
  ])
  courierId = String(courier!.id)
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

async function person(rights: StaffRight[]) {
  const { services, app } = shop
  const { user, token } = await makeToken(services, 'staff', { rights })
  const secret = newTotpSecret()
  await ensureSecondFactor(services, user.id, secret)
  const headers = bearer(token)
  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({ method, url: `/api/staff/${path}`, headers, ...(payload && { payload }) })
  return {
    userId: user.id,
    send,
    code: async () => {
      await services.db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
      return codeAt(secret).code
    },
    list: async (
      query: string,
    ): Promise<{
      items: StaffOrderCard[]
      nextCursor: string | null
      counts: Record<string, number>
    }> => (await send('GET', `orders?${query}`)).json().data,
    read: async (number: string): Promise<StaffOrder> => (await send('GET', `orders/${number}`)).json().data,
    note: (number: string, outcome: string, seenCalls: number, more: object = {}) =>
      send('POST', `orders/${number}/calls`, { outcome, seenCalls, ...more }),
    step: (number: string, step: string, body?: object) =>
      send('POST', `orders/${number}/parcels/1/${step}`, body),
  }
}

const execute = (statement: ReturnType<typeof sql>) => shop.services.db.execute(statement)
async function cashOrder() {
  const shopper = await shop.shopper()
  const { number } = await shopper.buyProducts([[thing]])
  return { shopper, number, id: orderIdOf(number)! }
}
/** Lets an order have been placed some hours ago. */
const placedHoursAgo = (id: number, hours: number) =>
  execute(sql`update parcels set state_at = now() - ${hours} * interval '1 hour' where order_id = ${id}`)
const numbersIn = async (view: OrderView) =>
  (await staff.list(`view=${view}&pageSize=100`)).items.map(({ number }) => number)
async function confirmed() {
  const placed = await cashOrder()
  await staff.note(placed.number, 'confirmed', 0)
  return placed
}
const audited = async (number: string) =>
  (await execute(sql`select action, after from audit_entries where subject_id = ${number} order by at, id`))
    .rows

describe('a cash order that waits for a call', () => {
  it('is listed after two hours or too many wrong codes, oldest first, and not while a call was just made', async () => {
    // One more is too new.
    const [, old, guessed] = [await cashOrder(), await cashOrder(), await cashOrder()]
    await placedHoursAgo(old.id, 5)
    await execute(sql`update orders set wrong_codes = 5 where id = ${guessed.id}`)
    expect(await numbersIn('toConfirm')).toEqual([old.number, guessed.number])
    const answer = await staff.note(old.number, 'noAnswer', 0, { words: 'Rang for a minute' })
    expect(answer.json().data.calls).toMatchObject([{ outcome: 'noAnswer', words: 'Rang for a minute' }])
    expect(await numbersIn('toConfirm')).toEqual([guessed.number])
    expect((await staff.list('view=all')).counts.toConfirm).toBe(1)
  })

  it('is confirmed by name of who called, once, and colleagues who saw less are told', async () => {
    const { number, shopper } = await cashOrder()
    expectRefusal(await staff.note(number, 'confirmed', 1), 409, 'CONFLICT')
    const answer = await staff.note(number, 'confirmed', 0)
    expect(answer.statusCode, answer.body).toBe(200)
    const order = answer.json().data as StaffOrder
    expect(order.parcels[0]).toMatchObject({ state: 'confirmed' })
    expect(order.parcels[0]!.events.at(-1)).toMatchObject({ state: 'confirmed', actor: 'staff' })
    expect((await shopper.getOrder(number)).needsCode).toBe(false)
    expectRefusal(await staff.note(number, 'confirmed', 1), 409, 'CONFLICT')
    expect(await audited(number)).toMatchObject([{ action: 'order.call', after: { outcome: 'confirmed' } }])
  })

  it('ends with the third call in vain, or when the shopper does not want it, and the stock goes back', async () => {
    const before = await shop.stockOf(thing)
    const [unreached, unwanted] = [await cashOrder(), await cashOrder()]
    for (const seen of [0, 1, 2]) await staff.note(unreached.number, 'noAnswer', seen)
    await staff.note(unwanted.number, 'refused', 0, { words: 'Wrong number' })
    for (const { number } of [unreached, unwanted]) {
      expect((await staff.read(number)).parcels[0]!.state).toBe('cancelled')
    }
    expect(await shop.stockOf(thing)).toEqual(before)
  })

  it('is called again at a time within its two days, and waits for that', async () => {
    const { number, id } = await cashOrder()
    await placedHoursAgo(id, 20)
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    expectRefusal(await staff.note(number, 'callAgain', 0), 422, 'VALIDATION_FAILED')
    for (const hours of [-1, 40]) {
      expectRefusal(
        await staff.note(number, 'callAgain', 0, { callAgainAt: at(hours) }),
        422,
        'VALIDATION_FAILED',
      )
    }
    expect((await staff.note(number, 'callAgain', 0, { callAgainAt: at(3) })).statusCode).toBe(200)
    expect(await numbersIn('toConfirm')).not.toContain(number)
    // Without the call it would have ended after twelve hours.
    await releaseUnconfirmed(shop.services, shop.app.log)
    expect((await staff.read(number)).parcels[0]!.state).toBe('placed')
    await placedHoursAgo(id, 49)
    await releaseUnconfirmed(shop.services, shop.app.log)
    expect((await staff.read(number)).parcels[0]!.state).toBe('cancelled')
  })
})

describe('what is late', () => {
  it('is listed once an order, most late first, page by page, with what is due today below', async () => {
    const orders = [await confirmed(), await confirmed(), await confirmed(), await confirmed()]
    const days = [1, 3, 0, -2]
    for (const [at, { id }] of orders.entries()) {
      await execute(sql`update parcels set due_from = due_to - 1,
        due_to = (now() at time zone 'Asia/Kathmandu')::date - ${days[at]}::int where order_id = ${id}`)
    }
    const expected = [orders[1]!.number, orders[0]!.number, orders[2]!.number]
    expect(await numbersIn('late')).toEqual(expected)
    expect((await staff.list('view=late')).counts.late).toBe(2)
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await staff.list(
        `view=late&pageSize=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
      walked.push(...page.items.map(({ number }) => number))
      cursor = page.nextCursor
    }
    expect(walked).toEqual(expected)
    for (const cursor of ['nonsense', '2026-99-99~1', '2026-02-30~1'])
      expectRefusal(await staff.send('GET', `orders?view=late&cursor=${cursor}`), 422, 'VALIDATION_FAILED')
  })
})

describe('a search', () => {
  it('finds by number in any script, by tracking number and by e-mail address, and nothing by a name', async () => {
    const { number, shopper } = await confirmed()
    await staff.step(number, 'pack')
    await staff.step(number, 'hand-over', { courierId, trackingNumber: 'hc-77 1204' })
    const { rows } = await execute(sql`select email from users where id = ${shopper.userId}`)
    const find = async (term: string) =>
      (await staff.list(`searchTerm=${encodeURIComponent(term)}`)).items.map((card) => card.number)
    for (const term of [number, number.slice(2), 'HC-77 1204', String(rows[0]!['email']).toUpperCase()]) {
      expect(await find(term), term).toEqual([number])
    }
    expect(await find('H-999999')).toEqual([])
    expect(await find('Anjali')).toEqual([])
  })
})

describe('a step for a shop that calls', () => {
  it('goes by the table, is in the audit log with its parcel, and shows no door code', async () => {
    const { number, shopper } = await confirmed()
    expect((await staff.step(number, 'accept')).json().data.parcels[0].state).toBe('accepted')
    expect((await staff.step(number, 'pack')).json().data.parcels[0].bills).toHaveLength(1)
    const handed = await staff.step(number, 'hand-over', { courierId, trackingNumber: 'HC-1' })
    expect(handed.json().data.parcels[0]).toMatchObject({ state: 'shipped', courierName: 'Himal Cargo' })
    const { doorCode } = (await shopper.getOrder(number)).parcels[0]!
    expect(handed.body).not.toContain(`"${doorCode}"`)
    expectRefusal(await staff.step(number, 'cancel', { words: 'Too late' }), 409, 'CONFLICT')
    const tried = await staff.step(number, 'door', { outcome: 'tried', seenTries: 0 })
    expect(tried.json().data.parcels[0].tries).toBe(1)
    const done = await staff.step(number, 'door', { outcome: 'delivered', code: doorCode })
    expect(done.json().data.parcels[0].state).toBe('delivered')
    expect((await audited(number)).map(({ action }) => action)).toEqual([
      'order.call',
      'parcel.accept',
      'parcel.pack',
      'parcel.hand-over',
      'parcel.close',
      'parcel.close',
    ])
    expect((await audited(number)).at(-1)).toMatchObject({ after: { parcel: 1, atTheDoor: 'delivered' } })
  })

  it('counts a wrong door code although it is refused, and five of them until staff free it', async () => {
    const { number, shopper } = await confirmed()
    await staff.step(number, 'pack')
    await staff.step(number, 'hand-over', { courierId, noNumberReason: 'knownRider' })
    const { doorCode } = (await shopper.getOrder(number)).parcels[0]!
    const wrong = doorCode === '0000' ? '1111' : '0000'
    for (let guess = 0; guess < 5; guess += 1) {
      expectRefusal(
        await staff.step(number, 'door', { outcome: 'delivered', code: wrong }),
        422,
        'VALIDATION_FAILED',
      )
    }
    expect((await staff.read(number)).parcels[0]!.guessesLeft).toBe(0)
    expectRefusal(await staff.step(number, 'door', { outcome: 'delivered', code: doorCode }), 409, 'CONFLICT')
    expect((await staff.step(number, 'free-door-code', { words: 'Rang the shopper' })).statusCode).toBe(200)
    const fresh = (await shopper.getOrder(number)).parcels[0]!.doorCode
    expect((await staff.step(number, 'door', { outcome: 'delivered', code: fresh })).statusCode).toBe(200)
  })

  it('declines, leaves out what is missing, cancels and takes back', async () => {
    const [declined, missing, cancelled, refused] = [
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ]
    await staff.step(declined.number, 'decline', { reason: 'soldOut' })
    await staff.step(missing.number, 'missing', { what: 'cancel', variantId: String(thing.variantId) })
    await staff.step(cancelled.number, 'cancel', { words: 'The shopper called' })
    await staff.step(refused.number, 'pack')
    await staff.step(refused.number, 'hand-over', { courierId, noNumberReason: 'knownRider' })
    await staff.step(refused.number, 'door', { outcome: 'refused', reason: 'noMoney' })
    await staff.step(refused.number, 'back')
    const states: string[] = []
    for (const { number } of [declined, missing, cancelled, refused]) {
      states.push((await staff.read(number)).parcels[0]!.state)
    }
    expect(states).toEqual(['declined', 'declined', 'cancelled', 'returned'])
  })

  it('is not for those whose own order or shop it is', async () => {
    const { number, shopper } = await confirmed()
    const { number: waiting } = await cashOrder()
    await execute(sql`insert into vendor_members (id, vendor_id, user_id, role)
      values (gen_random_uuid(), ${shop.vendorId}, ${staff.userId}, 'packer')`)
    for (const answer of [await staff.step(number, 'accept'), await staff.note(waiting, 'confirmed', 0)]) {
      expect(expectRefusal(answer, 403, 'FORBIDDEN').message).toContain('You belong to a shop of this order')
    }
    await execute(sql`delete from vendor_members where user_id = ${staff.userId}`)
    await execute(sql`update parcels set user_id = ${staff.userId} where order_id = ${orderIdOf(number)!}`)
    expectRefusal(await staff.step(number, 'accept'), 403, 'FORBIDDEN')
    await execute(sql`update parcels set user_id = ${shopper.userId} where order_id = ${orderIdOf(number)!}`)
    expect((await staff.read(number)).parcels[0]!.state).toBe('confirmed')
  })
})

describe('a refund', () => {
  it('is noted with its reference and a fresh code, once, by staff with the right to money', async () => {
    const shopper = await shop.shopper()
    const { number, start } = await shopper.buyProducts([[thing]], 'esewa')
    await shop.pay(start)
    await staff.step(number, 'cancel', { words: 'Sold out' })
    expect(await numbersIn('refunds')).toContain(number)
    const money = await person(['orders', 'money'])
    const { refunds, postings } = await money.read(number)
    expect(refunds).toMatchObject([{ position: 1, method: 'esewa', doneAt: null }])
    expect(postings).toMatchObject([{ what: 'paid' }])
    expect((await staff.read(number)).postings).toBeNull()
    const done = async (by: typeof money, code: string) =>
      by.send('POST', `refunds/${refunds[0]!.id}/done`, { reference: 'ES 4471', code })
    expectRefusal(await done(staff, await staff.code()), 403, 'FORBIDDEN')
    expectRefusal(await done(money, '000000'), 422, 'VALIDATION_FAILED')
    const colleague = await person(['orders', 'money'])
    const codes = [await money.code(), await colleague.code()] as const
    const both = await Promise.all([done(money, codes[0]), done(colleague, codes[1])])
    const [answer, late] = both.toSorted((one, other) => one.statusCode - other.statusCode)
    expect(answer!.json().data).toMatchObject({ reference: 'ES 4471', doneAt: expect.any(String) })
    expect(expectRefusal(late!, 409, 'CONFLICT').message).toMatch(/was noted already on .+ at .+\.$/)
    expect((await money.read(number)).postings!.map(({ what }) => what)).toEqual(['paid', 'refunded'])
    const noted = (await audited(number)).filter(({ action }) => action === 'refund.complete')
    expect(noted).toMatchObject([{ after: { reference: 'ES 4471' } }])
    expect(await numbersIn('refunds')).not.toContain(number)
  })
})

it('calls are only added: nobody changes or deletes one', async () => {
  await expect(execute(sql`update confirmation_calls set words = 'x'`)).rejects.toThrow()
  await expect(execute(sql`delete from confirmation_calls`)).rejects.toThrow()
})
