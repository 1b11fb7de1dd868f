import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { GatewaySettings } from '#platform/payments/create-gateways.ts'
import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'
import { fetchFrom } from '../fetch-from.ts'
import { createEsewaDouble, esewaPaths } from './esewa-double.ts'
import { createGatewayBook } from './gateway-book.ts'
import type { GatewayDouble } from './gateway-double.ts'
import { createKhaltiDouble, khaltiPath } from './khalti-double.ts'
import { mountDouble } from './mount-double.ts'

/** Known to all: whoever opens the demo may pay whatever they like there. */
const esewa = { productCode: 'EPAYTEST', secret: 'for the demo only' }
const khalti = { secretKey: 'for the demo only' }
/** Never looked up: the site asks itself. */
const inside = 'http://localhost'

/** Stand-ins for the gateways that the operator has no account with, at the site itself. */
export function createDevGateways(dataDir: string, methods: readonly GatewayMethod[]) {
  const options = (method: GatewayMethod) => ({
    book: createGatewayBook(path.join(dataDir, 'dev-gateways', method)),
    now: Date.now,
    isAtSite: true,
  })
  const doubles: Record<GatewayMethod, GatewayDouble> = {
    esewa: createEsewaDouble(esewa, options('esewa')),
    khalti: createKhaltiDouble(khalti, options('khalti')),
  }
  const paths = { esewa: doubles.esewa.path, khalti: doubles.khalti.path }
  const has = (method: GatewayMethod) => methods.includes(method)
  const settings: GatewaySettings = {
    esewa: has('esewa')
      ? {
          ...esewa,
          // The browser is at the site already, by whatever name it knows it.
          formUrl: `${paths.esewa}${esewaPaths.form}`,
          statusUrl: `${inside}${paths.esewa}${esewaPaths.status}`,
        }
      : undefined,
    khalti: has('khalti') ? { ...khalti, url: `${inside}${paths.khalti}${khaltiPath}` } : undefined,
  }
  let ask: ReturnType<typeof fetchFrom> | undefined
  return {
    settings,
    fetch: async (url: string, init: RequestInit) => {
      if (!ask) throw new Error('The stand-ins for the gateways are not mounted')
      return ask(url, init)
    },
    mount(app: FastifyInstance) {
      ask = fetchFrom(app)
      for (const method of methods) {
        mountDouble(app, doubles[method], (url) => app.inject(url.slice(new URL(url).origin.length)))
      }
    },
  }
}
