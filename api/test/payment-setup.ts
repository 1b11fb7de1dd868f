import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PaymentEvents } from '#domains/payments/payment-events.ts'
import { startPayment, type Payable } from '#domains/payments/payments.service.ts'
import { listPaymentsOf, listRefundTasks } from '#domains/payments/payments.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { GatewayStart } from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { openGatewayStandIns, openPayScreen } from './gateway-stand-ins.ts'
import { buildTestApp } from './test-app.ts'

export const holdMs = 15 * 60_000

/** Stands in for the orders domain: records the events of payments, and lets an order be paid only once. */
function createFakeOrders() {
  const record = (tx: Tx, orderId: number, what: string) =>
    tx.execute(sql`insert into payment_events (order_id, what) values (${orderId}, ${what})`)
  const ended = new Set<number>()
  /** Each is thrown once, after everything was written, as if the process ended there. */
  const faults: Error[] = []
  const paymentEvents: PaymentEvents = {
    async markPaid(tx, orderId) {
      const paid = await tx.execute(
        sql`insert into paid_orders values (${orderId}) on conflict do nothing returning 1`,
      )
      const verdict = ended.has(orderId) || paid.rowCount === 0 ? 'over' : 'paid'
      await record(tx, orderId, verdict)
      const fault = faults.pop()
      if (fault) throw fault
      return verdict
    },
    onPaymentFailed: async (tx, orderId) => void (await record(tx, orderId, 'failed')),
    onRefundDue: async (tx, orderId, { amountPaisa }) =>
      void (await record(tx, orderId, `owed ${amountPaisa}`)),
    onRefunded: async (tx, orderId, { amountPaisa }) =>
      void (await record(tx, orderId, `returned ${amountPaisa}`)),
  }
  return { paymentEvents, ended, faults }
}

/** The built app with both gateways on a server of their own. */
export async function openPaymentSetup(replace?: (services: Services) => Partial<Services>) {
  const gateways = await openGatewayStandIns()
  const orders = createFakeOrders()
  const haat = await buildTestApp({
    environment: gateways.environment,
    replace: (services) => ({ paymentEvents: orders.paymentEvents, ...replace?.(services) }),
  })
  const { services } = haat
  await services.db.execute(sql`create table paid_orders (order_id bigint primary key)`)
  await services.db.execute(sql`create table payment_events (order_id bigint, what text)`)
  let lastOrder = 20_000

  /** Starts a payment of a new order. */
  async function start(method: Payable['method'], changes: Partial<Payable> = {}) {
    const { orderId = ++lastOrder } = changes
    const expiresAt = new Date(Date.now() + holdMs)
    const payable = { orderId, userId: randomUUIDv7(), method, amountPaisa: 2_450_50, expiresAt, ...changes }
    const started = await startPayment(services, payable)
    const payment = (await listPaymentsOf(services.db, orderId)).at(-1)!
    return { orderId, payment, start: started }
  }

  return {
    ...haat,
    gateways,
    orders,
    start,
    /** Starts a payment and opens the gateway's screen. */
    async startAtGateway(method: Payable['method'], changes: Partial<Payable> = {}) {
      const begun = await start(method, changes)
      return { ...begun, screen: await openPayScreen(begun.start as GatewayStart) }
    },
    /** Reads an order's payments, refund tasks and recorded events from the database. */
    async readPayments(orderId: number) {
      const attempts = await listPaymentsOf(services.db, orderId)
      const ids = attempts.map(({ id }) => id)
      const events = await services.db.execute<{ what: string }>(
        sql`select what from payment_events where order_id = ${orderId}`,
      )
      return {
        states: attempts.map(({ state }) => state),
        attempts,
        tasks: await listRefundTasks(services.db, ids),
        events: events.rows.map(({ what }) => what),
      }
    },
    /** Opens an address of the shop as the browser does. */
    visit: (url: string) => haat.app.inject(url.replace(gateways.environment.PUBLIC_URL, '')),
    async close() {
      await haat.close()
      await gateways.close()
    },
  }
}
export type PaymentSetup = Awaited<ReturnType<typeof openPaymentSetup>>
