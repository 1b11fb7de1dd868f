import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EsewaSettings } from '@haat/api/platform/payments/esewa-gateway.ts'
import {
  isSameSignature,
  requestFields,
  returnFields,
  signEsewa,
} from '@haat/api/platform/payments/esewa-signature.ts'
import { paisaOf } from '@haat/api/platform/payments/rupees-text.ts'
import { isDown, stateOf, type GatewayRecord } from './gateway-records.ts'
import type { StandInOptions, GatewayStandIn } from './gateway-stand-in.ts'

type Settings = Pick<EsewaSettings, 'productCode' | 'secret'>

export const esewaPaths = {
  form: '/api/epay/main/v2/form',
  status: '/api/epay/transaction/status/',
}
const charges = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge']
const statuses = { open: 'PENDING', paid: 'COMPLETE', cancelled: 'CANCELED' }

/** eSewa ePay v2, as far as a merchant uses it. */
export function createEsewaStandIn(settings: Settings, { records, now }: StandInOptions): GatewayStandIn {
  const path = '/dev/esewa'
  const { productCode, secret } = settings

  async function takeForm(form: URLSearchParams, reply: FastifyReply) {
    const error = findFormError(settings, form)
    if (error) return reply.code(400).send({ code: 0, error_message: error })
    const id = form.get('transaction_uuid') ?? ''
    const known = await records.find(id)
    if (known && stateOf(known, now()) !== 'open') {
      return reply.code(409).send({ code: 0, error_message: 'Duplicate transaction UUID.' })
    }
    await records.save(known ?? recordOf(form, now()))
    return reply.redirect(`${path}/pay/${id}`, 303)
  }

  async function sendStatus(query: Record<string, string>, reply: FastifyReply) {
    const { product_code: code, transaction_uuid: uuid = '', total_amount: amount = '' } = query
    const record = await records.find(uuid)
    if (record && isDown(record, now())) {
      return reply.code(503).send({ code: 0, error_message: 'Service is currently unavailable' })
    }
    const isKnown = record && code === productCode && paisaOf(amount) === record.amountPaisa
    const asked = { product_code: code, transaction_uuid: uuid }
    reply.type('application/json')
    if (!isKnown) return { ...asked, total_amount: amount, status: 'NOT_FOUND', ref_id: null }
    const state = stateOf(record, now())
    const about = {
      ...asked,
      status: statuses[state],
      ref_id: state === 'paid' ? record.captureId : null,
    }
    // eSewa writes the amount as a number with a decimal ("110.0"), which JSON.stringify cannot produce.
    return reply.send(
      `{"total_amount":${decimal(record.paidPaisa ?? record.amountPaisa)},${JSON.stringify(about).slice(1)}`,
    )
  }

  return {
    name: 'eSewa',
    path,
    records,
    now,
    mountCalls(scope: FastifyInstance) {
      scope.post(`${path}${esewaPaths.form}`, async (request, reply) =>
        takeForm(request.body as URLSearchParams, reply),
      )
      scope.get(`${path}${esewaPaths.status}`, async (request, reply) =>
        sendStatus(request.query as Record<string, string>, reply),
      )
    },
    addressAfter(record, outcome) {
      if (outcome === 'cancelled') return record.failedUrl
      const key = outcome === 'forged' ? 'a secret of somebody else' : secret
      return `${record.returnUrl}?data=${signedData(record, productCode, key)}`
    },
  }
}

function findFormError({ productCode, secret }: Settings, form: URLSearchParams): string | undefined {
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

/** An amount as eSewa writes it: "110.0", "110.5", "110.25". */
const decimal = (paisa: number) => (paisa / 100).toFixed(2).replace(/0$/, '')

/**
 * The data of the return address. eSewa writes amounts from a thousand on as a text with commas and smaller ones as a
 * number, and does not escape the base64 for a URL.
 */
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
