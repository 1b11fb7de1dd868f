import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGatewayStandIns, openPayScreen, press } from '../../../../api/test/gateway-stand-ins.ts'
import { createGateways } from '@haat/api/platform/payments/create-gateways.ts'
import { readConfig } from '@haat/api/config.ts'

let standIns: Awaited<ReturnType<typeof openGatewayStandIns>>
beforeAll(async () => {
  standIns = await openGatewayStandIns()
})
afterAll(() => standIns.close())

let count = 0
async function begin(method: 'esewa' | 'khalti', amountPaisa = 500_00) {
  const id = `try-${++count}`
  const gateway = createGateways(readConfig({ SEED: 'none', ...standIns.environment }))[method]!
  const { start, gatewayId } = await gateway.start({
    id,
    amountPaisa,
    orderNumber: 'H-20001 <b>',
    site: 'http://haat.test',
    returnUrl: 'http://haat.test/return',
    failedUrl: `http://haat.test/failed/${id}`,
  })
  return { id, start, ask: () => gateway.ask({ id, gatewayId, amountPaisa }), gatewayId }
}

const postForm = (fields: Record<string, string>) =>
  fetch(standIns.environment.ESEWA_FORM_URL, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })

describe('the stand-in for eSewa', () => {
  it.each([
    ['signature', 'x', 'Invalid payload signature.'],
    ['total_amount', '1', 'total_amount is not the sum of its parts.'],
    ['tax_amount', '1', 'total_amount is not the sum of its parts.'],
    ['tax_amount', '', 'tax_amount is required.'],
    ['success_url', '', 'success_url is required.'],
    ['product_code', 'OTHER', 'product_code is not valid.'],
    ['transaction_uuid', '../x', 'transaction_uuid is not valid.'],
    ['signed_field_names', 'total_amount', 'signed_field_names is not valid.'],
  ])('takes no form whose %s is "%s"', async (name, value, sentence) => {
    const { start } = await begin('esewa')
    if (start.kind !== 'form') throw new Error('no form')
    const answer = await postForm({ ...start.fields, [name]: value })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 0, error_message: sentence })
  })

  it('takes the same form again until it is paid', async () => {
    const { start } = await begin('esewa')
    if (start.kind !== 'form') throw new Error('no form')
    const screen = await openPayScreen(start)
    expect(await openPayScreen(start)).toBe(screen)
    await press(screen, 'pay')
    expect((await postForm(start.fields)).status).toBe(409)
  })

  it('does not know a try by another amount', async () => {
    const { id, start } = await begin('esewa')
    await press(await openPayScreen(start), 'pay')
    const url = new URL(standIns.environment.ESEWA_STATUS_URL)
    url.search = `product_code=EPAYTEST&total_amount=1&transaction_uuid=${id}`
    expect(await (await fetch(url)).json()).toMatchObject({ status: 'NOT_FOUND' })
  })
})

describe('the stand-in for Khalti', () => {
  const post = (name: string, body: object, key = standIns.environment.KHALTI_SECRET_KEY) =>
    fetch(`${standIns.environment.KHALTI_URL}epayment/${name}/`, {
      method: 'POST',
      headers: { authorization: `Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const body = {
    return_url: 'http://haat.test/return',
    website_url: 'http://haat.test',
    amount: 1000,
    purchase_order_id: '1',
    purchase_order_name: 'H-1',
  }

  it('opens nothing for a stranger, for less than ten rupees, or for half a request', async () => {
    expect((await post('initiate', body, 'other')).status).toBe(401)
    expect((await post('initiate', body)).status).toBe(200)
    for (const wrong of [{ amount: 999 }, { amount: 10.5 }, { return_url: '' }, { purchase_order_name: 1 }]) {
      const answer = await post('initiate', { ...body, ...wrong })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error_key: 'validation_error' })
    }
  })

  it('looks up with 400 what was cancelled or ran out, and with 404 what never was', async () => {
    const cancelled = await begin('khalti')
    await press(cancelled.start.url, 'cancel')
    const answer = await post('lookup', { pidx: cancelled.gatewayId })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ pidx: cancelled.gatewayId, status: 'User canceled' })
    const forgotten = await begin('khalti')
    standIns.clock.aheadMs = 1800_000
    const late = await post('lookup', { pidx: forgotten.gatewayId })
    standIns.clock.aheadMs = 0
    expect(late.status).toBe(400)
    expect(await late.json()).toMatchObject({ status: 'Expired', total_amount: 500_00 })
    expect((await post('lookup', { pidx: 'nobody' })).status).toBe(404)
  })
})

describe.each(['esewa', 'khalti'] as const)('the screen of the stand-in for %s', (method) => {
  const openScreen = async () => {
    const begun = await begin(method, 1_23_456_50)
    return { ...begun, screen: await openPayScreen(begun.start) }
  }

  it('shows what is paid to whom, and that no money moves', async () => {
    const { screen } = await openScreen()
    const page = await (await fetch(screen)).text()
    expect(page).toContain('Pay Rs.\u00a01,23,456.50 to Haat')
    expect(page).toContain('No money moves')
    expect(page).toContain('Stand-in for')
    expect(page).not.toContain('<b>')
  })

  it('leads to nowhere but itself and the shop', async () => {
    const { screen } = await openScreen()
    const policy = (await fetch(screen)).headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' http://haat.test;")
  })

  it('is over once it was paid or cancelled, and takes money once', async () => {
    const { screen, ask } = await openScreen()
    const [back, again] = [await press(screen, 'pay'), await press(screen, 'pay')]
    expect(again).toBe(back)
    expect((await fetch(screen)).status).toBe(409)
    const other = await openScreen()
    await press(other.screen, 'cancel')
    expect(await press(other.screen, 'pay')).toBeUndefined()
    expect((await other.ask()).state).toBe('failed')
    expect((await ask()).state).toBe('paid')
  })

  it('of nobody says so', async () => {
    const answer = await fetch(`${standIns.address}/dev/${method}/pay/..%2F..%2Fsecret`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('No such payment')
  })

  it.each([
    ['delayed', 'open', 31_000],
    ['late', 'open', 21 * 60_000],
    ['down', 'unclear', 61_000],
  ] as const)('%s: %s at first, paid later', async (mishap, first, laterMs) => {
    const { screen, ask } = await openScreen()
    await press(screen, 'pay', mishap)
    expect((await ask()).state).toBe(first)
    standIns.clock.aheadMs = laterMs
    const later = await ask()
    standIns.clock.aheadMs = 0
    expect(later.state).toBe('paid')
  })
})
