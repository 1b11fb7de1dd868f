import { describe, expect, it } from 'vitest'
import { createEsewaGateway } from './esewa-gateway.ts'

const settings = {
  productCode: 'EPAYTEST',
  secret: '8gBm/:&EnhH.1/q',
  formUrl: 'https://rc-epay.esewa.com.np/api/epay/main/v2/form',
  statusUrl: 'https://rc.esewa.com.np/api/epay/transaction/status/',
}
const oneTry = { id: '11-201-13', gatewayId: null, amountPaisa: 1_000_50 }
const complete = {
  product_code: 'EPAYTEST',
  transaction_uuid: '11-201-13',
  total_amount: 1000.5,
  status: 'COMPLETE',
  ref_id: '0001TS9',
}

const askWith = (body: object | string, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return createEsewaGateway(settings, { fetch: async () => new Response(text, { status }) }).ask(oneTry)
}

describe('the status call of eSewa', () => {
  it('names the try, its sum and the shop', async () => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return new Response('{}')
    }
    await createEsewaGateway(settings, { fetch }).ask(oneTry)
    expect(asked).toEqual([
      `${settings.statusUrl}?product_code=EPAYTEST&total_amount=1000.50&transaction_uuid=11-201-13`,
    ])
  })

  it('says paid, with its name for the money', async () => {
    expect(await askWith(complete)).toEqual({ state: 'paid', captureId: '0001TS9', paidPaisa: 1_000_50 })
    expect(await askWith({ ...complete, total_amount: '1,000.5' })).toMatchObject({ state: 'paid' })
  })

  it.each([
    ['PENDING', 'open'],
    ['AMBIGUOUS', 'ambiguous'],
    ['FULL_REFUND', 'failed'],
    ['CANCELED', 'failed'],
    ['NOT_FOUND', 'none'],
  ])('%s is %s', async (status, state) => {
    expect(await askWith({ ...complete, status, ref_id: null })).toEqual({ state })
  })

  it.each([
    { ...complete, transaction_uuid: 'other' },
    { ...complete, product_code: 'OTHER' },
    { ...complete, status: 'SUCCESS' },
    { ...complete, status: 'toString' },
    { ...complete, status: ['COMPLETE'] },
    { ...complete, status: 'PENDING', transaction_uuid: 'other' },
    { code: 0, error_message: 'Service is currently unavailable' },
    '<html>Bad gateway</html>',
    '"COMPLETE"',
    '',
  ])('%j says nothing that counts', async (body) => {
    expect((await askWith(body)).state).toBe('unclear')
  })

  it.each([
    [{ total_amount: 1000.49 }, 'otherSum', 1_000_49],
    [{ total_amount: 1 }, 'otherSum', 1_00],
    [{ total_amount: null }, 'otherSum', null],
    [{ ref_id: null }, 'unnamed', 1_000_50],
    [{ ref_id: '' }, 'unnamed', 1_000_50],
    [{ status: 'PARTIAL_REFUND' }, 'refunded', 1_000_50],
  ])('with %j is for people: %s', async (changes, problem, reportedPaisa) => {
    expect(await askWith({ ...complete, ...changes })).toMatchObject({
      state: 'strange',
      problem,
      reportedPaisa,
    })
  })

  it('that fails says nothing', async () => {
    const fetch = async () => Promise.reject(new TypeError('fetch failed'))
    const answer = await createEsewaGateway(settings, { fetch }).ask(oneTry)
    expect(answer).toMatchObject({ state: 'unclear', why: expect.stringContaining('rc.esewa.com.np') })
  })
})
