import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { joinAs, makePerson, makeShop, type Person } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { getUserRow } from '../account/account.service.ts'
import { closeAccount } from '../account/close-account.service.ts'
import { forgetOldNotifications, lastDailyTime, sendDailyMails, sendMailsNow } from './notifications.jobs.ts'
import { notify, notifyAll, type NotificationEvent } from './notifications.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const tell = (event: NotificationEvent) => haat.services.db.transaction((tx) => notify(tx, event))
const newOrder = (vendorId: number, key: string): NotificationEvent => ({
  kind: 'newOrder',
  key,
  data: { orderNumber: `H-${key}`, pieceCount: 2, totalPaisa: 1500_00 },
  to: { vendorId },
})
const lowStock = (vendorId: number, key: string): NotificationEvent => ({
  kind: 'lowStock',
  key,
  data: { count: 4, titles: [{ en: 'Dhaka shawl', ne: 'ढाका सल' }] },
  to: { vendorId },
})
const mailsOf = ({ user }: Person) => mailsTo(haat, user.email)
const subjectsOf = async (person: Person) => (await mailsOf(person)).map(({ subject }) => subject)
const now = () => sendMailsNow(haat.services, haat.app.log)
/** The mail of the next day. */
const nextDay = () => sendDailyMails(haat.services, haat.app.log, new Date(Date.now() + dayMs))
const choose = (person: Person, path: string, choice: object) =>
  person.send(`PUT ${path}/notifications/choices` as 'PUT /notifications', choice)

describe('the mail that comes at once', () => {
  it('says what happened, once, in the language of its reader, and leads to it', async () => {
    const shop = await makeShop(haat, ['owner', 'packer'])
    await haat.database.pool.query(`update users set language = 'ne' where id = $1`, [shop.packer.user.id])
    await tell(newOrder(shop.vendorId, '101'))
    await Promise.all([now(), now()])
    await tell(newOrder(shop.vendorId, '101'))
    await now()
    const [mail, ...others] = await mailsOf(shop.owner)
    expect(others).toEqual([])
    expect(mail!.subject).toMatch(/: New order$/)
    expect(mail!.text).toContain(`H-101: 2 pieces, ${formatRupees(1500_00, 'en')}`)
    expect(mail!.text).toContain(`/vendor/${shop.shopId}/orders/H-101`)
    expect((await mailsOf(shop.packer))[0]!.text).toContain(`H-101: २ वटा, ${formatRupees(1500_00, 'ne')}`)
  })

  it('is one for several of a kind, each shop for itself', async () => {
    const [one, other] = [await makeShop(haat, ['owner']), await makeShop(haat, ['packer'])]
    await joinAs(haat, other.vendorId, one.owner, 'owner')
    const events = ['1', '2', '3'].map((n) => newOrder(one.vendorId, `11${n}`))
    await haat.services.db.transaction((tx) => notifyAll(tx, [...events, newOrder(other.vendorId, '119')]))
    await now()
    const subjects = await subjectsOf(one.owner)
    expect(subjects).toHaveLength(2)
    expect(subjects.toSorted()).toEqual([
      expect.stringMatching(/: New order$/),
      expect.stringMatching(/: New order \(3\)$/),
    ])
  })

  it('comes although another row is of an unknown kind or form, whose mail waits for the version that knows it', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { owner, vendorId } = shop
    for (const [kind, mail] of [
      ['later', 'now'],
      ['__proto__', 'now'],
      ['newOrder', 'now'],
      ['lowStock', 'daily'],
    ]) {
      await haat.database.pool.query(
        `insert into notifications (user_id, vendor_id, kind, data, key, mail) values ($1, $2, $3, '{"x": 1}', $3, $4)`,
        [owner.user.id, vendorId, kind, mail],
      )
    }
    await tell(newOrder(vendorId, '125'))
    await tell(lowStock(vendorId, '125'))
    await now()
    await nextDay()
    expect(await subjectsOf(owner)).toEqual([
      expect.stringMatching(/: New order$/),
      'One thing from Haat today',
    ])
    const { rows } = await haat.database.pool.query(
      'select kind from notifications where user_id = $1 and mail is not null order by id',
      [owner.user.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['later', '__proto__', 'newOrder', 'lowStock'])
  })

  it('does not reach a member who was removed, lost the right, chose otherwise or closed the account meanwhile', async () => {
    const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
    const { owner, manager, packer, path } = shop
    const stays = await makePerson(haat)
    await joinAs(haat, shop.vendorId, stays, 'manager')
    await choose(manager, path, { kind: 'lowStock', mail: 'daily', isStopped: false })
    await tell(newOrder(shop.vendorId, '121'))
    await tell(lowStock(shop.vendorId, '121'))
    await owner.send(`PATCH ${path}/members/${manager.memberId}`, { role: 'packer' })
    await owner.send(`DELETE ${path}/members/${packer.memberId}`)
    await choose(owner, path, { kind: 'newOrder', mail: 'never', isStopped: false })
    await choose(owner, path, { kind: 'lowStock', mail: 'daily', isStopped: true })
    const row = await getUserRow(haat.services.db, stays.user.id)
    await haat.services.db.transaction((tx) => closeAccount(haat.services, tx, row))
    const earlier = await Promise.all([owner, manager, packer].map(subjectsOf))
    await now()
    await nextDay()
    const added = await Promise.all(
      [owner, manager, packer].map(async (person, at) =>
        (await subjectsOf(person)).slice(earlier[at]!.length),
      ),
    )
    expect(added).toEqual([[], [expect.stringMatching(/New order$/)], []])
    expect((await subjectsOf(stays)).filter((subject) => /New order|things from Haat/.test(subject))).toEqual(
      [],
    )
  })
})

describe('the mail of the day', () => {
  it('holds all that could wait and is unread, of all shops, and comes once', async () => {
    const [one, other] = [await makeShop(haat, ['owner']), await makeShop(haat, ['packer'])]
    const { owner } = one
    await joinAs(haat, other.vendorId, owner, 'manager')
    await tell(lowStock(one.vendorId, '131'))
    await tell(lowStock(other.vendorId, '132'))
    await now()
    await sendDailyMails(haat.services, haat.app.log)
    expect(await subjectsOf(owner)).toEqual([])
    await nextDay()
    await nextDay()
    const [mail, ...others] = await mailsOf(owner)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('2 things from Haat today')
    expect(mail!.text).toContain('4 things are low or sold out: Dhaka shawl …')
  })

  it('does not come when everything has been read', async () => {
    const shop = await makeShop(haat, ['owner'])
    await tell(lowStock(shop.vendorId, '141'))
    const [item] = (await shop.owner.send(`GET ${shop.path}/notifications`)).json().data.items
    await shop.owner.send(`POST ${shop.path}/notifications/read`, { id: item.id, andEarlier: true })
    await nextDay()
    expect(await subjectsOf(shop.owner)).toEqual([])
  })

  it.each([
    ['2026-11-18T02:14:00Z', '2026-11-17T02:15:00.000Z'],
    ['2026-11-18T02:15:00Z', '2026-11-18T02:15:00.000Z'],
    ['2026-11-18T23:00:00Z', '2026-11-18T02:15:00.000Z'],
  ])('was due last, seen from %s, at %s', (time, due) => {
    expect(lastDailyTime(new Date(time)).toISOString()).toBe(due)
  })
})

describe('what is old', () => {
  it('is deleted after 180 days', async () => {
    const person = await makePerson(haat)
    const answer = (key: string, days: number): NotificationEvent => ({
      kind: 'answer',
      key,
      data: { ticketNumber: 'T-1', subject: key },
      to: { userId: person.user.id },
      at: new Date(Date.now() - days * dayMs),
      isWithoutMail: true,
    })
    await haat.services.db.transaction((tx) => notifyAll(tx, [answer('old', 181), answer('young', 179)]))
    await forgetOldNotifications(haat.services)
    const { items } = (await person.send('GET /notifications')).json().data
    expect(items.map((item: { data: { subject: string } }) => item.data.subject)).toEqual(['young'])
  })
})
