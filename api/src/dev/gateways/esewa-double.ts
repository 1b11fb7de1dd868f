import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EsewaSettings } from '#platform/payments/esewa-gateway.ts'
import {
  isSameSignature,
  requestFields,
  returnFields,
  signEsewa,
} from '#platform/payments/esewa-signature.ts'
import { paisaOf } from '#platform/payments/rupees-text.ts'
import { isDown, standingOf, type GatewayRecord } from './gateway-book.ts'
import type { DoubleOptions, GatewayDouble } from './gateway-double.ts'

type Settings = Pick<EsewaSettings, 'productCode' | 'secret'>

export const esewaPaths = {
  form: '/api/epay/main/v2/form',
  status: '/api/epay/transaction/status/',
}
const charges = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge']
const statuses = { open: 'PENDING', paid: 'COMPLETE', cancelled: 'CANCELED' }

/** eSewa ePay v2 as its merchants see it. */
export function createEsewaDouble(settings: Settings, { book, now }: DoubleOptions): GatewayDouble {
  const path = '/dev/esewa'
  const { productCode, secret } = settings

  async function takeForm(form: URLSearchParams, reply: FastifyReply) {
    const complaint = complain(settings, form)
    if (complaint) return reply.code(400).send({ code: 0, error_message: complaint })
    const id = form.get('transaction_uuid') ?? ''
    const known = await book.find(id)
    if (known && standingOf(known, now()) !== 'open') {
      return reply.code(409).send({ code: 0, error_message: 'Duplicate transaction UUID.' })
    }
    await book.save(known ?? recordOf(form, now()))
    return reply.redirect(`${path}/pay/${id}`, 303)
  }

  async function tellStatus(query: Record<string, string>, reply: FastifyReply) {
    const { product_code: code, transaction_uuid: uuid = '', total_amount: amount = '' } = query
    const record = await book.find(uuid)
    if (record && isDown(record, now())) {
      return reply.code(503).send({ code: 0, error_message: 'Service is currently unavailable' })
    }
    const isKnown = record && code === productCode && paisaOf(amount) === record.amountPaisa
    const said = { product_code: code, transaction_uuid: uuid }
    reply.type('application/json')
    if (!isKnown) return { ...said, total_amount: amount, status: 'NOT_FOUND', ref_id: null }
    const standing = standingOf(record, now())
    const about = {
      ...said,
      status: statuses[standing],
      ref_id: standing === 'paid' ? record.captureId : null,
    }
    // A bare number with a decimal, as eSewa writes it: no object of ours would become that.
    return reply.send(
      `{"total_amount":${decimal(record.paidPaisa ?? record.amountPaisa)},${JSON.stringify(about).slice(1)}`,
    )
  }

  return {
    name: 'eSewa',
    path,
    book,
    now,
    mountCalls(scope: FastifyInstance) {
      scope.post(`${path}${esewaPaths.form}`, async (request, reply) =>
        takeForm(request.body as URLSearchParams, reply),
      )
      scope.get(`${path}${esewaPaths.status}`, async (request, reply) =>
        tellStatus(request.query as Record<string, string>, reply),
      )
    },
    addressAfter(record, outcome) {
      if (outcome === 'cancelled') return record.failedUrl
      const key = outcome === 'forged' ? 'a secret of somebody else' : secret
      return `${record.returnUrl}?data=${signedData(record, productCode, key)}`
    },
  }
}

function complain({ productCode, secret }: Settings, form: URLSearchParams): string | undefined {
  const values = Object.fromEntries(form)
  const needed = [
    ...charges,
    ...requestFields,
    'success_url',
    'failure_url',
    'signed_field_names',
    'signature',
  ]
  const missing = needed.find((name) => !values[name])
  if (missing) return `${missing} is required.`
  if (!/^[A-Za-z0-9-]{1,64}$/.test(values['transaction_uuid']!)) return 'transaction_uuid is not valid.'
  if (values['product_code'] !== productCode) return 'product_code is not valid.'
  const sum = charges.reduce((total, name) => total + (paisaOf(values[name]!) ?? NaN), 0)
  if (sum !== paisaOf(values['total_amount']!)) return 'total_amount is not the sum of its parts.'
  if (values['signed_field_names'] !== requestFields.join(',')) return 'signed_field_names is not valid.'
  const expected = signEsewa(secret, requestFields, values)
  return isSameSignature(values['signature']!, expected) ? undefined : 'Invalid payload signature.'
}

const recordOf = (form: URLSearchParams, createdAt: number): GatewayRecord => ({
  id: form.get('transaction_uuid')!,
  amountPaisa: paisaOf(form.get('total_amount')!)!,
  orderId: form.get('transaction_uuid')!,
  orderName: form.get('transaction_uuid')!.slice(-6),
  returnUrl: form.get('success_url')!,
  failedUrl: form.get('failure_url')!,
  createdAt,
})

/** "110.0", "110.5", "110.25". */
const decimal = (paisa: number) => (paisa / 100).toFixed(2).replace(/0$/, '')

/** From a thousand on eSewa writes a text with a comma, below it a bare number; and nothing is escaped for an address. */
function signedData(record: GatewayRecord, productCode: string, secret: string): string {
  const plain = decimal(record.paidPaisa ?? record.amountPaisa)
  const amount = plain.replace(/\B(?=(\d{3})+\.)/g, ',')
  const values: Record<string, string> = {
    transaction_code: record.captureId ?? '000FAKE',
    status: 'COMPLETE',
    total_amount: amount,
    transaction_uuid: record.id,
    product_code: productCode,
    signed_field_names: returnFields.join(','),
  }
  const signature = signEsewa(secret, returnFields, values)
  const text = JSON.stringify({ ...values, signature })
  const bare = amount.includes(',') ? text : text.replace(`"${amount}"`, amount)
  return Buffer.from(bare).toString('base64')
}
