import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDown, stateOf, type GatewayRecord } from './gateway-records.ts'
import type { StandInOptions, GatewayStandIn } from './gateway-stand-in.ts'

export const khaltiPath = '/api/v2/'
const secondMs = 1000
const lifetimeMs = 1800 * secondMs
const minPaisa = 1000
const requiredFields = ['return_url', 'website_url', 'purchase_order_id', 'purchase_order_name']

/** Khalti KPG-2, as far as a merchant uses it. */
export function createKhaltiStandIn(
  { secretKey }: { secretKey: string },
  { records, now, isAtSite }: StandInOptions,
): GatewayStandIn {
  const path = '/dev/khalti'

  async function initiate(body: Record<string, unknown>, request: FastifyRequest, reply: FastifyReply) {
    const error = findRequestError(body)
    if (error) return reply.code(400).send({ ...error, error_key: 'validation_error' })
    const record = recordOf(body as Record<string, string>, now())
    await records.save(record)
    const origin = isAtSite ? new URL(record.returnUrl).origin : `${request.protocol}://${request.host}`
    return {
      pidx: record.id,
      payment_url: `${origin}${path}/pay/${record.id}`,
      expires_at: new Date(record.createdAt + lifetimeMs).toISOString(),
      expires_in: lifetimeMs / secondMs,
    }
  }

  async function lookUp(pidx: unknown, reply: FastifyReply) {
    const record = typeof pidx === 'string' ? await records.find(pidx) : undefined
    if (!record) return reply.code(404).send({ detail: 'Not found.', error_key: 'validation_error' })
    if (isDown(record, now())) return reply.code(503).send({ detail: 'Service temporarily unavailable.' })
    const { code, status } = statusOf(record, now())
    return reply.code(code).send({
      pidx,
      total_amount: record.paidPaisa ?? record.amountPaisa,
      status,
      transaction_id: status === 'Completed' ? record.captureId : null,
      fee: 0,
      refunded: false,
    })
  }

  return {
    name: 'Khalti',
    path,
    records,
    now,
    mountCalls(scope: FastifyInstance) {
      const call = (name: string, answer: typeof initiate) =>
        scope.post(`${path}${khaltiPath}epayment/${name}/`, async (request, reply) => {
          if (request.headers.authorization !== `Key ${secretKey}`) {
            return reply.code(401).send({ detail: 'Invalid token.', status_code: 401 })
          }
          return answer((request.body ?? {}) as Record<string, unknown>, request, reply)
        })
      call('initiate', initiate)
      call('lookup', ({ pidx }, _request, reply) => lookUp(pidx, reply))
    },
    addressAfter: (record, outcome) => `${record.returnUrl}?${returnQuery(record, outcome)}`,
  }
}

function findRequestError(body: Record<string, unknown>): Record<string, string[]> | undefined {
  const missing = requiredFields.find((name) => typeof body[name] !== 'string' || body[name] === '')
  if (missing) return { [missing]: ['This field may not be blank.'] }
  const { amount, return_url: url } = body
  if (typeof url !== 'string' || !URL.canParse(url)) return { return_url: ['Enter a valid URL.'] }
  if (!Number.isSafeInteger(amount)) return { amount: ['A valid integer is required.'] }
  return Number(amount) < minPaisa
    ? { amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'] }
    : undefined
}

const recordOf = (body: Record<string, string>, createdAt: number): GatewayRecord => ({
  id: randomBytes(11).toString('hex'),
  amountPaisa: Number(body['amount']),
  orderId: body['purchase_order_id']!,
  orderName: body['purchase_order_name']!,
  returnUrl: body['return_url']!,
  failedUrl: body['return_url']!,
  createdAt,
})

/** The status as Khalti reports it: cancelled and expired payments come with the code 400. */
function statusOf(record: GatewayRecord, now: number): { code: number; status: string } {
  const state = stateOf(record, now)
  if (state === 'paid') return { code: 200, status: 'Completed' }
  if (state === 'cancelled') return { code: 400, status: 'User canceled' }
  if (record.paidAt !== undefined) return { code: 200, status: 'Pending' }
  if (record.createdAt + lifetimeMs <= now) return { code: 400, status: 'Expired' }
  return { code: 200, status: 'Initiated' }
}

/** Khalti does not sign the query, so a forger can write the same one. */
function returnQuery(record: GatewayRecord, outcome: 'paid' | 'cancelled' | 'forged') {
  const isCancelled = outcome === 'cancelled'
  const transaction = isCancelled ? '' : (record.captureId ?? 'FORGED0000')
  const amount = String(record.amountPaisa)
  return new URLSearchParams({
    pidx: record.id,
    transaction_id: transaction,
    tidx: transaction,
    txnId: transaction,
    amount,
    total_amount: amount,
    mobile: '98XXXXX904',
    status: isCancelled ? 'User canceled' : 'Completed',
    purchase_order_id: record.orderId,
    purchase_order_name: record.orderName,
  })
}
