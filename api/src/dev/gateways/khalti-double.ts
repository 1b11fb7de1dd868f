import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDown, standingOf, type GatewayRecord } from './gateway-book.ts'
import type { DoubleOptions, GatewayDouble } from './gateway-double.ts'

export const khaltiPath = '/api/v2/'
const secondMs = 1000
const livesMs = 1800 * secondMs
const leastPaisa = 1000
const needed = ['return_url', 'website_url', 'purchase_order_id', 'purchase_order_name']

/** Khalti KPG-2 as its merchants see it. */
export function createKhaltiDouble(
  { secretKey }: { secretKey: string },
  { book, now, isAtSite }: DoubleOptions,
): GatewayDouble {
  const path = '/dev/khalti'

  async function initiate(said: Record<string, unknown>, request: FastifyRequest, reply: FastifyReply) {
    const complaint = complain(said)
    if (complaint) return reply.code(400).send({ ...complaint, error_key: 'validation_error' })
    const record = recordOf(said as Record<string, string>, now())
    await book.save(record)
    const origin = isAtSite ? new URL(record.returnUrl).origin : `${request.protocol}://${request.host}`
    return {
      pidx: record.id,
      payment_url: `${origin}${path}/pay/${record.id}`,
      expires_at: new Date(record.createdAt + livesMs).toISOString(),
      expires_in: livesMs / secondMs,
    }
  }

  async function lookUp(pidx: unknown, reply: FastifyReply) {
    const record = typeof pidx === 'string' ? await book.find(pidx) : undefined
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
    book,
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

function complain(said: Record<string, unknown>): Record<string, string[]> | undefined {
  const missing = needed.find((name) => typeof said[name] !== 'string' || said[name] === '')
  if (missing) return { [missing]: ['This field may not be blank.'] }
  const { amount, return_url: url } = said
  if (typeof url !== 'string' || !URL.canParse(url)) return { return_url: ['Enter a valid URL.'] }
  if (!Number.isSafeInteger(amount)) return { amount: ['A valid integer is required.'] }
  return Number(amount) < leastPaisa
    ? { amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'] }
    : undefined
}

const recordOf = (said: Record<string, string>, createdAt: number): GatewayRecord => ({
  id: randomBytes(11).toString('hex'),
  amountPaisa: Number(said['amount']),
  orderId: said['purchase_order_id']!,
  orderName: said['purchase_order_name']!,
  returnUrl: said['return_url']!,
  failedUrl: said['return_url']!,
  createdAt,
})

/** Two of them are told as if the question were wrong. */
function statusOf(record: GatewayRecord, now: number): { code: number; status: string } {
  const standing = standingOf(record, now)
  if (standing === 'paid') return { code: 200, status: 'Completed' }
  if (standing === 'cancelled') return { code: 400, status: 'User canceled' }
  if (record.paidAt !== undefined) return { code: 200, status: 'Pending' }
  if (record.createdAt + livesMs <= now) return { code: 400, status: 'Expired' }
  return { code: 200, status: 'Initiated' }
}

/** Unsigned: a forger writes the same. */
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
