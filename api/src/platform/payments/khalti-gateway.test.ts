import { describe, expect, it } from 'vitest'
import { createKhaltiGateway } from './khalti-gateway.ts'
import { GatewayError } from './payment-gateway.ts'

const settings = { secretKey: 'live_secret_key', url: 'https://khalti.test/api/v2/' }
const oneTry = { id: 'a', gatewayId: 'bZQLD9wRVWo4CdESSfuSsB', amountPaisa: 1300 }
const newTry = {
  id: 'our-id',
  amountPaisa: 1300,
  orderNumber: 'H-20001',
  site: 'https://haat.test',
  returnUrl: 'https://haat.test/api/payments/khalti/return',
  failedUrl: '',
}
const completed = {
  pidx: oneTry.gatewayId,
  total_amount: 1300,
  status: 'Completed',
  transaction_id: 'GFq9PFS7b2iYvL8Lir9oXe',
  fee: 0,
  refunded: false,
}

function answering(body: object | string, status = 200) {
  const asked: { url: string; headers: unknown; body: unknown }[] = []
  const fetch = async (url: string, { headers, body: sent }: RequestInit) => {
    asked.push({ url, headers, body: JSON.parse(String(sent)) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { asked, gateway: createKhaltiGateway(settings, { fetch }) }
}
const askWith = (body: object | string, status?: number) => answering(body, status).gateway.ask(oneTry)

describe('opening a payment at Khalti', () => {
  const opened = { pidx: 'bZQLD9', payment_url: 'https://pay.khalti.com/?pidx=bZQLD9', expires_in: 1800 }

  it('says what is paid, in paisa, and sends the browser where Khalti says', async () => {
    const { asked, gateway } = answering(opened)
    expect(await gateway.start(newTry)).toEqual({
      start: { kind: 'redirect', url: opened.payment_url },
      gatewayId: 'bZQLD9',
    })
    expect(asked).toEqual([
      {
        url: 'https://khalti.test/api/v2/epayment/initiate/',
        headers: { authorization: 'Key live_secret_key', 'content-type': 'application/json' },
        body: {
          return_url: newTry.returnUrl,
          website_url: 'https://haat.test',
          amount: 1300,
          purchase_order_id: 'our-id',
          purchase_order_name: 'H-20001',
        },
      },
    ])
  })

  it.each([
    [{ amount: ['Amount should be greater than Rs. 10'] }, 400],
    [{ detail: 'Invalid token.' }, 401],
    [opened, 500],
    ['<html>', 200],
    [{ ...opened, pidx: null }, 200],
    [{ ...opened, pidx: '../x' }, 200],
    [{ ...opened, payment_url: 'javascript:alert(1)' }, 200],
    [{ ...opened, payment_url: 'http://pay.khalti.com/' }, 200],
    [{ ...opened, payment_url: '/pay' }, 200],
  ])('with %j (%i) has not happened', async (body, status) => {
    await expect(answering(body, status).gateway.start(newTry)).rejects.toThrow(GatewayError)
  })
})

describe('the look-up of Khalti', () => {
  it('says paid, with its name for the money', async () => {
    const paid = { state: 'paid', captureId: completed.transaction_id, paidPaisa: 1300 }
    expect(await askWith(completed)).toEqual(paid)
  })

  it.each([
    ['Pending', 200, 'open'],
    ['Initiated', 200, 'open'],
    ['Refunded', 200, 'failed'],
    ['Expired', 400, 'expired'],
    ['User canceled', 400, 'failed'],
  ])('%s (%i) is %s', async (status, code, state) => {
    expect(await askWith({ ...completed, status, transaction_id: null }, code)).toEqual({ state })
  })

  it.each([
    [{ ...completed, pidx: 'other' }, 200],
    [{ ...completed, status: 'completed' }, 200],
    [{ ...completed, status: 'constructor' }, 200],
    [{ ...completed, status: 'On Hold' }, 200],
    [{ detail: 'Not found.' }, 404],
    [{ pidx: ['This field may not be blank.'] }, 400],
    [completed, 503],
    [completed, 302],
    ['', 200],
    ['null', 200],
  ])('%j (%i) says nothing that counts', async (body, status) => {
    expect((await askWith(body, status)).state).toBe('unclear')
  })

  it.each([
    [{ total_amount: 1299 }, 'otherSum', 1299],
    [{ total_amount: 13 }, 'otherSum', 13],
    [{ total_amount: '1300' }, 'otherSum', null],
    [{ transaction_id: null }, 'unnamed', 1300],
    [{ refunded: true }, 'refunded', 1300],
    [{ status: 'Partially Refunded' }, 'refunded', 1300],
  ])('with %j is for people: %s', async (changes, problem, reportedPaisa) => {
    expect(await askWith({ ...completed, ...changes })).toMatchObject({
      state: 'strange',
      problem,
      reportedPaisa,
    })
  })

  it('is not made for a try that Khalti never named', async () => {
    const { asked, gateway } = answering(completed)
    expect(await gateway.ask({ ...oneTry, gatewayId: null })).toEqual({ state: 'none' })
    expect(asked).toEqual([])
  })
})

it('a return names a try and nothing else', () => {
  const { gateway } = answering('')
  const query = { pidx: 'abc', purchase_order_id: 'our-id', status: 'Completed', amount: '1' }
  expect(gateway.readReturn(query)).toEqual({ gatewayId: 'abc', id: 'our-id' })
  expect(gateway.readReturn({ pidx: ['abc'] })).toBeUndefined()
  expect(gateway.readReturn({ pidx: 'a b' })).toBeUndefined()
})
