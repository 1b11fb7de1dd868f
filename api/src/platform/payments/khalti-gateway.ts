import { askOutside, OutsideError, type OutsideOptions } from '#platform/http/ask-outside.ts'
import { isLoopback } from '#platform/google/is-loopback.ts'
import { GatewayError, strange, unclear, type GatewayAnswer, type PaymentGateway } from './payment-gateway.ts'

export interface KhaltiSettings {
  secretKey: string
  /** With a slash at its end. */
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

/** Khalti KPG-2: we open the payment, the browser comes back with an unsigned hint, and the look-up is the truth. */
export function createKhaltiGateway(settings: KhaltiSettings, options?: OutsideOptions): PaymentGateway {
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Key ${settings.secretKey}`, 'content-type': 'application/json' }
    const question = { method: 'POST' as const, headers, body: JSON.stringify(body) }
    const { status, text } = await askOutside(new URL(path, settings.url).href, question, options)
    return { status, said: parseObject(text) }
  }
  return {
    method: 'khalti',
    async start({ id, amountPaisa, orderNumber, site, returnUrl }) {
      const { status, said } = await post('epayment/initiate/', {
        return_url: returnUrl,
        website_url: site,
        amount: amountPaisa,
        purchase_order_id: id,
        purchase_order_name: orderNumber,
      }).catch((error: unknown) => {
        throw error instanceof OutsideError ? new GatewayError('Khalti is away', { cause: error }) : error
      })
      const { pidx, payment_url: url } = said
      if (status !== 200 || !isPidx(pidx) || !isPage(url, site))
        throw new GatewayError(`Khalti answered ${status}`)
      return { start: { kind: 'redirect', url }, gatewayId: pidx }
    },
    readReturn({ pidx, purchase_order_id: id }) {
      return isPidx(pidx) ? { gatewayId: pidx, id: typeof id === 'string' ? id : undefined } : undefined
    },
    async ask({ gatewayId, amountPaisa }) {
      // Whoever never got its name cannot have paid there.
      if (gatewayId === null) return { state: 'none' }
      try {
        const { status, said } = await post('epayment/lookup/', { pidx: gatewayId })
        if (status !== 200 && status !== 400) return unclear(`Khalti answered ${status}`)
        return understand(said, gatewayId, amountPaisa)
      } catch (error) {
        return unclear(String(error))
      }
    },
  }
}

const isPidx = (pidx: unknown): pidx is string =>
  typeof pidx === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(pidx)

/** The browser is sent there: to a safe connection, or to a gateway that is on this machine or the site itself. */
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

function understand(said: Record<string, unknown>, gatewayId: string, amountPaisa: number): GatewayAnswer {
  const { pidx, status, total_amount: paidPaisa, transaction_id: captureId, refunded } = said
  if (pidx !== gatewayId) return unclear('Khalti answered for another payment')
  if (typeof status !== 'string') return unclear('Khalti named no status')
  const told = { reportedPaisa: paidPaisa, reference: captureId }
  if (status === 'Partially Refunded') return strange('refunded', told)
  if (status !== 'Completed') {
    const state = states.get(status)
    return state ? { state } : unclear('Khalti named a status that is not known')
  }
  if (paidPaisa !== amountPaisa) return strange('otherSum', told)
  if (refunded === true) return strange('refunded', told)
  if (typeof captureId !== 'string' || captureId === '') return strange('unnamed', told)
  return { state: 'paid', captureId, paidPaisa }
}
