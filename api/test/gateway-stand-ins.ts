import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { createEsewaStandIn, esewaPaths } from '@haat/demo/stand-ins/gateways/esewa-stand-in.ts'
import { createGatewayRecords, type GatewayRecord } from '@haat/demo/stand-ins/gateways/gateway-records.ts'
import { createKhaltiStandIn, khaltiPath } from '@haat/demo/stand-ins/gateways/khalti-stand-in.ts'
import type { Mishap } from '@haat/demo/stand-ins/gateways/mishaps.ts'
import { mountStandIn } from '@haat/demo/stand-ins/gateways/mount-stand-in.ts'
import type { GatewayMethod, GatewayStart } from '#platform/payments/payment-gateway.ts'

const esewa = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' }
const khalti = { secretKey: 'only good for tests' }

/** The stand-ins of the demo on a server of their own, because real gateways have other addresses than the shop. */
export async function openGatewayStandIns() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-gateways-'))
  const app = fastify({ forceCloseConnections: true })
  const clock = { aheadMs: 0, holdMs: 0 }
  const visits: string[] = []
  const records = {
    esewa: createGatewayRecords(path.join(folder, 'esewa')),
    khalti: createGatewayRecords(path.join(folder, 'khalti')),
  }
  const now = () => Date.now() + clock.aheadMs
  const standIns = {
    esewa: createEsewaStandIn(esewa, { records: records.esewa, now }),
    khalti: createKhaltiStandIn(khalti, { records: records.khalti, now }),
  }
  app.addHook('onRequest', async () => new Promise((done) => void setTimeout(done, clock.holdMs)))
  for (const standIn of Object.values(standIns)) {
    mountStandIn(app, standIn, async (url) => void visits.push(url))
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    /** Environment variables with which the shop uses these stand-ins. */
    environment: {
      ESEWA_PRODUCT_CODE: esewa.productCode,
      ESEWA_SECRET: esewa.secret,
      ESEWA_FORM_URL: `${address}/dev/esewa${esewaPaths.form}`,
      ESEWA_STATUS_URL: `${address}/dev/esewa${esewaPaths.status}`,
      KHALTI_SECRET_KEY: khalti.secretKey,
      KHALTI_URL: `${address}/dev/khalti${khaltiPath}`,
      PUBLIC_URL: 'http://haat.test',
    },
    /** How far the clock of the gateways is ahead, and how long they delay every answer. */
    clock,
    /** The addresses that the gateways opened themselves, beside the browser. */
    visits,
    records,
    addressAfter: (method: GatewayMethod, record: GatewayRecord) =>
      standIns[method].addressAfter(record, 'paid'),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

/** Goes to the gateway as a browser would. Returns the address of its payment screen. */
export async function openPayScreen(start: GatewayStart): Promise<string> {
  if (start.kind === 'redirect') return start.url
  const answer = await post(start.url, start.fields)
  const location = answer.headers.get('location')
  if (!location) throw new Error(`eSewa answered ${answer.status}: ${await answer.text()}`)
  return new URL(location, start.url).href
}

/** Presses a button on the screen. Returns where the browser is sent; undefined if the gateway sends it nowhere. */
export async function press(screen: string, button: 'pay' | 'cancel', mishap: Mishap = 'none') {
  const answer = await post(screen, { do: button, mishap })
  return answer.headers.get('location') ?? undefined
}
