import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactMessage, signedIn } from '../../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { startSmtpStandIn } from '../../../../test/smtp-stand-in.ts'
import { buildTestApp } from '../../../../test/test-app.ts'
import { advanceParcel } from '#domains/orders/parcels/advance-parcel.service.ts'
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
