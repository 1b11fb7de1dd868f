import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { openStockShop } from '../../../test/stock-shop.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { tellLowStock } from './stock.jobs.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

/** Eight in the morning in Nepal, so many days after a Sunday. */
const morning = (day: number) => new Date(Date.UTC(2026, 10, 15 + day, 2, 15))
const tell = (now: Date) => tellLowStock(haat.services, haat.app.log, now)

async function openShop() {
  const shop = await openStockShop(haat)
  const [id = '', other = ''] = await shop.make('Dhaka shawl', [30, 40])
  await haat.database.pool.query(`update users set language = 'ne' where id = $1`, [shop.manager.user.id])
  // Without a choice it comes with the mail of the day.
  for (const person of [shop.owner, shop.manager]) {
    await person.send(`PUT ${shop.path}/notifications/choices`, {
      kind: 'lowStock',
      mail: 'now',
      isStopped: false,
    })
  }
  const subjects = async (person: { user: { email: string } }) =>
    (await mailsTo(haat, person.user.email)).map(({ subject }) => subject)
  const lose = (variantId: string, many: number) =>
    shop.correct(variantId, { reason: 'lost', change: -many, words: '' })
  return { ...shop, id, other, subjects, lose }
}

describe('the mail about low stock', () => {
  it('tells owners and managers, each in their language, what has become low or sold out', async () => {
    const shop = await openShop()
    await shop.lose(shop.id, 27)
    await shop.lose(shop.other, 40)
    await tell(morning(0))
    const [mail] = await mailsTo(haat, shop.owner.user.email)
    expect(mail!.subject).toBe('Pashupati Pashmina: 2 things are low or sold out')
    expect(mail!.text).toMatch(/Dhaka shawl, m: Sold out[^]*Dhaka shawl, s: 3 left/)
    expect(mail!.text).toContain(`/vendor/${shop.shopId}/stock`)
    expect(await shop.subjects(shop.manager)).toEqual(['पशुपति पश्मिना: २ सामान थोरै बाँकी वा सकिएका'])
    expect(await shop.subjects(shop.packer)).toEqual([])
  })

  it('comes once a day, and tells on the next day only what is new', async () => {
    const shop = await openShop()
    await shop.lose(shop.id, 25)
    await tell(morning(1))
    await shop.lose(shop.other, 35)
    await tell(morning(1))
    expect(await shop.subjects(shop.owner)).toHaveLength(1)
    await tell(morning(2))
    expect(await shop.subjects(shop.owner)).toHaveLength(2)
    const last = (await mailsTo(haat, shop.owner.user.email)).at(-1)!
    expect(last.text).toContain('Dhaka shawl, m: 5 left')
    expect(last.text).not.toContain('Dhaka shawl, s')
    await tell(morning(3))
    expect(await shop.subjects(shop.owner)).toHaveLength(2)
  })

  it('tells of what was low and is sold out now, and of what became low once more', async () => {
    const shop = await openShop()
    await shop.lose(shop.id, 25)
    await tell(morning(4))
    await shop.lose(shop.id, 5)
    await tell(morning(5))
    // A few came back: that is no bad news.
    await shop.correct(shop.id, { reason: 'received', change: 4, words: '' })
    await tell(morning(6))
    expect(await shop.subjects(shop.owner)).toHaveLength(2)
    await shop.correct(shop.id, { reason: 'received', change: 40, words: '' })
    await shop.lose(shop.id, 40)
    await tell(morning(7))
    expect(await shop.subjects(shop.owner)).toHaveLength(3)
  })

  it('comes in the morning of Nepal, and never for what is off sale or was low from the start', async () => {
    const shop = await openShop()
    await shop.make('Rare shawl', [1, 0])
    await shop.lose(shop.id, 25)
    for (const hour of [0, 1, 7, 13, 20]) await tell(new Date(Date.UTC(2026, 10, 24, hour)))
    expect(await shop.subjects(shop.owner)).toEqual([])
    const onSale = (is: boolean) =>
      haat.database.pool.query('update products set is_on_sale = $2 where vendor_id = $1', [
        shop.vendorId,
        is,
      ])
    await onSale(false)
    await tell(morning(9))
    expect(await shop.subjects(shop.owner)).toEqual([])
    await onSale(true)
    await tell(morning(10))
    expect(await shop.subjects(shop.owner)).toEqual(['Pashupati Pashmina: one thing is low or sold out'])
  })

  it('is sent once, however many processes work on it', async () => {
    const shop = await openShop()
    await shop.lose(shop.id, 25)
    await Promise.all(Array.from({ length: 6 }, () => tell(morning(11))))
    expect(await shop.subjects(shop.owner)).toHaveLength(1)
    expect(await shop.subjects(shop.manager)).toHaveLength(1)
  })
})
