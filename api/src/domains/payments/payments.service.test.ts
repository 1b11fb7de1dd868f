import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { press } from '../../../test/gateway-stand-ins.ts'
import { openPaymentSetup, type PaymentSetup } from '../../../test/payment-setup.ts'
import type { PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { findPaymentOf, isOffered, startPayment } from './payments.service.ts'
import { settle } from './settling/settle.service.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

const payable = (changes: object = {}) => ({
  orderId: 30_001,
  userId: randomUUIDv7(),
  method: 'khalti' as const,
  amountPaisa: 500_00,
  expiresAt: new Date(Date.now() + 900_000),
  ...changes,
})

it('eSewa gets a form with addresses that have no query, signed over the sum', async () => {
  const { start, payment } = await setup.start('esewa', { amountPaisa: 1_10_00 })
  if (start.kind !== 'form') throw new Error('no form')
  expect(start.url).toBe(setup.gateways.environment.ESEWA_FORM_URL)
  expect(start.fields).toMatchObject({
    amount: '110',
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: '110',
    transaction_uuid: payment.id,
    product_code: 'EPAYTEST',
    success_url: 'http://haat.test/api/payments/esewa/return',
    failure_url: `http://haat.test/api/payments/esewa/failed/${payment.id}`,
    signed_field_names: 'total_amount,transaction_uuid,product_code',
  })
  expect(payment.state).toBe('pending')
})

it('Khalti sends the browser to a page of its own, and its name for the try is kept', async () => {
  const { start, payment } = await setup.start('khalti')
  expect(start).toEqual({
    kind: 'redirect',
    url: `${setup.gateways.address}/dev/khalti/pay/${payment.gatewayId}`,
  })
})

it('a try stands in the records before the gateway hears of it', async () => {
  const seen: unknown[] = []
  const gateway = {
    async start() {
      seen.push((await setup.readPayments(30_002)).states)
      return { start: { kind: 'redirect', url: 'https://khalti.test' }, gatewayId: 'named' }
    },
  } as unknown as PaymentGateway
  await startPayment({ ...setup.services, gateways: { khalti: gateway } }, payable({ orderId: 30_002 }))
  expect(seen).toEqual([['created']])
  expect((await setup.readPayments(30_002)).attempts).toMatchObject([
    { state: 'pending', gatewayId: 'named' },
  ])
})

it('a gateway that is away is told in a sentence, and the try has failed', async () => {
  const away = await openPaymentSetup()
  await away.gateways.close()
  const refusal = startPayment(away.services, payable())
  await expect(refusal).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Khalti cannot be reached right now. Please try again in a moment, or pay in another way.',
  })
  expect(await away.readPayments(30_001)).toMatchObject({ states: ['failed'], attempts: [{ askAt: null }] })
  await away.close()
})

it.each([
  [{ amountPaisa: 9_99 }, 'Khalti takes no less than Rs. 10.'],
  [{ expiresAt: new Date(0) }, 'The time to pay this order is over. Please order again.'],
])('%j is refused before anything is written', async (changes, message) => {
  const orderId = 30_003
  await expect(startPayment(setup.services, payable({ ...changes, orderId }))).rejects.toMatchObject({
    code: 'CONFLICT',
    message,
  })
  expect((await setup.readPayments(orderId)).states).toEqual([])
})

it('a method without an account is off, and cash never is', async () => {
  const off = { ...setup.services, gateways: {} }
  await expect(startPayment(off, payable())).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This shop does not take Khalti.',
  })
  expect([isOffered(off, 'cod'), isOffered(off, 'esewa'), isOffered(setup.services, 'esewa')]).toEqual([
    true,
    false,
    true,
  ])
})

it('an order shows of several tries the one that counts', async () => {
  const one = await setup.startAtGateway('esewa')
  await press(one.screen, 'cancel')
  await settle(setup.services, one.payment.id)
  const shown = () => findPaymentOf(setup.services, setup.services.db, one.orderId)
  expect(await shown()).toEqual({ state: 'failed', problem: null, refundPaisa: 0, refundBy: null })
  const two = await setup.startAtGateway('khalti', { orderId: one.orderId })
  expect(await shown()).toMatchObject({ state: 'pending' })
  await press(two.screen, 'pay')
  await settle(setup.services, two.payment.id)
  expect(await shown()).toMatchObject({ state: 'paid' })
  expect(await findPaymentOf(setup.services, setup.services.db, 1)).toBeUndefined()
})
