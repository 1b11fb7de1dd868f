import { isGateway, paymentMethods, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Gateways } from '#platform/payments/payment-gateway.ts'

/** Ways to pay that the operator has set up. Cash needs no gateway. */
export const configuredWays = (gateways: Gateways): PaymentMethod[] =>
  paymentMethods.filter((method) => !isGateway(method) || gateways[method] !== undefined)
