import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createGateways } from '../platform/payments/create-gateways.ts'
import { gatewayMethods, type Gateways } from '../platform/payments/payment-gateway.ts'
import { openDev } from '../open-demo.ts'

interface OpenedGateways {
  gateways: Gateways
  mount(app: FastifyInstance): void
}

/** Opens the gateways that the operator has an account with, and where there is /dev/ stand-ins for the others. */
export async function openGateways(config: Config): Promise<OpenedGateways> {
  const real = createGateways(config)
  const missing = gatewayMethods.filter((method) => real[method] === undefined)
  const dev = missing.length > 0 ? await openDev(config) : undefined
  if (!dev) return { gateways: real, mount: () => {} }
  const { settings, fetch, mount } = dev.createGatewayStandIns(config.dataDir, missing)
  return { gateways: { ...createGateways(settings, { fetch }), ...real }, mount }
}
