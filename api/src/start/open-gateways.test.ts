import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayScreen, press } from '../../test/gateway-stand-ins.ts'
import { readConfig } from '../config.ts'
import { openGateways } from './open-gateways.ts'
import type { GatewayMethod } from '../platform/payments/payment-gateway.ts'

let app: FastifyInstance
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'haat-open-gateways-'))
})
afterEach(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

async function open(environment: Record<string, string>) {
  const opened = await openGateways(readConfig({ DATA_DIR: dataDir, ...environment }))
  app = fastify({ forceCloseConnections: true })
  await app.register(cookie)
  opened.mount(app)
  return { ...opened, site: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const newTry = (site: string, method: GatewayMethod) => ({
  id: 'try-1',
  amountPaisa: 1_234_50,
  orderNumber: 'H-20001',
  site,
  returnUrl: `${site}/api/payments/${method}/return`,
  failedUrl: `${site}/api/payments/${method}/failed/try-1`,
})

it('without secrets and outside the demo nobody takes money, nor do the stand-ins', async () => {
  const { gateways } = await open({ SEED: 'none' })
  expect(gateways).toEqual({})
  expect((await app.inject('/dev/khalti/pay/x')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/dev/khalti/api/v2/epayment/lookup/' })).statusCode).toBe(
    404,
  )
})

it.each(['esewa', 'khalti'] as const)(
  'in the demo a stand-in at the site itself plays %s',
  async (method) => {
    const { gateways, site } = await open({ SEED: 'demo' })
    const gateway = gateways[method]!
    const { start, gatewayId } = await gateway.start(newTry(site, method))
    const oneTry = { id: 'try-1', gatewayId, amountPaisa: 1_234_50 }
    const before = await gateway.ask(oneTry)
    expect(before.state).toBe(method === 'esewa' ? 'none' : 'open')
    const at = { ...start, url: new URL(start.url, site).href }
    const screen = await openPayScreen(at)
    expect(screen).toBe(`${site}/dev/${method}/pay/${method === 'esewa' ? 'try-1' : gatewayId}`)
    const back = new URL((await press(screen, 'pay'))!)
    expect(gateway.readReturn(Object.fromEntries(back.searchParams))).toMatchObject({ id: 'try-1' })
    expect(await gateway.ask(oneTry)).toMatchObject({ state: 'paid', paidPaisa: 1_234_50 })
  },
)

it.each<Record<string, string>>([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://haat.example' }])(
  'a demo that others reach, by %j, has no stand-ins',
  async (settings) => {
    const { gateways } = await open({ SEED: 'demo', ...settings })
    expect(gateways).toEqual({})
    expect((await app.inject('/dev/khalti/pay/x')).statusCode).toBe(404)
  },
)

it('what was paid at a stand-in is known after a restart', async () => {
  const first = await open({ SEED: 'demo' })
  const { start, gatewayId } = await first.gateways.khalti!.start(newTry(first.site, 'khalti'))
  await press(start.url, 'pay', 'lost')
  await app.close()
  const { gateways } = await open({ SEED: 'demo' })
  const oneTry = { id: 'try-1', gatewayId, amountPaisa: 1_234_50 }
  expect((await gateways.khalti!.ask(oneTry)).state).toBe('paid')
})

it('the secrets of a real gateway take the place of its stand-in alone, in the demo too', async () => {
  const KHALTI_URL = 'http://127.0.0.1:1/api/v2/'
  const real = { KHALTI_SECRET_KEY: 'key', KHALTI_URL, PUBLIC_URL: 'http://localhost' }
  const { gateways } = await open({ SEED: 'demo', ...real })
  expect(await gateways.khalti!.ask({ id: 'x', gatewayId: 'x', amountPaisa: 1 })).toMatchObject({
    state: 'unclear',
    why: expect.stringContaining('127.0.0.1:1 did not answer'),
  })
  expect((await app.inject('/dev/khalti/pay/x')).body).not.toContain('<main>')
  expect((await app.inject('/dev/esewa/pay/x')).body).toContain('<main>')
})
