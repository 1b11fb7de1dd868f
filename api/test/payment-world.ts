import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OrderSide } from '#domains/payments/order-side.ts'
import { startPayment, type Payable } from '#domains/payments/payments.service.ts'
import { listPaymentsOf, listRefundTasks } from '#domains/payments/payments.store.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GatewayStart } from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { openGatewayDoubles, openPayScreen } from './gateway-doubles.ts'
import { buildTestApp } from './test-app.ts'

export const holdMs = 15 * 60_000

/** Orders as far as payments know them: rows that are paid once, and some that are over. */
function createFakeOrders() {
  const note = (tx: Tx, orderId: number, what: string) =>
    tx.execute(sql`insert into told (order_id, what) values (${orderId}, ${what})`)
  const over = new Set<number>()
  /** Thrown once, after everything was written, as if the process ended there. */
  const faults: Error[] = []
  const side: OrderSide = {
    async markPaid(tx, orderId) {
      const paid = await tx.execute(
        sql`insert into paid_orders values (${orderId}) on conflict do nothing returning 1`,
      )
      const verdict = over.has(orderId) || paid.rowCount === 0 ? 'over' : 'paid'
      await note(tx, orderId, verdict)
      const fault = faults.pop()
      if (fault) throw fault
      return verdict
    },
    paymentFailed: async (tx, orderId) => void (await note(tx, orderId, 'failed')),
    moneyOwed: async (tx, orderId, { amountPaisa }) => void (await note(tx, orderId, `owed ${amountPaisa}`)),
    moneyReturned: async (tx, orderId, { amountPaisa }) =>
      void (await note(tx, orderId, `returned ${amountPaisa}`)),
  }
  return { side, over, faults }
}

/** The built app with both gateways on a server of their own. */
export async function openPaymentWorld(replace?: (services: Services) => Partial<Services>) {
  const gateways = await openGatewayDoubles()
  const orders = createFakeOrders()
  const haat = await buildTestApp({
    environment: gateways.environment,
    replace: (services) => ({ orderSide: orders.side, ...replace?.(services) }),
  })
  const { services } = haat
  await services.db.execute(sql`create table paid_orders (order_id bigint primary key)`)
  await services.db.execute(sql`create table told (order_id bigint, what text)`)
  let lastOrder = 20_000

  /** A try to pay a new order. */
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
    /** The same, and the browser is at the gateway's screen. */
    async begin(method: Payable['method'], changes: Partial<Payable> = {}) {
      const begun = await start(method, changes)
      return { ...begun, screen: await openPayScreen(begun.start as GatewayStart) }
    },
    /** What the database holds of an order's payments. */
    async held(orderId: number) {
      const tries = await listPaymentsOf(services.db, orderId)
      const ids = tries.map(({ id }) => id)
      const told = await services.db.execute<{ what: string }>(
        sql`select what from told where order_id = ${orderId}`,
      )
      return {
        states: tries.map(({ state }) => state),
        tries,
        tasks: await listRefundTasks(services.db, ids),
        told: told.rows.map(({ what }) => what),
      }
    },
    /** The browser follows an address of the shop. */
    visit: (url: string) => haat.app.inject(url.replace(gateways.environment.PUBLIC_URL, '')),
    async close() {
      await haat.close()
      await gateways.close()
    },
  }
}
export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>
