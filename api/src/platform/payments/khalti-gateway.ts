import { fetchOutside, OutsideError, type OutsideOptions } from '#platform/http/fetch-outside.ts'
import { isLoopback } from '#platform/http/is-loopback.ts'
import { GatewayError, strange, unclear, type GatewayAnswer, type PaymentGateway } from './payment-gateway.ts'

export interface KhaltiSettings {
  secretKey: string
  /** Ends with a slash. */
  url: string
}

/** The last two come with HTTP 400. */
const states = new Map<string, Exclude<GatewayAnswer['state'], 'paid' | 'strange' | 'unclear' | 'none'>>([
  ['Pending', 'open'],
  ['Initiated', 'open'],
  ['Refunded', 'failed'],
  ['Expired', 'expired'],
  ['User canceled', 'failed'],
])

/**
 * Khalti KPG-2: we open the payment, the browser comes back with an unsigned hint, and only the look-up
 * decides.
 */
export function createKhaltiGateway(settings: KhaltiSettings, options?: OutsideOptions): PaymentGateway {
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Key ${settings.secretKey}`, 'content-type': 'application/json' }
    const question = { method: 'POST' as const, headers, body: JSON.stringify(body) }
    const { status, text } = await fetchOutside(new URL(path, settings.url).href, question, options)
    return { status, answer: parseObject(text) }
  }
  return {
    method: 'khalti',
    async start({ id, amountPaisa, orderNumber, site, returnUrl }) {
      const { status, answer } = await post('epayment/initiate/', {
        return_url: returnUrl,
        website_url: site,
        amount: amountPaisa,
        purchase_order_id: id,
        purchase_order_name: orderNumber,
      }).catch((error: unknown) => {
        throw error instanceof OutsideError ? new GatewayError('Khalti is away', { cause: error }) : error
      })
      const { pidx, payment_url: url } = answer
      if (status !== 200 || !isPidx(pidx) || !isPage(url, site))
        throw new GatewayError(`Khalti answered ${status}`)
      return { start: { kind: 'redirect', url }, gatewayId: pidx }
    },
    readReturn({ pidx, purchase_order_id: id }) {
      return isPidx(pidx) ? { gatewayId: pidx, id: typeof id === 'string' ? id : undefined } : undefined
    },
    async ask({ gatewayId, amountPaisa }) {
      // Without Khalti's id nobody can have paid there.
      if (gatewayId === null) return { state: 'none' }
      try {
        const { status, answer } = await post('epayment/lookup/', { pidx: gatewayId })
        if (status !== 200 && status !== 400) return unclear(`Khalti answered ${status}`)
        return readAnswer(answer, gatewayId, amountPaisa)
      } catch (error) {
        return unclear(String(error))
      }
    },
  }
}

const isPidx = (pidx: unknown): pidx is string =>
  typeof pidx === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(pidx)

/** Whether the browser may be sent there: by https, or to a gateway on this machine or on the site itself. */
function isPage(url: unknown, site: string): url is string {
  const parsed = typeof url === 'string' ? URL.parse(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false
  return parsed.protocol === 'https:' || isLoopback(parsed) || parsed.origin === new URL(site).origin
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function readAnswer(answer: Record<string, unknown>, gatewayId: string, amountPaisa: number): GatewayAnswer {
  const { pidx, status, total_amount: paidPaisa, transaction_id: captureId, refunded } = answer
  if (pidx !== gatewayId) return unclear('Khalti answered for another payment')
  if (typeof status !== 'string') return unclear('Khalti named no status')
  const report = { reportedPaisa: paidPaisa, reference: captureId }
  if (status === 'Partially Refunded') return strange('refunded', report)
  if (status !== 'Completed') {
    const state = states.get(status)
    return state ? { state } : unclear('Khalti named a status that is not known')
  }
  if (paidPaisa !== amountPaisa) return strange('otherSum', report)
  if (refunded === true) return strange('refunded', report)
  if (typeof captureId !== 'string' || captureId === '') return strange('unnamed', report)
  return { state: 'paid', captureId, paidPaisa }
}
