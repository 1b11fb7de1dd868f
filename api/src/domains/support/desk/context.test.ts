import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { contactMessage, signedIn } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { startSmtpStandIn } from '../../../../test/smtp-stand-in.ts'
import { buildTestApp } from '../../../../test/test-app.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { createDeskClient } from '../../../../test/desk-scenario.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

it('the desk sees the order that is meant, but never the code of the door', async () => {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make({ pricePaisa: 850_00 }), 2]])
  await anjali.buyProducts([[await shop.make()]])
  for (const to of ['confirmed', 'packed', 'shipped'] as const) {
    await advanceParcel(shop.services, { number, position: 1, to, actor: 'staff' })
  }
  expect((await anjali.getOrder(number)).parcels[0]!.doorCode).toMatch(/^\d{4}$/)
  const about = { kind: 'order', id: number }
  const sent = (await anjali.send('POST', '/contact-admin', contactMessage({ about }))).json()
  const { ticketNumber } = sent.data
  const headers = await signedIn(shop.services, 'staff')
  const context = (
    await shop.app.inject({ url: `/api/staff/tickets/${ticketNumber}/context`, headers })
  ).json()
  expect(context.data).toMatchObject({
    customer: { orders: 2, refused: 0 },
    order: { number, parcels: [{ state: 'shipped', doorCode: null }] },
  })
  expect(context.data.customer.spentPaisa).toBeGreaterThan(1700_00)
  // Nobody can write about another person's order.
  const maya = await shop.shopper()
  expect((await maya.send('POST', '/contact-admin', contactMessage({ about }))).statusCode).toBe(422)
})

describe('the order that is meant', () => {
  const contextOf = async (number: string, query = '') => {
    const headers = await signedIn(shop.services, 'staff')
    const url = `/api/staff/tickets/${number}/context${query}`
    return (await shop.app.inject({ url, headers })).json()
  }
  const write = async (by: Sender, message: object): Promise<string> =>
    (await by.send('POST', '/contact-admin', contactMessage(message))).json().data.ticketNumber
  type Sender = Pick<Awaited<ReturnType<OrderShop['shopper']>>, 'send'>
  const buy = async (by: Awaited<ReturnType<OrderShop['shopper']>>) =>
    (await by.buyProducts([[await shop.make()]])).number

  it('is found in subject and messages, in either script, and comes before the latest one', async () => {
    const mina = await shop.shopper()
    const [first, second, third] = [await buy(mina), await buy(mina), await buy(mina)]
    const inSubject = await write(mina, { subject: `Where is ${first.toLowerCase()}?` })
    expect((await contextOf(inSubject)).data).toMatchObject({
      order: { number: first },
      orders: [
        { number: first, isNamed: true, whose: 'sender' },
        { number: third, isNamed: false, whose: 'sender' },
      ],
    })
    const inMessage = await write(mina, {
      message: `अर्डर H-${toDevanagariDigits(second.slice(2))} कहाँ पुग्यो? Also ${first}, please.`,
    })
    expect((await contextOf(inMessage)).data).toMatchObject({
      order: { number: second },
      orders: [{ number: second }, { number: first }, { number: third, isNamed: false }],
    })
    const none = await write(mina, { subject: 'It is red' })
    expect((await contextOf(none)).data).toMatchObject({
      order: { number: third },
      orders: [{ number: third, isNamed: false }],
    })
    await mina.send('POST', `/tickets/${none}/messages`, {
      words: `I mean order ${first}.`,
      messageKey: randomUUID(),
    })
    expect((await contextOf(none)).data.order.number).toBe(first)
    expect((await contextOf(none, `?order=${third}`)).data.order.number).toBe(third)
  })

  it('of somebody else is never shown by itself, and only with the word that it is another’s', async () => {
    const [mina, maya] = [await shop.shopper(), await shop.shopper()]
    const [hers, anothers] = [await buy(mina), await buy(maya)]
    const number = await write(mina, { subject: `My neighbour’s ${anothers}` })
    expect((await contextOf(number)).data).toMatchObject({
      order: { number: hers },
      orders: [
        { number: anothers, isNamed: true, whose: 'other' },
        { number: hers, isNamed: false, whose: 'sender' },
      ],
    })
    const chosen = (await contextOf(number, `?order=${anothers}`)).data
    expect(chosen).toMatchObject({ order: { number: anothers, parcels: [{ doorCode: null }] } })
    expect(chosen.order.address.phoneNumber).toBe('')
    // What the ticket does not name is nobody's business in it.
    const third = await buy(maya)
    const refused = await contextOf(number, `?order=${third}`)
    expect(refused).toMatchObject({ success: false, code: 'NOT_FOUND' })
  })

  it('of a sender who was not signed in is offered as not proven', async () => {
    const maya = await shop.shopper()
    const order = await buy(maya)
    const stranger = await shop.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage({ subject: `Where is ${order}?` }),
    })
    const context = (await contextOf(stranger.json().data.ticketNumber)).data
    expect(context).toMatchObject({
      order: null,
      orders: [{ number: order, isNamed: true, whose: 'unknown' }],
      customer: { orders: 0 },
    })
  })

  it('is told together with the tickets that are named, and whose they are', async () => {
    const [mina, maya] = [await shop.shopper(), await shop.shopper()]
    const before = await write(mina, { subject: 'The first one' })
    const another = await write(maya, { subject: 'Of somebody else' })
    const number = await write(mina, {
      subject: `As in ${before}`,
      message: `And ${another}, and T-999999999.`,
    })
    expect((await contextOf(number)).data.tickets).toEqual([
      { number: before, subject: 'The first one', status: 'open', isSenders: true },
      { number: another, subject: 'Of somebody else', status: 'open', isSenders: false },
    ])
  })
})

it('mails of one talk refer to each other, so that mail programs show them together', async () => {
  const smtp = await startSmtpStandIn()
  const haat = await buildTestApp({
    environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://haat.test', SUPPORT_EMAIL: 'desk@haat.test' },
  })
  const client = createDeskClient(haat)
  const { headers } = await client.staff()
  const { number } = await client.write({ email: 'mina@example.com' })
  for (const words of ['First.', 'Second.']) {
    await client.send('POST', `/staff/tickets/${number}/replies`, client.reply(words), headers)
  }
  const mails = (await smtp.waitForMails(4)).filter(({ to }) => to?.[0]?.address === 'mina@example.com')
  const [first, one, two] = mails.toSorted(
    (a, b) => (a.references?.length ?? 0) - (b.references?.length ?? 0),
  )
  expect(one?.inReplyTo).toBe(first?.messageId)
  expect(two?.inReplyTo).toBe(one?.messageId)
  expect(two?.references).toContain(first?.messageId)
  expect(two?.subject).toBe(`Re: ${first?.subject}`)
  await haat.close()
  await smtp.close()
})
