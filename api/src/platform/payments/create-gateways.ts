import type { OutsideOptions } from '#platform/http/fetch-outside.ts'
import { createEsewaGateway, type EsewaSettings } from './esewa-gateway.ts'
import { createKhaltiGateway, type KhaltiSettings } from './khalti-gateway.ts'
import type { Gateways } from './payment-gateway.ts'

export interface GatewaySettings {
  esewa: EsewaSettings | undefined
  khalti: KhaltiSettings | undefined
}

export const createGateways = ({ esewa, khalti }: GatewaySettings, options?: OutsideOptions): Gateways => ({
  ...(esewa && { esewa: createEsewaGateway(esewa, options) }),
  ...(khalti && { khalti: createKhaltiGateway(khalti, options) }),
})
