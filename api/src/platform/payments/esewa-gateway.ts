import { fetchOutside, type OutsideOptions } from '#platform/http/fetch-outside.ts'
import { readSignedReturn, requestFields, signEsewa } from './esewa-signature.ts'
import {
  strange,
  unclear,
  type GatewayAnswer,
  type GatewayTry,
  type PaymentGateway,
} from './payment-gateway.ts'
import { parseRawJson } from './raw-json.ts'
import { paisaOf, rupeesText } from './rupees-text.ts'

export interface EsewaSettings {
  productCode: string
  secret: string
  formUrl: string
  statusUrl: string
}

const states = new Map<string, Exclude<GatewayAnswer['state'], 'paid' | 'strange' | 'unclear' | 'none'>>([
  ['PENDING', 'open'],
  ['AMBIGUOUS', 'ambiguous'],
  ['FULL_REFUND', 'failed'],
  ['CANCELED', 'failed'],
])

/**
 * eSewa ePay v2: the browser posts a signed form and comes back with a signed hint; only the status call
 * decides.
 */
export function createEsewaGateway(settings: EsewaSettings, options?: OutsideOptions): PaymentGateway {
  const { productCode, secret, formUrl, statusUrl } = settings
  return {
    method: 'esewa',
    async start({ id, amountPaisa, returnUrl, failedUrl }) {
      const amount = rupeesText(amountPaisa)
      const signed = { total_amount: amount, transaction_uuid: id, product_code: productCode }
      const fields = {
        amount,
        tax_amount: '0',
        product_service_charge: '0',
        product_delivery_charge: '0',
        ...signed,
        success_url: returnUrl,
        failure_url: failedUrl,
        signed_field_names: requestFields.join(','),
        signature: signEsewa(secret, requestFields, signed),
      }
      return { start: { kind: 'form', url: formUrl, fields }, gatewayId: null }
    },
    readReturn({ data }) {
      const values = typeof data === 'string' ? readSignedReturn(secret, data) : undefined
      if (!values || values['product_code'] !== productCode) return undefined
      return { id: values['transaction_uuid'] ?? '' }
    },
    async ask(oneTry) {
      const url = new URL(statusUrl)
      url.searchParams.set('product_code', productCode)
      url.searchParams.set('total_amount', rupeesText(oneTry.amountPaisa))
      url.searchParams.set('transaction_uuid', oneTry.id)
      try {
        const { status, text } = await fetchOutside(url.href, {}, options)
        const answer = parseRawJson(text)
        return answer ? readAnswer(answer, oneTry, productCode) : unclear(`eSewa answered ${status}`)
      } catch (error) {
        return unclear(String(error))
      }
    },
  }
}

function readAnswer(
  answer: Record<string, unknown>,
  { id, amountPaisa }: GatewayTry,
  productCode: string,
): GatewayAnswer {
  const { status, transaction_uuid: uuid, product_code: code, total_amount: amount, ref_id: refId } = answer
  if (typeof status !== 'string') return unclear('eSewa named no status')
  if (status === 'NOT_FOUND') return { state: 'none' }
  if (uuid !== id || code !== productCode) return unclear('eSewa answered for another payment')
  if (status === 'PARTIAL_REFUND') {
    const reportedPaisa = typeof amount === 'string' ? paisaOf(amount) : undefined
    return strange('refunded', { reportedPaisa, reference: refId })
  }
  if (status !== 'COMPLETE') {
    const state = states.get(status)
    return state ? { state } : unclear('eSewa named a status that is not known')
  }
  const paidPaisa = typeof amount === 'string' ? paisaOf(amount) : undefined
  const report = { reportedPaisa: paidPaisa, reference: refId }
  if (paidPaisa !== amountPaisa) return strange('otherSum', report)
  if (typeof refId !== 'string' || refId === '') return strange('unnamed', report)
  return { state: 'paid', captureId: refId, paidPaisa }
}
