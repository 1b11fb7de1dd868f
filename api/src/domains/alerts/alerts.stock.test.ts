import { afterAll, describe, expect, it } from 'vitest'
import { stockAlertDays } from '@haat/contract/domains/alerts.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { openAlertShop } from '../../../test/alert-shop.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openStockShop } from '../../../test/stock-shop.ts'
import { makeShopKeeper } from '../../../test/suspend.ts'
import { forgetOldAlerts } from './alerts.jobs.ts'

const open = await openAlertShop()
const {
  haat,
  shop,
  run,
  wait,
  toldTo,
  tell,
  kindsTo,
  mailsOf,
  nextMails,
  waitingOf,
  receive,
  lose,
  waiter,
  productOf,
  stumbleWhere,
  countTold,
} = open
afterAll(() => open.haat.close())

describe('something that is back in stock', () => {
  it('is told to everybody who waits for it, once, and then the alert is over', async () => {
    const [small, medium] = await shop.make('Dhaka topi', [0, 0])
    const [asha, other] = [await waiter(small!), await waiter(medium!)]
    await receive(small!)
    await Promise.all([tell(), tell()])
    await tell()
    expect(await toldTo(asha)).toMatchObject([
      { kind: 'backInStock', data: { variantId: small, title: { en: 'Dhaka topi' }, choice: [{ en: 's' }] } },
    ])
    expect(await waitingOf(asha)).toEqual([])
    expect(await kindsTo(other)).toEqual([])
    expect(await waitingOf(other)).toEqual([medium])
    await lose(small!)
    await receive(small!)
    await tell()
    expect(await kindsTo(asha)).toEqual(['backInStock'])
  })

  it('is told again to somebody who waits for it again', async () => {
    const [small] = await shop.make('Dhaka topi', [0])
    const asha = await waiter(small!)
    await receive(small!)
    await tell()
    await lose(small!)
    await wait(asha, small!)
    await receive(small!)
    await tell()
    expect(await kindsTo(asha)).toEqual(['backInStock', 'backInStock'])
  })

  it('is queued only where somebody waits, and not by a change from some to more', async () => {
    const [small, medium] = await shop.make('Dhaka topi', [0, 0])
    const queued = async (id: string | undefined) =>
      (await run('select from alert_queue where subject_id = $1 and due_at <= now()', [id])).rowCount
    await receive(small!)
    expect(await queued(small)).toBe(0)
    await waiter(medium!)
    await receive(medium!)
    expect(await queued(medium)).toBe(1)
    await receive(medium!)
    expect(await queued(medium)).toBe(1)
  })

  it('is told when an order is cancelled that had taken the last piece', async () => {
    const thing = await haat.make({ stockLeft: 1 })
    const shopper = await haat.shopper()
    const { number } = await shopper.buyProducts([[thing]])
    const asha = await waiter(thing.variantId)
    await tell()
    expect(await kindsTo(asha)).toEqual([])
    await shopper.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })
    await tell()
    expect(await kindsTo(asha)).toEqual(['backInStock'])
  })

  it('is told when nobody saw the restock because it was on its way while somebody began to wait', async () => {
    const [small] = await shop.make('Dhaka topi', [0])
    const asha = await waiter(small!)
    // As a transaction leaves it that began before the alert was there.
    await run('alter table stock disable trigger stock_restocked')
    await receive(small!)
    await run('alter table stock enable trigger stock_restocked')
    await tell()
    expect(await kindsTo(asha)).toEqual([])
    await run(`update alert_queue set due_at = now() where subject_id = $1`, [small])
    await tell()
    expect(await kindsTo(asha)).toEqual(['backInStock'])
  })

  it('is not told while its product is paused or its choice switched off, but when it can be bought', async () => {
    const [small, medium] = await shop.make('Dhaka topi', [0, 0])
    const people = [await waiter(small!), await waiter(medium!)]
    await run('update products set is_on_sale = false where id = $1', [await productOf(small!)])
    await run('update product_variants set is_offered = false where id = $1', [medium])
    await receive(small!)
    await receive(medium!)
    await tell()
    for (const person of people) expect(await kindsTo(person)).toEqual([])
    await run('update products set is_on_sale = true where id = $1', [await productOf(small!)])
    await tell()
    expect(await kindsTo(people[0]!)).toEqual(['backInStock'])
    expect(await kindsTo(people[1]!)).toEqual([])
    await run('update product_variants set is_offered = true where id = $1', [medium])
    await tell()
    expect(await kindsTo(people[1]!)).toEqual(['backInStock'])
  })

  it('is not told while its shop is suspended, but when it comes back', async () => {
    const other = await openStockShop(haat)
    const [small] = await other.make('Dhaka topi', [0])
    const asha = await waiter(small!)
    const keeper = await makeShopKeeper(haat)
    await keeper.suspend(other.vendorId)
    await other.correct(small!, { reason: 'received', change: 2, words: '' })
    await tell()
    expect(await kindsTo(asha)).toEqual([])
    expect((await keeper.reopen(other.vendorId)).statusCode).toBe(200)
    await tell()
    expect(await kindsTo(asha)).toEqual(['backInStock'])
  })

  it('reaches more people than one batch holds, and goes on after a crash, nobody twice', async () => {
    const [small] = await shop.make('Dhaka topi', [0])
    const { rows } = await run(
      `insert into users (id, name, email, roles)
       select gen_random_uuid(), 'Many ' || n, 'many' || n || '@haat.test', '{}' from generate_series(1, 1200) n returning id`,
    )
    await run(
      `insert into stock_alerts (user_id, variant_id, product_id, vendor_id) select unnest($1::uuid[]), $2, $3, $4`,
      [rows.map(({ id }) => id), small, await productOf(small!), shop.vendorId],
    )
    const last = (await run('select max(user_id::text) id from stock_alerts where variant_id = $1', [small]))
      .rows[0].id
    const mend = await stumbleWhere(`new.user_id = '${last}'`)
    await receive(small!)
    await tell()
    expect(await countTold(`backInStock ${small}`)).toBe(1000)
    await mend()
    await tell()
    await tell()
    expect(await countTold(`backInStock ${small}`)).toBe(1200)
    expect((await run('select from stock_alerts where variant_id = $1', [small])).rowCount).toBe(0)
    expect((await run(`select from alert_queue where subject_id = $1`, [small])).rowCount).toBe(0)
    await run('update notifications set mail = null where mail is not null')
  })

  it('comes in the mail of the day with its price and a link to it, and never at once', async () => {
    const [small] = await shop.make('Mailed topi', [0])
    const asha = await waiter(small!)
    await receive(small!)
    await tell()
    await nextMails()
    await nextMails()
    const [mail, ...others] = await mailsOf(asha)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('One thing from Haat today')
    expect(mail!.text).toContain(`Mailed topi, s is back in stock, for ${formatRupees(6450_00, 'en')}`)
    expect(mail!.text).toContain(`/products/hand-woven-shawl-${await productOf(small!)}`)
    const choice = { kind: 'backInStock', mail: 'now', isStopped: false }
    const { message } = expectRefusal(
      await asha.send('PUT /notifications/choices', choice),
      422,
      'VALIDATION_FAILED',
    )
    expect(message).toBe('Mails of this kind come once a day or not at all.')
    const never = { ...choice, mail: 'never' }
    expect((await asha.send('PUT /notifications/choices', never)).statusCode).toBe(200)
  })

  it('is not mailed when it is gone again by then; who has not seen it waits on', async () => {
    const [small] = await shop.make('Short topi', [0])
    const [asha, reader] = [await waiter(small!), await waiter(small!)]
    await receive(small!)
    await tell()
    const [seen] = await toldTo(reader)
    await reader.send('POST /notifications/read', { id: seen!.id, andEarlier: false })
    await lose(small!)
    await nextMails()
    for (const person of [asha, reader]) expect(await mailsOf(person)).toEqual([])
    expect(await kindsTo(asha)).toEqual([])
    expect(await waitingOf(asha)).toEqual([small])
    expect(await waitingOf(reader)).toEqual([])
    await receive(small!)
    await tell()
    await nextMails()
    expect(await mailsOf(asha)).toHaveLength(1)
  })

  it('is not mailed to an address that nobody has confirmed', async () => {
    const [small] = await shop.make('Dhaka topi', [0])
    const asha = await waiter(small!)
    await run('update users set email_verified = false where id = $1', [asha.user.id])
    await receive(small!)
    await tell()
    await nextMails()
    expect(await kindsTo(asha)).toEqual(['backInStock'])
    expect(await mailsOf(asha)).toEqual([])
  })

  it('is not told to whoever has stopped the kind, and their alert is over all the same', async () => {
    const [small] = await shop.make('Dhaka topi', [0])
    const asha = await waiter(small!)
    await asha.send('PUT /notifications/choices', { kind: 'backInStock', mail: 'daily', isStopped: true })
    await receive(small!)
    await tell()
    expect(await kindsTo(asha)).toEqual([])
    expect(await waitingOf(asha)).toEqual([])
  })

  it(`is no longer waited for after ${stockAlertDays} days`, async () => {
    const [small, medium] = await shop.make('Dhaka topi', [0, 0])
    const asha = await waiter(small!)
    await wait(asha, medium!)
    await run(`update stock_alerts set created_at = now() - $2 * interval '1 day' where variant_id = $1`, [
      small,
      stockAlertDays + 1,
    ])
    await forgetOldAlerts(haat.services)
    expect(await waitingOf(asha)).toEqual([medium])
  })
})
