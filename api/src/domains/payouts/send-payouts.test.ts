import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  openPayoutShop,
  payoutOf,
  whyRefused,
  type MoneyPerson,
  type PayoutShop,
} from '../../../test/payout-shop.ts'
import { mailsTo } from '../../../test/read-mail.ts'

let shop: PayoutShop
let sita: MoneyPerson
let gita: MoneyPerson
beforeAll(async () => {
  shop = await openPayoutShop()
  ;({ sita, gita } = shop)
})
afterAll(async () => {
  await shop.expectPayoutsRight()
  await shop.haat.close()
})

describe('sending', () => {
  it('is noted once: repeated by the same person it is answered the same, another reference is refused', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    const [reference, other] = [shop.newReference(), shop.newReference()]
    const answers = await Promise.all([
      sita.act(number, 'sent', { reference }),
      gita.act(number, 'sent', { reference: other }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { reference: kept } = await sita.read(number)
    const [first, second] = kept === reference ? [sita, gita] : [gita, sita]
    expect(payoutOf(await first.act(number, 'sent', { reference: kept })).state).toBe('sent')
    expect(whyRefused(await first.act(number, 'sent', { reference: `${kept} again` }))).toEqual(['state'])
    expect(whyRefused(await second.act(number, 'sent', { reference: kept }))).toEqual(['state'])
    expect(await shop.balanceOf(vendorId)).toBe(0)
  })

  it('under the reference of another payout is refused, also at the same moment and in other letters', async () => {
    const [one, two] = [await shop.approved(900_00), await shop.approved(800_00)]
    const answers = await Promise.all([
      sita.act(one.number, 'sent', { reference: 'ftr-77-a' }),
      gita.act(two.number, 'sent', { reference: 'FTR-77-A' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(whyRefused(answers.find(({ statusCode }) => statusCode === 409)!)).toEqual(['reference'])
  })

  it('more than the shop is owed is refused after a refund; withdrawn and proposed again it is right', async () => {
    const { number, vendorId, slug } = await shop.approved(900_00, 400_00)
    await shop.post(vendorId, -500_00)
    expect((await sita.read(number)).problem).toBe('balance')
    expect(whyRefused(await sita.act(number, 'sent', { reference: shop.newReference() }))).toEqual([
      'balance',
    ])
    expect(await shop.balanceOf(vendorId)).toBe(800_00)
    expect(payoutOf(await sita.send(`POST /staff/payouts/${number}/withdraw`, {}))).toMatchObject({
      state: 'withdrawn',
      entries: [],
    })
    const again = payoutOf(await sita.propose(slug))
    expect(again).toMatchObject({ amountPaisa: 800_00, entryCount: 3 })
    payoutOf(await sita.act(again.number, 'approve'))
    payoutOf(await sita.act(again.number, 'sent', { reference: shop.newReference() }))
    expect(await shop.balanceOf(vendorId)).toBe(0)
  })

  it('more than is payable is refused after a refund, though later sales make the shop owed more', async () => {
    const { number, vendorId, slug } = await shop.approved(900_00)
    await shop.post(vendorId, 2000_00, '2999-01-01')
    expect((await sita.read(number)).problem).toBeNull()
    await shop.post(vendorId, -500_00)
    expect((await sita.read(number)).problem).toBe('balance')
    expect(whyRefused(await sita.act(number, 'account'))).toEqual(['balance'])
    expect(whyRefused(await sita.act(number, 'sent', { reference: shop.newReference() }))).toEqual([
      'balance',
    ])
    // What became payable since covers the refund.
    await shop.post(vendorId, 500_00)
    expect((await sita.read(number)).problem).toBeNull()
    payoutOf(await sita.send(`POST /staff/payouts/${number}/withdraw`, {}))
    expect(payoutOf(await sita.propose(slug))).toMatchObject({ amountPaisa: 900_00, entryCount: 3 })
  })

  it('while a refund is posted leaves the books right: the refund comes first, or the balance goes below nothing', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    const [answer] = await Promise.all([
      sita.act(number, 'sent', { reference: shop.newReference() }),
      shop.post(vendorId, -500_00),
    ])
    expect([200, 409]).toContain(answer.statusCode)
    expect(await shop.balanceOf(vendorId)).toBe(answer.statusCode === 200 ? -500_00 : 400_00)
  })

  it('to an account that was changed meanwhile is refused, and so is approving', async () => {
    const [one, two] = [await shop.approved(900_00), await shop.proposed(900_00)]
    for (const { vendorId } of [one, two]) await shop.giveAccount(vendorId, 60, '9999888877776666')
    expect((await sita.read(one.number)).problem).toBe('account')
    expect(whyRefused(await sita.act(one.number, 'sent', { reference: shop.newReference() }))).toEqual([
      'account',
    ])
    expect(whyRefused(await sita.act(two.number, 'approve'))).toEqual(['account'])
    payoutOf(await sita.send(`POST /staff/payouts/${one.number}/withdraw`, { words: 'Another bank' }))
    expect(payoutOf(await sita.propose(one.slug)).account.maskedNumber).toBe('••••6666')
  })

  it('or withdrawing, of two at once one happens', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    const [sending, withdrawing] = await Promise.all([
      sita.act(number, 'sent', { reference: shop.newReference() }),
      gita.send(`POST /staff/payouts/${number}/withdraw`, {}),
    ])
    expect([sending.statusCode, withdrawing.statusCode].toSorted()).toEqual([200, 409])
    expect(await shop.balanceOf(vendorId)).toBe(sending.statusCode === 200 ? 0 : 900_00)
    expect(await shop.uncovered(vendorId)).toBe(sending.statusCode === 200 ? 0 : 900_00)
  })

  it('shows the whole number of the account to whoever pays, with the second factor, and notes who read it', async () => {
    const { number } = await shop.proposed(900_00)
    expect(whyRefused(await sita.act(number, 'account'))).toEqual(['state'])
    payoutOf(await sita.act(number, 'approve'))
    const wrong = await sita.send(`POST /staff/payouts/${number}/account`, { code: '000000' })
    expectRefusal(wrong, 422, 'VALIDATION_FAILED')
    expect((await sita.act(number, 'account')).json().data).toEqual({
      kind: 'bank',
      bankName: 'Nabil Bank',
      bankBranch: 'Tansen',
      accountName: 'Palpa Dhaka Udhyog',
      accountNumber: '01712345670123',
    })
    const { rows } = await shop.haat.database.pool.query(
      `select actor_id, after from audit_entries where action = 'payout.open-account' and subject_id = $1`,
      [number],
    )
    expect(rows).toEqual([{ actor_id: sita.userId, after: { account: '••••0123' } }])
    expect(shop.haat.logged()).not.toContain('01712345670123')
  })
})

describe('a payout whose number was shown', () => {
  it('is shown only while nothing stands in the way', async () => {
    const [refunded, moved] = [await shop.approved(900_00), await shop.approved(900_00)]
    await shop.post(refunded.vendorId, -500_00)
    await shop.giveAccount(moved.vendorId, 60, '9999888877776666')
    expect(whyRefused(await sita.act(refunded.number, 'account'))).toEqual(['balance'])
    expect(whyRefused(await sita.act(moved.number, 'account'))).toEqual(['account'])
    expect((await sita.read(refunded.number)).openedAt).toBeNull()
  })

  it('is noted as sent whatever came since: the balance goes below nothing', async () => {
    const [refunded, moved] = [await shop.approved(900_00), await shop.approved(900_00)]
    for (const { number } of [refunded, moved]) {
      expect((await sita.act(number, 'account')).statusCode).toBe(200)
      expect((await gita.act(number, 'account')).statusCode).toBe(200)
    }
    await shop.post(refunded.vendorId, -500_00)
    await shop.giveAccount(moved.vendorId, 60, '9999888877776666')
    expect((await sita.read(refunded.number)).problem).toBe('balance')
    expect(whyRefused(await gita.act(refunded.number, 'account'))).toEqual(['balance'])
    for (const { number } of [refunded, moved]) {
      const sent = payoutOf(await gita.act(number, 'sent', { reference: shop.newReference() }))
      expect(sent).toMatchObject({ state: 'sent', openedBy: expect.any(String) })
      expect((await gita.act(number, 'account')).statusCode).toBe(200)
    }
    expect(await shop.balanceOf(refunded.vendorId)).toBe(-500_00)
    const { rows } = await shop.haat.database.pool.query(
      `select distinct opened_by from payouts where vendor_id = any($1)`,
      [[refunded.vendorId, moved.vendorId]],
    )
    expect(rows).toEqual([{ opened_by: sita.userId }])
  })

  it('is withdrawn only if somebody says that it was not paid', async () => {
    const { number, vendorId } = await shop.approved(900_00)
    expect((await sita.act(number, 'account')).statusCode).toBe(200)
    const withdraw = (body: object) => gita.send(`POST /staff/payouts/${number}/withdraw`, body)
    expect(whyRefused(await withdraw({}))).toEqual(['opened'])
    expect(whyRefused(await withdraw({ isNotPaid: false }))).toEqual(['opened'])
    expect(payoutOf(await withdraw({ isNotPaid: true })).state).toBe('withdrawn')
    expect(await shop.uncovered(vendorId)).toBe(900_00)
  })
})

describe('a payout that failed', () => {
  const number = { reason: 'number', words: 'No such account' }

  it('gives the shop its balance back, once, and is repeated to the account that is in force now', async () => {
    const made = await shop.sent(900_00, 300_00)
    expect(await shop.balanceOf(made.vendorId)).toBe(0)
    const answers = await Promise.all([
      sita.act(made.number, 'failed', number),
      gita.act(made.number, 'failed', { reason: 'bank' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.balanceOf(made.vendorId)).toBe(1200_00)
    const { failReason } = await sita.read(made.number)
    const again =
      failReason === 'number'
        ? sita.act(made.number, 'failed', number)
        : gita.act(made.number, 'failed', { reason: 'bank' })
    expect(payoutOf(await again).state).toBe('failed')
    expect(await shop.balanceOf(made.vendorId)).toBe(1200_00)
    await shop.giveAccount(made.vendorId, 72, '5555444433332222')
    const repeat = () => sita.send(`POST /staff/payouts/${made.number}/repeat`)
    const repeats = await Promise.all([repeat(), repeat()])
    const [one, two] = repeats.map(payoutOf)
    expect(one).toMatchObject({
      repeats: made.number,
      amountPaisa: 1200_00,
      account: { maskedNumber: '••••2222' },
    })
    expect(two!.number).toBe(one!.number)
    expect((await sita.read(made.number)).repeatedBy).toBe(one!.number)
    payoutOf(await sita.act(one!.number, 'approve'))
    payoutOf(await sita.act(one!.number, 'sent', { reference: shop.newReference() }))
    expect(await shop.balanceOf(made.vendorId)).toBe(0)
  })

  it('is not repeated to an account younger than 48 hours, nor is one repeated that did not fail', async () => {
    const made = await shop.sent(900_00)
    expect(whyRefused(await sita.send(`POST /staff/payouts/${made.number}/repeat`))).toEqual(['state'])
    payoutOf(await sita.act(made.number, 'failed', { reason: 'closed' }))
    await shop.giveAccount(made.vendorId, 1)
    expect(whyRefused(await sita.send(`POST /staff/payouts/${made.number}/repeat`))).toEqual(['newAccount'])
    const { number: open } = await shop.approved(900_00)
    expect(whyRefused(await sita.act(open, 'failed', number))).toEqual(['state'])
  })

  it('and one that was sent are told to all owners in their language; a member who is no owner gets no mail', async () => {
    const made = await shop.sent(900_00)
    payoutOf(await sita.act(made.number, 'failed', number))
    const mails = await mailsTo(shop.haat, made.owner.user.email)
    expect(mails.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/: Rs\. 900 is on its way$/),
      expect.stringMatching(/: the payout of Rs\. 900 came back$/),
    ])
    for (const part of [made.number, made.reference, 'Nabil Bank, ••••0123', '/money']) {
      expect(mails[0]!.text).toContain(part)
    }
    expect(mails[1]!.text).toContain('There is no such account number: No such account')
    expect(await mailsTo(shop.haat, made.manager.user.email)).toEqual([])
    const { rows } = await shop.haat.database.pool.query(
      `select user_id, data->>'state' as state from notifications where kind = 'payout' and data->>'number' = $1 order by id`,
      [made.number],
    )
    expect(rows).toEqual(['sent', 'failed'].map((state) => ({ user_id: made.owner.user.id, state })))
  })
})
