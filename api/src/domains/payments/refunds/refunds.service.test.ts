import { afterAll, beforeAll, expect, it } from 'vitest'
import { press } from '../../../../test/gateway-stand-ins.ts'
import { openPaymentSetup, type PaymentSetup } from '../../../../test/payment-setup.ts'
import { findPaymentOf } from '../payments.service.ts'
import { oweRefund, completeRefund } from './refunds.service.ts'
import { settle } from '../settling/settle.service.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

async function paidOrder(isOver = false) {
  const { screen, payment, orderId } = await setup.startAtGateway('khalti', { amountPaisa: 1_000_00 })
  if (isOver) setup.orders.ended.add(orderId)
  await press(screen, 'pay')
  await settle(setup.services, payment.id)
  return orderId
}
const owe = (orderId: number, parcelId: number | null, amountPaisa: number) =>
  setup.services.db.transaction((tx) => oweRefund(tx, { orderId, parcelId, amountPaisa }))

it('late money that was sent back is refunded, once', async () => {
  const orderId = await paidOrder(true)
  const [task] = (await setup.readPayments(orderId)).tasks
  const done = await Promise.all([1, 2, 3].map(() => completeRefund(setup.services, task!.id)))
  expect(done.at(-1)).toMatchObject({ state: 'refunded', refundedPaisa: 1_000_00 })
  const { attempts, tasks, events } = await setup.readPayments(orderId)
  expect(attempts).toMatchObject([{ state: 'refunded', refundedPaisa: 1_000_00 }])
  expect(tasks[0]?.doneAt).not.toBeNull()
  expect(events).toEqual(['over', 'owed 100000', 'returned 100000'])
})

it('an order of two parcels is paid until both are cancelled, and refunded when both went back', async () => {
  const orderId = await paidOrder()
  const shown = () => findPaymentOf(setup.services, setup.services.db, orderId)
  const dueAt = await owe(orderId, 1, 400_00)
  expect(await shown()).toEqual({ state: 'paid', problem: null, refundPaisa: 400_00, refundBy: dueAt })
  await owe(orderId, 1, 400_00)
  expect((await setup.readPayments(orderId)).tasks).toHaveLength(1)
  await owe(orderId, 2, 600_00)
  expect(await shown()).toMatchObject({ state: 'refundDue', refundPaisa: 1_000_00 })
  for (const { id } of (await setup.readPayments(orderId)).tasks) await completeRefund(setup.services, id)
  expect(await shown()).toEqual({ state: 'refunded', problem: null, refundPaisa: 0, refundBy: null })
})

it('a parcel may go back before the next one is cancelled', async () => {
  const orderId = await paidOrder()
  await owe(orderId, 1, 400_00)
  const [first] = (await setup.readPayments(orderId)).tasks
  expect(await completeRefund(setup.services, first!.id)).toMatchObject({
    state: 'paid',
    refundedPaisa: 400_00,
  })
  await owe(orderId, 2, 600_00)
  const second = (await setup.readPayments(orderId)).tasks[1]
  expect(await completeRefund(setup.services, second!.id)).toMatchObject({ state: 'refunded' })
})

it('never more goes back than was paid, and nothing for what was not', async () => {
  const orderId = await paidOrder()
  await owe(orderId, 1, 400_00)
  await expect(owe(orderId, 2, 600_01)).rejects.toThrow('More than was paid')
  expect((await setup.readPayments(orderId)).tasks).toHaveLength(1)
  const { orderId: unpaid } = await setup.start('esewa')
  expect(await owe(unpaid, null, 100_00)).toBeUndefined()
})

it('a refund that does not exist is told so', async () => {
  await expect(completeRefund(setup.services, 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
