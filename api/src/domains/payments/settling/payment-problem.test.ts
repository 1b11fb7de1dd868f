import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openPayScreen, press } from '../../../../test/gateway-stand-ins.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { createDeskClient } from '../../../../test/desk-scenario.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { GatewayStart, PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { lateMoneyMs } from './ask-times.ts'
import { reconcile } from '../payments.jobs.ts'
import { listPaymentsOf } from '../payments.store.ts'
import { settle } from './settle.service.ts'

let shop: OrderShop
let client: ReturnType<typeof createDeskClient>
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openOrderShop()
  client = createDeskClient(shop)
  staff = (await client.staff()).headers
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const methods = ['esewa', 'khalti'] as const

async function ordered(method: (typeof methods)[number]) {
  const shopper = await shop.shopper()
  const { number, start } = await shopper.buyProducts([[await shop.make({ pricePaisa: 2450_50 })]], method)
  const [payment] = await listPaymentsOf(shop.services.db, orderIdOf(number)!)
  return { shopper, number, start: start as GatewayStart, payment: payment! }
}

const tasksAbout = async (number: string) =>
  (
    await shop.database.pool.query("select * from tickets where type = 'payment' and about ->> 'id' = $1", [
      number,
    ])
  ).rows

/** The services of the shop with a gateway that gives the answer of the test. */
const hearing = (...answers: object[]) => {
  const ask = async () => (answers.length > 1 ? answers.shift() : answers[0])
  const gateway = { method: 'khalti', ask } as unknown as PaymentGateway
  return { ...shop.services, gateways: { khalti: gateway, esewa: gateway } }
}

describe.each(methods)('money that %s reports with another sum', (method) => {
  it('is one urgent task at the desk, however often it is heard, and the order stays unpaid', async () => {
    const { number, start, payment } = await ordered(method)
    const back = await press(await openPayScreen(start), 'pay', 'smaller')
    const visits = await Promise.all(
      Array.from({ length: 5 }, () => shop.app.inject({ url: back!.replace('http://haat.test', '') })),
    )
    expect(new Set(visits.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    await Promise.all(Array.from({ length: 10 }, () => settle(shop.services, payment.id)))
    await reconcile(shop.services, { warn: vi.fn() }, new Date(Date.now() + 60_000))
    const tasks = await tasksAbout(number)
    expect(tasks).toHaveLength(1)
    expect(tasks[0]).toMatchObject({ priority: 'urgent', status: 'open', user_id: null, email: '' })
    const { amountPaisa } = payment
    const record = await shop.gateways.records[method].find(payment.gatewayId ?? payment.id)
    for (const fact of [
      number,
      payment.id,
      record!.captureId!,
      formatRupees(amountPaisa, 'en'),
      formatRupees(amountPaisa - 100, 'en'),
      `${amountPaisa} paisa`,
      `${amountPaisa - 100} paisa`,
    ]) {
      expect(tasks[0].message).toContain(fact)
    }
    const [after] = await listPaymentsOf(shop.services.db, orderIdOf(number)!)
    expect(after).toMatchObject({
      state: 'pending',
      captureId: null,
      problem: 'otherSum',
      reportedPaisa: amountPaisa - 100,
    })
  })

  it('is told to the shopper as it is, by mail and on the page, until somebody has solved it', async () => {
    const { shopper, number, start } = await ordered(method)
    const back = await press(await openPayScreen(start), 'pay', 'smaller')
    await shop.app.inject({ url: back!.replace('http://haat.test', '') })
    const order = await shopper.getOrder(number)
    expect(order.parcels[0]!.state).toBe('awaitingPayment')
    expect(order.payment).toMatchObject({
      state: 'pending',
      problem: { reportedPaisa: order.totalPaisa - 100 },
    })
    const mails = (await shop.mails()).filter(
      ({ subject }) => subject === `We are checking your payment: order ${number}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text_body).toContain(formatRupees(order.totalPaisa - 100, 'en'))
    expect(mails[0]!.text_body).toContain('does not count as paid')
    const [task] = await tasksAbout(number)
    const solved = await client.send(
      'PATCH',
      `/staff/tickets/T-${task.number}`,
      { version: 1, status: 'solved' },
      staff,
    )
    expect(solved.statusCode, solved.body).toBe(200)
    expect((await shopper.getOrder(number)).payment).toMatchObject({ problem: null })
  })

  it('shows the desk the order, is nobody’s ticket, and has nobody to be answered', async () => {
    const { shopper, number, start } = await ordered(method)
    await press(await openPayScreen(start), 'pay', 'smaller')
    await reconcile(shop.services, { warn: vi.fn() }, new Date(Date.now() + 30_000))
    const task = `T-${(await tasksAbout(number))[0].number}`
    const context = (await client.ask(`/staff/tickets/${task}/context`, staff)).json().data
    expect(context).toMatchObject({ order: { number } })
    expect((await client.ask(`/staff/tickets/${task}`, staff)).json().data).toMatchObject({
      proof: 'system',
      messages: [{ proof: 'system' }],
    })
    expect((await client.ask('/tickets', shopper.headers)).json().data.items).toEqual([])
    const url = `/staff/tickets/${task}/replies`
    expectRefusal(await client.send('POST', url, client.reply('Hello?'), staff), 409, 'CONFLICT')
    const note = await client.send('POST', url, client.reply('I asked them.', { kind: 'note' }), staff)
    expect(note.statusCode, note.body).toBe(200)
  })
})

describe('a task is set also', () => {
  it('when the gateway corrects itself: the order is paid, and the task stays for people', async () => {
    const { number, payment } = await ordered('khalti')
    const other = { state: 'strange', problem: 'otherSum', reportedPaisa: 1, reference: 'X' }
    const paid = { state: 'paid', captureId: 'CORRECTED', paidPaisa: payment.amountPaisa }
    const services = hearing(other, paid)
    await settle(services, payment.id)
    await settle(services, payment.id)
    const [after] = await listPaymentsOf(shop.services.db, orderIdOf(number)!)
    expect(after).toMatchObject({ state: 'paid', problem: 'otherSum' })
    expect(await tasksAbout(number)).toHaveLength(1)
  })

  it('for money that another payment has already', async () => {
    const [one, two] = [await ordered('khalti'), await ordered('khalti')]
    const paid = { state: 'paid', captureId: 'TWICE', paidPaisa: one.payment.amountPaisa }
    await settle(hearing(paid), one.payment.id)
    await settle(hearing(paid), two.payment.id)
    expect(await tasksAbout(one.number)).toEqual([])
    expect(await tasksAbout(two.number)).toMatchObject([{ message: expect.stringContaining('TWICE') }])
    const [after] = await listPaymentsOf(shop.services.db, orderIdOf(two.number)!)
    expect(after).toMatchObject({ state: 'pending', problem: 'takenMoney' })
  })

  it('when a payment that the gateway was never certain of runs out', async () => {
    const { number, payment } = await ordered('khalti')
    await settle(hearing({ state: 'ambiguous' }), payment.id)
    expect(await tasksAbout(number)).toEqual([])
    await settle(hearing({ state: 'ambiguous' }), payment.id, new Date(Date.now() + 3_600_000))
    expect(await tasksAbout(number)).toHaveLength(1)
  })

  it('when the gateway has not given one clear answer for as long as it is asked', async () => {
    const { number, payment } = await ordered('khalti')
    const services = hearing({ state: 'unclear', why: 'Khalti answered 500' })
    await settle(services, payment.id)
    expect(await tasksAbout(number)).toEqual([])
    await settle(services, payment.id, new Date(payment.expiresAt.getTime() + lateMoneyMs))
    expect(await tasksAbout(number)).toHaveLength(1)
  })

  it('but leaves nothing behind when its transaction does not stand', async () => {
    const { number, payment } = await ordered('khalti')
    const services = hearing({ state: 'strange', problem: 'otherSum', reportedPaisa: 5, reference: null })
    const failing = {
      ...services,
      paymentEvents: { ...services.paymentEvents, onPaymentProblem: () => Promise.reject(new Error('gone')) },
    }
    await expect(settle(failing, payment.id)).rejects.toThrow('gone')
    expect(await tasksAbout(number)).toEqual([])
    await settle(services, payment.id)
    expect(await tasksAbout(number)).toHaveLength(1)
  })
})
