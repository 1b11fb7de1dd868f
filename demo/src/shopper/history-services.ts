import { randomUUID } from 'node:crypto'
import { connectDomains } from '@haat/api/connect-domains.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type {
  GatewayAnswer,
  GatewayMethod,
  PaymentGateway,
} from '@haat/api/platform/payments/payment-gateway.ts'
import type { Services } from '@haat/api/services.ts'

/** The services of the shop, in one transaction, without mails, and with gateways that answer as they are told. */
export interface HistoryServices {
  services: Services
  /** The payment that was started last. */
  lastPayment(): string
  /** What the gateways answer from now on. */
  answer(next: GatewayAnswer): void
}

/** Lets the shop itself write what happened before the start of the demo. Nobody waits for mails about it. */
export function historyServices(given: Services, tx: Tx): HistoryServices {
  let payment = ''
  let next: GatewayAnswer = { state: 'open' }
  const gateway = (method: GatewayMethod): PaymentGateway => ({
    method,
    async start({ id }) {
      payment = id
      // eSewa gives no id of its own at the start, Khalti does.
      return { start: { kind: 'redirect', url: '/' }, gatewayId: method === 'khalti' ? randomUUID() : null }
    },
    readReturn: () => undefined,
    ask: async () => next,
  })
  const services: Services = {
    ...given,
    ...connectDomains(() => services),
    // A transaction inside of it is a savepoint.
    db: tx as Services['db'],
    gateways: { esewa: gateway('esewa'), khalti: gateway('khalti') },
    outbox: { ...given.outbox, queue: async () => {}, queueSql: () => given.outbox.queueSql([]) },
  }
  return {
    services,
    lastPayment: () => payment,
    answer: (told) => void (next = told),
  }
}
