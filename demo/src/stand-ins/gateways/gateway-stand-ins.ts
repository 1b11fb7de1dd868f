import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { GatewaySettings } from '@haat/api/platform/payments/create-gateways.ts'
import type { GatewayMethod } from '@haat/api/platform/payments/payment-gateway.ts'
import { fetchFromApp } from '../fetch-from-app.ts'
import { createEsewaStandIn, esewaPaths } from './esewa-stand-in.ts'
import { createGatewayRecords } from './gateway-records.ts'
import type { GatewayStandIn } from './gateway-stand-in.ts'
import { createKhaltiStandIn, khaltiPath } from './khalti-stand-in.ts'
import { mountStandIn } from './mount-stand-in.ts'

/** These secrets are public, because every visitor of the demo may pay with the stand-ins. */
const esewa = { productCode: 'EPAYTEST', secret: 'for the demo only' }
const khalti = { secretKey: 'for the demo only' }
/** This host is never looked up, because requests to it go to the app directly. */
const siteOrigin = 'http://localhost'

/** Stand-ins for the given gateways, as parts of the site of the shop. */
export function createGatewayStandIns(dataDir: string, methods: readonly GatewayMethod[]) {
  const options = (method: GatewayMethod) => ({
    records: createGatewayRecords(path.join(dataDir, 'dev-gateways', method)),
    now: Date.now,
    isAtSite: true,
  })
  const standIns: Record<GatewayMethod, GatewayStandIn> = {
    esewa: createEsewaStandIn(esewa, options('esewa')),
    khalti: createKhaltiStandIn(khalti, options('khalti')),
  }
  const paths = { esewa: standIns.esewa.path, khalti: standIns.khalti.path }
  const has = (method: GatewayMethod) => methods.includes(method)
  const settings: GatewaySettings = {
    esewa: has('esewa')
      ? {
          ...esewa,
          // A path without a host: the browser stays at the address by which it knows the site.
          formUrl: `${paths.esewa}${esewaPaths.form}`,
          statusUrl: `${siteOrigin}${paths.esewa}${esewaPaths.status}`,
        }
      : undefined,
    khalti: has('khalti') ? { ...khalti, url: `${siteOrigin}${paths.khalti}${khaltiPath}` } : undefined,
  }
  let ask: ReturnType<typeof fetchFromApp> | undefined
  return {
    settings,
    fetch: async (url: string, init: RequestInit) => {
      if (!ask) throw new Error('The stand-ins for the gateways are not mounted')
      return ask(url, init)
    },
    mount(app: FastifyInstance) {
      ask = fetchFromApp(app)
      for (const method of methods) {
        mountStandIn(app, standIns[method], (url) => app.inject(url.slice(new URL(url).origin.length)))
      }
    },
  }
}
