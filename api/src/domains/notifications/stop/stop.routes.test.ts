import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationKinds } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationChoice } from '@haat/contract/domains/notifications.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { joinAs, makePerson, makeShop, type Person } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { closeAccount } from '../../account/close-account.service.ts'
import { getUserRow } from '../../account/account.service.ts'
import { sendDailyMails, sendMailsNow } from '../notifications.jobs.ts'
import { notify } from '../notifications.service.ts'
import { stopToken, type StopTarget } from './stop-link.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const tokenFor = (target: StopTarget) => stopToken(haat.services.encryption, target)
const open = (token: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  haat.app.inject({ method, url: `/api/notifications/stop/${token}` })
/** As a mail program sends it (RFC 8058). */
const oneClick = (token: string) =>
  haat.app.inject({
    method: 'POST',
    url: `/api/notifications/stop/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const choicesOf = async (person: Person, path = ''): Promise<Record<string, NotificationChoice>> => {
  const answer = await person.send(`GET ${path}/notifications/choices` as 'GET /notifications')
  const { items } = answer.json().data as { items: NotificationChoice[] }
  return Object.fromEntries(items.map((item) => [item.kind, item]))
}

describe('the link under a mail', () => {
  it('stands in the mail, and beside it for mail programs', async () => {
    const shop = await makeShop(haat, ['owner'])
    await notify(haat.services.db, {
      kind: 'newOrder',
      key: '1',
      data: { orderNumber: 'H-1', pieceCount: 1, totalPaisa: 100_00 },
      to: { vendorId: shop.vendorId },
    })
    await sendMailsNow(haat.services, haat.app.log)
    const { rows } = await haat.database.pool.query(
      'select stop_link, text_body, html_body from mails where to_address = $1',
      [shop.owner.user.email],
    )
    const token = tokenFor({ userId: shop.owner.user.id, vendorId: shop.vendorId, kind: 'newOrder' })
    expect(rows).toHaveLength(1)
    expect(rows[0].stop_link.endsWith(`/api/notifications/stop/${token}`)).toBe(true)
    expect(rows[0].text_body).toContain(rows[0].stop_link)
    expect(rows[0].html_body).toContain(rows[0].stop_link)
  })

  it('asks first: whoever only opens it, as mail servers do, changes nothing', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { owner, path, vendorId } = shop
    const token = tokenFor({ userId: owner.user.id, vendorId, kind: 'newOrder' })
    const page = await open(token)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<form method="post"')
    expect(page.body).toContain('New order')
    await open(token, 'HEAD')
    expect((await choicesOf(owner, path)).newOrder).toEqual({
      kind: 'newOrder',
      mail: 'now',
      isStopped: false,
    })
  })

  it('stops the mails of its kind in its shop by one press, signed out, and as well twice', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { owner, path, vendorId } = shop
    const token = tokenFor({ userId: owner.user.id, vendorId, kind: 'newOrder' })
    for (const press of [open(token, 'POST'), oneClick(token), oneClick(token)]) {
      const page = await press
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`/vendor/${shop.shopId}/notifications`)
    }
    const choices = await choicesOf(owner, path)
    expect(choices.newOrder).toEqual({ kind: 'newOrder', mail: 'never', isStopped: false })
    expect(choices.lateParcel!.mail).toBe('now')
  })

  it('opens for every kind, however long its name and the number of the shop', async () => {
    const { user } = await makePerson(haat)
    for (const kind of [...notificationKinds, 'daily' as const]) {
      const token = tokenFor({ userId: user.id, vendorId: 999_999_999_999_999, kind })
      expect([kind, (await open(token)).statusCode]).toEqual([kind, 200])
      expect([kind, (await oneClick(token)).statusCode]).toEqual([kind, 200])
    }
  })

  it.each([
    ['parcelStep', 'en', 'bill of an order still come'],
    ['parcelStep', 'ne', 'बिलसम्बन्धी इमेल भने आइरहन्छन्'],
    ['refund', 'en', 'Mails about money that we owe you, and about credit notes, still come'],
    ['refund', 'ne', 'क्रेडिट नोटबारे इमेल भने आइरहन्छन्'],
  ] as const)('says of %s in %s which mails still come', async (kind, language, words) => {
    const { user } = await makePerson(haat)
    await haat.database.pool.query('update users set language = $2 where id = $1', [user.id, language])
    const token = tokenFor({ userId: user.id, vendorId: null, kind })
    for (const method of ['GET', 'POST'] as const) expect((await open(token, method)).body).toContain(words)
  })

  it('keeps what was stopped altogether, and stops with the mail of the day what came with it', async () => {
    const shop = await makeShop(haat, ['owner'])
    const { owner, path } = shop
    const choose = (kind: string, mail: string, isStopped: boolean) =>
      owner.send(`PUT ${path}/notifications/choices`, { kind, mail, isStopped })
    await choose('lateParcel', 'daily', true)
    await choose('payout', 'never', false)
    await open(tokenFor({ userId: owner.user.id, vendorId: null, kind: 'daily' }), 'POST')
    expect(await choicesOf(owner, path)).toMatchObject({
      newOrder: { mail: 'now' },
      lateParcel: { mail: 'never', isStopped: true },
      lowStock: { mail: 'never', isStopped: false },
      payout: { mail: 'never', isStopped: false },
      answer: { mail: 'now' },
    })
  })

  it('stops the mail of the day for shops that come later too, until it is chosen again', async () => {
    const { owner } = await makeShop(haat, ['owner'])
    await open(tokenFor({ userId: owner.user.id, vendorId: null, kind: 'daily' }), 'POST')
    const later = await makeShop(haat, ['owner'])
    await joinAs(haat, later.vendorId, owner, 'manager')
    const mailAfterEvent = async (key: string) => {
      await notify(haat.services.db, {
        kind: 'lowStock',
        key,
        data: { count: 1, titles: [] },
        to: { vendorId: later.vendorId },
      })
      const { rows } = await haat.database.pool.query(
        'select mail from notifications where user_id = $1 and key = $2',
        [owner.user.id, `lowStock ${key}`],
      )
      return rows.map(({ mail }) => mail)
    }
    expect((await choicesOf(owner, later.path)).lowStock!.mail).toBe('never')
    expect(await mailAfterEvent('1')).toEqual([null])
    const daily = { kind: 'lowStock', mail: 'daily', isStopped: false }
    await owner.send(`PUT ${later.path}/notifications/choices`, daily)
    expect((await choicesOf(owner, later.path)).lowStock!.mail).toBe('daily')
    expect(await mailAfterEvent('2')).toEqual(['daily'])
  })

  it('keeps back a mail of the day that was already to come, even of a kind that comes at once now', async () => {
    const { owner, path, vendorId } = await makeShop(haat, ['owner'])
    const choose = (mail: string) =>
      owner.send(`PUT ${path}/notifications/choices`, { kind: 'newOrder', mail, isStopped: false })
    await choose('daily')
    await notify(haat.services.db, {
      kind: 'newOrder',
      key: '2',
      data: { orderNumber: 'H-2', pieceCount: 1, totalPaisa: 100_00 },
      to: { vendorId },
    })
    await choose('now')
    await open(tokenFor({ userId: owner.user.id, vendorId: null, kind: 'daily' }), 'POST')
    await sendDailyMails(haat.services, haat.app.log, new Date(Date.now() + 24 * 3_600_000))
    expect(await mailsTo(haat, owner.user.email)).toEqual([])
  })

  it('does nothing when it is forged, cut off, of another kind or of another person', async () => {
    const [one, other] = [await makePerson(haat), await makePerson(haat)]
    const token = tokenFor({ userId: one.user.id, vendorId: null, kind: 'answer' })
    const forged = [
      token.replace(one.user.id, other.user.id),
      token.replace('answer', 'refund'),
      token.replace('answer', 'daily'),
      token.slice(0, -1),
      `${other.user.id}.0.answer.`,
      `${other.user.id}.0.answer`,
      'nothing',
      `${other.user.id}.0.__proto__.x`,
      'x'.repeat(290),
    ]
    for (const link of forged) {
      for (const method of ['GET', 'POST'] as const) {
        const page = await open(link, method)
        expect([page.statusCode, link]).toEqual([404, link])
        expect(page.body).not.toContain('<form')
      }
    }
    for (const person of [one, other]) {
      const mails = Object.values(await choicesOf(person)).map(({ mail }) => mail)
      expect(mails).not.toContain('never')
    }
  })

  it('writes nothing for an account that is closed', async () => {
    const person = await makePerson(haat)
    const row = await getUserRow(haat.services.db, person.user.id)
    await haat.services.db.transaction((tx) => closeAccount(haat.services, tx, row))
    const page = await open(tokenFor({ userId: row.id, vendorId: null, kind: 'answer' }), 'POST')
    expect(page.statusCode).toBe(200)
    const { rows } = await haat.database.pool.query('select 1 from notification_choices where user_id = $1', [
      row.id,
    ])
    expect(rows).toEqual([])
  })
})
