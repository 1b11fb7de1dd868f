import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press } from '../../../test/gateway-stand-ins.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { openPaymentSetup, type PaymentSetup } from '../../../test/payment-setup.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

const methods = ['esewa', 'khalti'] as const

describe.each(methods)('%s', (method) => {
  it('brings a shopper who has paid back to the order, which is paid', async () => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const answer = await setup.visit((await press(screen, 'pay'))!)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/profile/orders/H-${orderId}?paid=yes`)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { states, attempts, events } = await setup.readPayments(orderId)
    expect(states).toEqual(['paid'])
    expect(attempts[0]).toMatchObject({ askAt: null, captureId: expect.stringMatching(/^[0-9A-F]{16}$/) })
    expect(events).toEqual(['paid'])
  })

  it.each([1_000, 99_999, 100_000, 12_345_67, 1_00_000_00, 25_00_000_05])(
    'takes %i paisa to the paisa',
    async (amountPaisa) => {
      const { screen, orderId } = await setup.startAtGateway(method, { amountPaisa })
      await setup.visit((await press(screen, 'pay'))!)
      expect((await setup.readPayments(orderId)).states).toEqual(['paid'])
    },
  )

  it('brings a shopper who cancelled back to the checkout, and tells the order', async () => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const answer = await setup.visit((await press(screen, 'cancel'))!)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/profile/orders/H-${orderId}?paid=failed`)
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['failed'], events: ['failed'] })
  })

  it('counts a return once that comes three times', async () => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const back = (await press(screen, 'pay', 'doubled'))!
    expect(setup.gateways.visits.at(-1)).toBe(back)
    const answers = await Promise.all([back, back, back].map(setup.visit))
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      Array(3).fill(`/profile/orders/H-${orderId}?paid=yes`),
    )
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['paid'], events: ['paid'], tasks: [] })
  })

  it('changes nothing for a forged return', async () => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const answer = await setup.visit((await press(screen, 'pay', 'forged'))!)
    expect(answer.headers.location ?? '').not.toContain('paid=yes')
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['pending'], events: [] })
  })

  it('leaves the order unpaid when less came than was asked, and people are told', async () => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const answer = await setup.visit((await press(screen, 'pay', 'smaller'))!)
    expect(answer.headers.location).toBe(`/profile/orders/H-${orderId}?paid=pending`)
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['pending'], events: [] })
    const { rowCount } = await setup.database.pool.query(
      "select from tickets where type = 'payment' and about ->> 'id' = $1",
      [`H-${orderId}`],
    )
    expect(rowCount).toBe(1)
  })

  it("counts another order's return for that order alone", async () => {
    const mine = await setup.startAtGateway(method)
    const theirs = await setup.startAtGateway(method)
    const back = (await press(theirs.screen, 'pay'))!
    await setup.visit(back)
    await setup.visit(back.replaceAll(theirs.payment.id, mine.payment.id))
    expect((await setup.readPayments(mine.orderId)).states).toEqual(['pending'])
    expect((await setup.readPayments(theirs.orderId)).states).toEqual(['paid'])
  })

  it.each(['delayed', 'down'] as const)('does not take a shopper for paid while it is %s', async (mishap) => {
    const { screen, orderId } = await setup.startAtGateway(method)
    const answer = await setup.visit((await press(screen, 'pay', mishap))!)
    expect(answer.headers.location).toBe(`/profile/orders/H-${orderId}?paid=pending`)
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['pending'], events: [] })
  })
})

describe('addresses that nobody was sent to', () => {
  it.each([
    '/api/payments/esewa/return',
    '/api/payments/esewa/return?data=',
    '/api/payments/esewa/return?data=nothing&data=twice',
    `/api/payments/esewa/return?data=${Buffer.from('[]').toString('base64')}`,
    '/api/payments/esewa/failed/1',
    "/api/payments/esewa/failed/'%20or%201=1",
    '/api/payments/esewa/failed/0198a8d2-0000-7000-8000-000000000000',
    '/api/payments/khalti/return',
    '/api/payments/khalti/return?pidx=nobody&status=Completed',
    '/api/payments/khalti/return?pidx[]=1&pidx=%00&purchase_order_id=%F0',
  ])('%s are told so on a page', async (url) => {
    const answer = await setup.app.inject({ url, headers: { cookie: 'language=ne' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('यो भुक्तानी भेटिएन')
    expect(answer.body).toContain('href="/profile/orders"')
  })

  it('may be as long as they like', async () => {
    for (const path of ['esewa/return?data', 'khalti/return?pidx']) {
      const answer = await setup.app.inject(`/api/payments/${path}=${'x'.repeat(9000)}`)
      expect(answer.statusCode).toBe(400)
    }
  })

  it('of one method say nothing about a try of another', async () => {
    const { payment, orderId } = await setup.startAtGateway('khalti')
    const answer = await setup.app.inject(`/api/payments/esewa/failed/${payment.id}`)
    expect(answer.statusCode).toBe(400)
    expect((await setup.readPayments(orderId)).states).toEqual(['pending'])
  })

  it('with a pidx of one try and the name of another are nobody’s', async () => {
    const [one, two] = [await setup.startAtGateway('khalti'), await setup.startAtGateway('khalti')]
    const query = `pidx=${one.payment.gatewayId}&purchase_order_id=${two.payment.id}&status=Completed`
    expect((await setup.app.inject(`/api/payments/khalti/return?${query}`)).statusCode).toBe(400)
  })
})

it('whoever leaves eSewa before it knew of them may try again, and the try stays open', async () => {
  const { payment, orderId } = await setup.start('esewa')
  const answer = await setup.app.inject(`/api/payments/esewa/failed/${payment.id}`)
  expect(answer.headers.location).toBe(`/profile/orders/H-${orderId}?paid=failed`)
  expect((await setup.readPayments(orderId)).states).toEqual(['pending'])
})

it('a database that is away is told on a page', async () => {
  const databaseUrl = 'postgres://haat@127.0.0.1:1/haat'
  const away = await buildTestApp({ databaseUrl, environment: setup.gateways.environment })
  const answer = await away.app.inject('/api/payments/esewa/failed/0198a8d2-0000-7000-8000-000000000000')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('Nothing is lost.')
  await away.close()
})

it('too many returns from one address are told on a page', async () => {
  const strict = await buildTestApp({ environment: { ...setup.gateways.environment, RATE_LIMITS: '0.001' } })
  const url = '/api/payments/esewa/return'
  const answers = await Promise.all([1, 2, 3, 4].map(() => strict.app.inject(url)))
  const [refused] = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused?.body).toContain('Too many attempts.')
  await strict.close()
})
