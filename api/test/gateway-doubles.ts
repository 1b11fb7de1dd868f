import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { createEsewaDouble, esewaPaths } from '#dev/gateways/esewa-double.ts'
import { createGatewayBook, type GatewayRecord } from '#dev/gateways/gateway-book.ts'
import { createKhaltiDouble, khaltiPath } from '#dev/gateways/khalti-double.ts'
import type { Mishap } from '#dev/gateways/mishaps.ts'
import { mountDouble } from '#dev/gateways/mount-double.ts'
import type { GatewayMethod, GatewayStart } from '#platform/payments/payment-gateway.ts'

const esewa = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' }
const khalti = { secretKey: 'only good for tests' }

/** The stand-ins of the demo as a server of its own, like gateways at another address than the shop. */
export async function openGatewayDoubles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-gateways-'))
  const app = fastify({ forceCloseConnections: true })
  const clock = { aheadMs: 0, holdMs: 0 }
  const visits: string[] = []
  const books = {
    esewa: createGatewayBook(path.join(folder, 'esewa')),
    khalti: createGatewayBook(path.join(folder, 'khalti')),
  }
  const now = () => Date.now() + clock.aheadMs
  const doubles = {
    esewa: createEsewaDouble(esewa, { book: books.esewa, now }),
    khalti: createKhaltiDouble(khalti, { book: books.khalti, now }),
  }
  app.addHook('onRequest', async () => new Promise((done) => void setTimeout(done, clock.holdMs)))
  for (const double of Object.values(doubles)) {
    mountDouble(app, double, async (url) => void visits.push(url))
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    /** Settings as an operator writes them. */
    environment: {
      ESEWA_PRODUCT_CODE: esewa.productCode,
      ESEWA_SECRET: esewa.secret,
      ESEWA_FORM_URL: `${address}/dev/esewa${esewaPaths.form}`,
      ESEWA_STATUS_URL: `${address}/dev/esewa${esewaPaths.status}`,
      KHALTI_SECRET_KEY: khalti.secretKey,
      KHALTI_URL: `${address}/dev/khalti${khaltiPath}`,
      PUBLIC_URL: 'http://haat.test',
    },
    /** How far ahead the gateways' clock is, and how long they let everybody wait. */
    clock,
    /** What the gateways opened themselves, beside the browser. */
    visits,
    books,
    addressAfter: (method: GatewayMethod, record: GatewayRecord) =>
      doubles[method].addressAfter(record, 'paid'),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

/** Goes to the gateway as the browser would; the address of its screen. */
export async function openPayScreen(start: GatewayStart): Promise<string> {
  if (start.kind === 'redirect') return start.url
  const answer = await post(start.url, start.fields)
  const location = answer.headers.get('location')
  if (!location) throw new Error(`eSewa answered ${answer.status}: ${await answer.text()}`)
  return new URL(location, start.url).href
}

/** Presses a button there. Where the browser is sent to; undefined when it is left standing. */
export async function press(screen: string, button: 'pay' | 'cancel', mishap: Mishap = 'none') {
  const answer = await post(screen, { do: button, mishap })
  return answer.headers.get('location') ?? undefined
}
