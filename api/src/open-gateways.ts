import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createGateways } from './platform/payments/create-gateways.ts'
import { gatewayMethods, type Gateways } from './platform/payments/payment-gateway.ts'

interface OpenedGateways {
  gateways: Gateways
  mount(app: FastifyInstance): void
}

/** Gateways the operator has an account with; stand-ins for the others where there is /dev/. */
export async function openGateways(config: Config): Promise<OpenedGateways> {
  const real = createGateways(config)
  const missing = gatewayMethods.filter((method) => real[method] === undefined)
  if (!config.hasDev || missing.length === 0) return { gateways: real, mount: () => {} }
  const { createDevGateways } = await import('./dev/gateways/dev-gateways.ts')
  const { settings, fetch, mount } = createDevGateways(config.dataDir, missing)
  return { gateways: { ...createGateways(settings, { fetch }), ...real }, mount }
}
