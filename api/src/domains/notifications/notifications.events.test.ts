import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import { refundParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { createDeskClient } from '../../../test/desk-scenario.ts'
import { listingMember } from '../../../test/listing-scenario.ts'
import { openParcelShop, type ParcelShop } from '../../../test/parcel-shop.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { makePerson, makeShop, sendAs } from '../../../test/shop-people.ts'
import { tellLate } from '../orders/parcels/parcels.jobs.ts'
import { sendDailyMails, sendMailsNow } from './notifications.jobs.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())

type Send = (line: 'GET /notifications', body?: object) => Promise<{ json(): { data: unknown } }>
const toldTo = async (send: Send, path = '') =>
  ((await send(`GET ${path}/notifications` as 'GET /notifications')).json().data as { items: Notification[] })
    .items
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject)
const shopperSend =
  (person: Awaited<ReturnType<ParcelShop['order']>>['person']): Send =>
  (line, body) =>
    sendAs(shop, person.headers, line, body)
const emailOf = async (userId: string) =>
  (await shop.database.pool.query('select email from users where id = $1', [userId])).rows[0].email as string

describe('an order', () => {
  it('is told to the members once it is confirmed, and each step of its parcel to the shopper, with one mail for each', async () => {
    const { number, person } = await shop.order([[await shop.make(), 2]])
    await shop.pack(number)
    const [told] = await toldTo(shop.gita.send, shop.path)
    expect(told).toMatchObject({
      kind: 'newOrder',
      data: { orderNumber: number, pieceCount: 2 },
      isRead: false,
    })
    const steps = await toldTo(shopperSend(person))
    expect(steps.map(({ kind, data }) => [kind, 'state' in data && data.state])).toEqual([
      ['parcelStep', 'packed'],
      ['parcelStep', 'confirmed'],
    ])
    await sendMailsNow(shop.services, shop.app.log)
    await sendDailyMails(shop.services, shop.app.log, new Date(Date.now() + 86_400_000))
    const mails = (await subjects(await emailOf(person.userId))).filter((one) =>
      /^Packed|is confirmed$/.test(one),
    )
    expect(mails).toEqual([`Order ${number} is confirmed`, `Packed: a parcel of order ${number}`])
    expect(await subjects(shop.gita.user.email)).toContainEqual(expect.stringMatching(/: New order/))
  })

  it('is mailed about as its shopper chose; what the law asks for comes all the same', async () => {
    const { number, person } = await shop.order([[await shop.make()]])
    const send = shopperSend(person)
    await send('PUT /notifications/choices' as 'GET /notifications', {
      kind: 'parcelStep',
      mail: 'never',
      isStopped: false,
    })
    await shop.pack(number)
    await shop.step(number, 'unpack')
    await shop.step(number, 'decline', { reason: 'soldOut' })
    const email = await emailOf(person.userId)
    expect((await subjects(email)).filter((one) => /^Packed|^Cannot be sent/.test(one))).toEqual([
      `Cannot be sent: a parcel of order ${number}`,
    ])
    expect((await toldTo(send)).map(({ data }) => 'state' in data && data.state)).toEqual([
      'declined',
      'packed',
      'confirmed',
    ])
  })

  it('that is late is told in the morning, once for each promise', async () => {
    const { number } = await shop.order([[await shop.make()]])
    const late = async () =>
      (await toldTo(shop.sita.send, shop.path)).filter(
        ({ kind, data }) => kind === 'lateParcel' && 'orderNumber' in data && data.orderNumber === number,
      )
    const promise = (day: string) =>
      shop.database.pool.query('update parcels set due_from = $1, due_to = $1 where order_id = $2', [
        day,
        orderIdOf(number),
      ])
    await promise('2026-11-17')
    await tellLate(shop.services, new Date('2026-11-18T00:30:00Z'))
    expect(await late()).toEqual([])
    for (const hour of ['02', '05']) await tellLate(shop.services, new Date(`2026-11-18T${hour}:00:00Z`))
    await tellLate(shop.services, new Date('2026-11-19T03:00:00Z'))
    expect(await late()).toHaveLength(1)
    await promise('2026-11-18')
    await tellLate(shop.services, new Date('2026-11-19T03:00:00Z'))
    expect((await late()).map(({ data }) => 'dueOn' in data && data.dueOn)).toEqual([
      '2026-11-18',
      '2026-11-17',
    ])
  })

  it('that was paid online and is refunded is told with the sum', async () => {
    const { number, person } = await shop.order([[await shop.make()]], 'esewa')
    await shop.step(number, 'decline', { reason: 'soldOut' })
    await refundParcel(shop.services, number, 1)
    const [told] = await toldTo(shopperSend(person))
    const { totalPaisa } = await person.getOrder(number)
    expect(told).toMatchObject({ kind: 'refund', data: { orderNumber: number, amountPaisa: totalPaisa } })
    expect(await subjects(await emailOf(person.userId))).toContain(`Refund sent: order ${number}`)
  })
})

describe('a listing that staff send back', () => {
  it('is told to those who work on listings, with the mail that says why', async () => {
    const { owner, manager, packer, ...place } = await makeShop(shop, ['owner', 'manager', 'packer'])
    const member = listingMember(shop, place, owner)
    const { id } = await member.send()
    const { items } = (await owner.send(`GET ${place.path}/listings/${id}/versions`)).json().data
    const staff = await makeToken(shop.services, 'staff', { rights: ['catalogue', 'vendors'] })
    const said = { reasons: [], words: 'Please show the label.' }
    const line = `POST /staff/listings/${items[0].id}/send-back` as const
    expect((await sendAs(shop, bearer(staff.token), line, said)).statusCode).toBe(200)
    for (const person of [owner, manager]) {
      expect((await toldTo(person.send, place.path)).map(({ kind }) => kind)).toEqual(['listingSentBack'])
      const [mail, ...others] = await mailsTo(shop, person.user.email)
      expect(others).toEqual([])
      expect(mail!.text).toMatch(/Please show the label\.[^]*\/api\/notifications\/stop\//)
    }
    expect(await toldTo(packer.send, place.path)).toEqual([])
  })
})

describe('an answer of support', () => {
  it('is told to the account that asked, by mail or without one as it chose', async () => {
    const person = await makePerson(shop)
    const desk = createDeskClient(shop)
    const { number } = await desk.write({ email: person.user.email }, person.headers)
    const { headers } = await desk.staff()
    const reply = (words: string) =>
      desk.send(
        'POST',
        `/staff/tickets/${number}/replies`,
        { kind: 'reply', words, messageKey: randomUUID(), fileIds: [] },
        headers,
      )
    expect((await reply('It comes today.')).statusCode).toBe(200)
    await person.send('PUT /notifications/choices', { kind: 'answer', mail: 'never', isStopped: false })
    await reply('It came.')
    expect((await toldTo(person.send)).map(({ kind }) => kind)).toEqual(['answer', 'answer'])
    const texts = (await mailsTo(shop, person.user.email)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('It comes today.'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('It came.'))).toEqual([])
  })
})
