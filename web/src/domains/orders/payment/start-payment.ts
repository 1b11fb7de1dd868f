import type { PaymentStart } from '@haat/contract/domains/orders.ts'

/** Goes to the gateway's page. Returns false when the payment method has none. */
export function startPayment(start: PaymentStart): boolean {
  if (start.kind === 'none') return false
  if (start.kind === 'redirect') location.assign(start.url)
  else post(start.url, start.fields)
  return true
}

function post(url: string, fields: Record<string, string>) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
