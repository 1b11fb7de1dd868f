import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import { gatewayMethods, type GatewayMethod } from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { nextAskAt } from './settling/ask-times.ts'
import { listDue, setAskAt, type Payment } from './payments.store.ts'
import { settle } from './settling/settle.service.ts'

const roundMs = 5000
const perRound = 100
const atOnce = 4

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Asks the gateways about all payments that are due, so that money counts even if the shopper never comes back. */
export async function reconcile(services: Services, log: Log, now = new Date()): Promise<void> {
  await Promise.all(gatewayMethods.map((method) => reconcileOne(services, log, method, now)))
}

/** Each gateway is asked separately, so that a slow one holds up no other. */
async function reconcileOne(services: Services, log: Log, method: GatewayMethod, now: Date) {
  const due = await listDue(services.db, method, now, perRound)
  const askNext = async () => {
    for (let payment = due.shift(); payment; payment = due.shift()) {
      await askAbout(services, log, payment, now)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
}

/** A payment that cannot be settled is asked about again later, and holds up no other. */
async function askAbout(services: Services, log: Log, payment: Payment, now: Date) {
  const { id: paymentId, method } = payment
  try {
    const settled = await settle(services, paymentId, now)
    if (settled?.answer?.state === 'strange') {
      log.warn({ paymentId, method, problem: settled.answer.problem }, 'a payment waits for people')
    }
    if (settled?.answer?.state === 'unclear') {
      log.warn({ paymentId, method, why: settled.answer.why }, 'a payment is not clear')
    }
  } catch (err) {
    log.warn({ err, paymentId, method }, 'a payment was not settled')
    await setAskAt(services.db, paymentId, nextAskAt(payment, now))
  }
}

export function startPaymentJobs(services: Services, log: Log) {
  return startTimedJob(services, log, {
    name: 'payments',
    everyMs: roundMs,
    work: () => reconcile(services, log),
    failure: 'payments were not asked about',
  })
}
