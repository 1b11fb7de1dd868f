import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { readPaper } from '../../../../test/read-paper.ts'
import { openRefundShop, type RefundShop } from '../../../../test/refund-shop.ts'
import { insertCoupons } from '../../coupons/coupons.service.ts'
import { balanceOf } from '../../ledger/ledger.service.ts'
import { isOwedMoney } from '../../payments/refunds/refunds.service.ts'

let shop: RefundShop
let money: RefundShop['money']
let things: CartProduct[]
const prices = [333_33, 77_77, 1_999_99]
beforeAll(async () => {
  shop = await openRefundShop()
  ;({ money } = shop)
  things = []
  for (const pricePaisa of prices) {
    things.push(await shop.make({ pricePaisa, variants: [{ values: [], onHand: 900 }] }))
  }
  // Each thing has a rate of its own, one of them the default.
  for (const [at, rate] of [1533, 2].entries()) {
    await execute(sql`insert into commission_rules (id, subject, subject_id, rate, begins_on, created_by)
      values (gen_random_uuid(), 'product', ${things[at]!.number}, ${rate}, '2026-01-01', ${money.userId})`)
  }
  await insertCoupons(shop.services.db, [
    { code: 'HAAT7', kind: 'percent', value: 7 },
    { code: 'SHOP13', kind: 'percent', value: 13, vendorId: shop.vendorId },
  ])
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const execute = (statement: ReturnType<typeof sql>) => shop.services.db.execute(statement)

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
const owed = async () => 0 - (await balanceOf(shop.services.db, 'vendor', String(shop.vendorId)))

describe('a refund of delivered pieces', () => {
  it.each([
    { name: 'without a coupon' },
    { name: "with Haat's coupon", coupon: 'HAAT7' },
    { name: "with the shop's coupon", coupon: 'SHOP13' },
    { name: 'of before VAT was added to the commission', coupon: 'SHOP13', isOld: true },
  ])(
    'gives exactly what was paid for the goods, piece after piece: $name',
    async ({ coupon, isOld = false }) => {
      const before = await owed()
      const goods = things.map((thing, at): [CartProduct, number] => [thing, 3 - at])
      const { number, parcel, shopper } = await (isOld
        ? deliveredLongAgo(goods, coupon)
        : shop.deliver(goods, { ...(coupon && { coupon }), method: 'esewa' }))
      const given: number[] = []
      for (const [thing, quantity] of goods) {
        for (let piece = 0; piece < quantity; piece += 1) {
          const answer = await money.refund(number, [[thing, 1]])
          expect(answer.statusCode, answer.body).toBe(200)
          given.push((answer.json().data as LineRefund).amountPaisa)
        }
      }
      expect(sumOf(given)).toBe(parcel.goodsPaisa - parcel.discountPaisa)
      expect(Math.min(...given)).toBeGreaterThan(0)
      // Nothing of the goods is left to the shop; it brought the parcel itself, so the fee for that is.
      expect(await owed()).toBe(before + parcel.deliveryPaisa)
      const { rows } =
        await execute(sql`select sum(r.commission_paisa)::int as back, p.commission_paisa as taken
        from line_refunds r join parcels p on p.id = r.parcel_id where r.order_id = ${orderIdOf(number)} group by p.id`)
      expect(rows[0]!['back']).toBe(rows[0]!['taken'])
      expect((await shopper.getOrder(number)).payment).toMatchObject({ refundPaisa: sumOf(given) })
      expectRefusal(await money.refund(number, [[things[0]!, 1]]), 409, 'CONFLICT')
    },
  )

  /** As an older program delivered it: commission of the price before the discount, and no VAT on it. */
  async function deliveredLongAgo(goods: [CartProduct, number][], coupon: string | undefined) {
    await execute(sql`create function before_vat() returns trigger language plpgsql as $$
      begin
        new.commission_vat_rate := 0; new.commission_vat_paisa := 0;
        new.commission_paisa := floor(new.goods_paisa * 0.1);
        return new;
      end $$`)
    await execute(sql`create function at_ten_percent() returns trigger language plpgsql as $$
      begin new.commission_rate := 1000; return new; end $$`)
    await execute(
      sql`create trigger before_vat before insert on parcels for each row execute function before_vat()`,
    )
    await execute(
      sql`create trigger at_ten_percent before insert on order_lines for each row execute function at_ten_percent()`,
    )
    const made = await shop.deliver(goods, { ...(coupon && { coupon }), method: 'esewa' })
    await execute(sql`drop trigger before_vat on parcels`)
    await execute(sql`drop trigger at_ten_percent on order_lines`)
    return made
  }

  it('that was paid online goes back through the gateway, with a credit note, a mail and an entry of the shop', async () => {
    const { number, shopper } = await shop.deliver([[things[0]!, 2]], { method: 'esewa' })
    const answer = await money.refund(number, [[things[0]!, 1]])
    const refund = answer.json().data as LineRefund
    expect(refund).toMatchObject({
      reason: 'Came back broken',
      amountPaisa: prices[0],
      lines: [{ variantId: things[0]!.variantId, quantity: 1, amountPaisa: prices[0] }],
      creditNote: expect.stringMatching(/^CN-20\d\d\/\d\d-\d+$/),
      doneAt: null,
    })
    expect((await shopper.getOrder(number)).parcels[0]!.refunds).toEqual([refund])
    expect((await shop.read(number)).refunds).toEqual([refund])
    const { refunds, postings, parcels } = await money.read(number)
    expect(parcels[0]!.refunds).toEqual([refund])
    expect(refunds).toMatchObject([{ position: 1, method: 'esewa', amountPaisa: prices[0], doneAt: null }])
    expect(postings!.map(({ what }) => what)).toEqual(['paid', 'delivered', 'line-refund'])
    const mails = await shop.mailsAbout(number)
    expect(mails.at(-1)!.text_body).toContain('Came back broken')
    const { rows } = await execute(
      sql`select action, after from audit_entries where subject_id = ${number} order by at, id`,
    )
    expect(rows.at(-1)).toMatchObject({ action: 'refund.lines', after: { reason: 'Came back broken' } })
    const told = await execute(sql`select kind, data->>'state' as state from notifications
      where data->>'orderNumber' = ${number} and kind in ('refund', 'saleRefunded') order by id`)
    expect(told.rows).toEqual([
      { kind: 'refund', state: 'owed' },
      { kind: 'saleRefunded', state: null },
      { kind: 'saleRefunded', state: null },
    ])
    const done = { reference: 'ES 12', code: await money.code() }
    expect((await money.send('POST', `refunds/${refunds[0]!.id}/done`, done)).statusCode).toBe(200)
    expect((await shopper.getOrder(number)).parcels[0]!.refunds[0]!.doneAt).not.toBeNull()
  })

  it('that was paid in cash is sent by staff from the bank, and keeps the account open until then', async () => {
    const { number, shopper } = await shop.deliver([[things[1]!, 2]], { isCarried: true })
    await money.refund(number, [[things[1]!, 2]])
    const { refunds } = await money.read(number)
    expect(refunds).toMatchObject([{ method: 'cod', amountPaisa: 2 * prices[1]!, doneAt: null }])
    expect(await isOwedMoney(shop.services.db, shopper.userId)).toBe(true)
    const bank = await balanceOf(shop.services.db, 'bank', '')
    const colleague = await shop.staff(['money'])
    const note = async (by: typeof money) =>
      by.send('POST', `refunds/${refunds[0]!.id}/done`, { reference: 'NIC 77', code: await by.code() })
    const both = await Promise.all([note(money), note(colleague)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await balanceOf(shop.services.db, 'bank', '')).toBe(bank - 2 * prices[1]!)
    expect((await money.read(number)).postings!.map(({ what }) => what)).toEqual([
      'delivered',
      'early-refund',
      'refunded',
    ])
    const { text_body: text } = (await shop.mailsAbout(number)).at(-1)!
    expect(text).toContain('wallet or bank account')
    expect(text).toContain('/api/notifications/stop/')
  })

  it('may leave a shop that was paid out in debt', async () => {
    const { number } = await shop.deliver([[things[2]!, 1]], { method: 'esewa' })
    const balance = await owed()
    await execute(sql`with g as (insert into ledger_postings (key) values ('payout 999') returning id)
      insert into ledger_lines (posting_id, position, account, owner, amount, kind)
      select id, 0, 'vendor', ${String(shop.vendorId)}, ${balance}::bigint, 'payout' from g union all
      select id, 1, 'bank', '', ${-balance}::bigint, null from g`)
    await money.refund(number, [[things[2]!, 1]])
    expect(await owed()).toBeLessThan(0)
    await execute(sql`with g as (insert into ledger_postings (key) values ('payout-failed 999') returning id)
      insert into ledger_lines (posting_id, position, account, owner, amount, kind)
      select id, 0, 'vendor', ${String(shop.vendorId)}, ${-balance}::bigint, 'payoutBack' from g union all
      select id, 1, 'bank', '', ${balance}::bigint, null from g`)
  })
})

describe('a refund is given once', () => {
  it('however often it is sent, and nothing else under its id', async () => {
    const { number } = await shop.deliver([[things[0]!, 3]])
    const id = randomUUID()
    const first = await money.refund(number, [[things[0]!, 1]], { id })
    // The answer was lost: sent again with the code that was used up.
    const again = await money.refund(number, [[things[0]!, 1]], { id, code: '000000' })
    expect(again.json().data).toEqual(first.json().data)
    const colleague = await shop.staff(['money'])
    for (const other of [
      await money.refund(number, [[things[0]!, 2]], { id }),
      await money.refund(number, [[things[0]!, 1]], { id, reason: 'Something else' }),
      await colleague.refund(number, [[things[0]!, 1]], { id }),
    ]) {
      expect(expectRefusal(other, 409, 'CONFLICT').message).toContain('under this id')
    }
    expect((await money.read(number)).refunds).toHaveLength(1)
  })

  it('when two people give back the last piece at once', async () => {
    const { number } = await shop.deliver([[things[0]!, 2]])
    const colleague = await shop.staff(['money'])
    await money.refund(number, [[things[0]!, 1]])
    const both = await Promise.all([money, colleague].map((one) => one.refund(number, [[things[0]!, 1]])))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await money.read(number)).parcels[0]!.refunds).toHaveLength(2)
  })

  it('and never changed or deleted', async () => {
    await expect(execute(sql`update line_refunds set reason = 'x'`)).rejects.toThrow()
    await expect(execute(sql`delete from line_refund_lines`)).rejects.toThrow()
  })
})

describe('nothing is refunded', () => {
  it('that was not delivered, is not in the parcel, or is more than was kept', async () => {
    const { number } = await shop.deliver([[things[0]!, 2]])
    const said = (answer: Awaited<ReturnType<typeof money.refund>>) =>
      expectRefusal(answer, 409, 'CONFLICT').message
    expect(said(await money.refund(number, [[things[0]!, 3]]))).toContain('2 can still be refunded')
    expect(said(await money.refund(number, [[things[1]!, 1]]))).toContain('not in this parcel')
    const waiting = await shop.order([[things[0]!, 1]])
    expect(said(await money.refund(waiting.number, [[things[0]!, 1]]))).toContain('Only what was delivered')
    expectRefusal(await money.refund('H-99999999', [[things[0]!, 1]]), 404, 'NOT_FOUND')
    expect((await money.read(number)).refunds).toEqual([])
  })

  it('without the right to money, a fresh code, a reason, or with something that nobody asked for', async () => {
    const { number } = await shop.deliver([[things[0]!, 1]])
    const one: [CartProduct, number][] = [[things[0]!, 1]]
    const clerk = await shop.staff(['orders'])
    expectRefusal(await clerk.refund(number, one), 403, 'FORBIDDEN')
    for (const more of [
      { code: '000000' },
      { code: undefined },
      { reason: ' ' },
      { id: '7' },
      { amountPaisa: 1 },
      { lines: [] },
      { lines: [1, 1].map((quantity) => ({ variantId: things[0]!.variantId, quantity })) },
      { lines: [{ variantId: things[0]!.variantId, quantity: -1 }] },
    ]) {
      expectRefusal(await money.refund(number, one, more), 422, 'VALIDATION_FAILED')
    }
    expect((await money.read(number)).refunds).toEqual([])
  })

  it('by those whose own order or shop it is', async () => {
    const { number, shopper } = await shop.deliver([[things[0]!, 1]])
    const one: [CartProduct, number][] = [[things[0]!, 1]]
    const id = orderIdOf(number)!
    await execute(sql`insert into vendor_members (id, vendor_id, user_id, role)
      values (gen_random_uuid(), ${shop.vendorId}, ${money.userId}, 'packer')`)
    expectRefusal(await money.refund(number, one), 403, 'FORBIDDEN')
    await execute(sql`delete from vendor_members where user_id = ${money.userId}`)
    await execute(sql`update orders set user_id = ${money.userId} where id = ${id}`)
    expectRefusal(await money.refund(number, one), 403, 'FORBIDDEN')
    await execute(sql`update orders set user_id = ${shopper.userId} where id = ${id}`)
    expect((await money.read(number)).refunds).toEqual([])
  })
})

describe('a credit note', () => {
  it('names its bill, what is taken back and why, for the buyer, the shop and staff, once as the original', async () => {
    const { number, shopper } = await shop.deliver([[things[0]!, 3]], { coupon: 'HAAT7' })
    const { id, creditNote, amountPaisa } = (await money.refund(number, [[things[0]!, 2]])).json()
      .data as LineRefund
    const [bill] = (await shop.read(number)).bills
    const original = await shopper.send('GET', `/orders/${number}/credit-notes/${id}`)
    expect(original.headers['content-type']).toBe('application/pdf')
    const [page] = await readPaper(original.rawPayload)
    for (const words of ['Credit note', creditNote, bill!.number, 'Came back broken']) {
      expect(page!.text).toContain(words)
    }
    expect(page!.text).toContain((amountPaisa / 100).toFixed(2))
    expect(page!.text).not.toContain('Copy of original')
    const copies = [
      await shop.sita.send(`GET ${shop.path}/credit-notes/${id}`),
      await money.send('GET', `credit-notes/${id}`),
    ]
    for (const [at, copy] of copies.entries()) {
      expect((await readPaper(copy.rawPayload))[0]!.text).toContain(`Copy of original (${at + 1})`)
    }
  })

  it('is for nobody else, and numbered without a gap also when refunds come to nothing', async () => {
    const { number } = await shop.deliver([[things[0]!, 3]])
    const first = (await money.refund(number, [[things[0]!, 1]])).json().data as LineRefund
    expectRefusal(await money.refund(number, [[things[0]!, 9]]), 409, 'CONFLICT')
    const second = (await money.refund(number, [[things[0]!, 1]])).json().data as LineRefund
    const last = (note: string) => Number(note.split('-').at(-1))
    expect(last(second.creditNote)).toBe(last(first.creditNote) + 1)
    const stranger = await shop.shopper()
    expectRefusal(await stranger.send('GET', `/orders/${number}/credit-notes/${first.id}`), 404, 'NOT_FOUND')
    const other = await shop.deliver([[things[0]!, 1]])
    const theirs = await other.shopper.send('GET', `/orders/${other.number}/credit-notes/${first.id}`)
    expectRefusal(theirs, 404, 'NOT_FOUND')
  })
})
