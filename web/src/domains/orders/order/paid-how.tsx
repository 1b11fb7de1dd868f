import type { Order } from '@haat/contract/domains/orders.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { isUnpaid } from '../news/use-news-text.ts'

/** How the order is paid, and what is still to be paid. */
export function PaidHow({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { payment: words, methods } = useArea('orders')
  const { method, parcels, discountPaisa } = order
  if (isGateway(method)) {
    const isOpen = parcels.some(({ state }) => state === 'awaitingPayment')
    if (isOpen) return words.onlineOpen(methods[method])
    return (isUnpaid(order) ? words.onlineNone : words.online)(methods[method])
  }
  const due = parcels.filter(({ cashPaisa }) => cashPaisa > 0)
  if (due.length === 0) return words.cashDone
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  if (parcels.length === 1) return words.cash(money(due[0]!.cashPaisa))
  const sums = due.map(({ cashPaisa, vendor }) =>
    words.cashOf(money(cashPaisa), inLanguage(vendor.name, ui.language)),
  )
  const written =
    sums.length > 1 ? [sums.slice(0, -1).join(', '), sums.at(-1)].join(words.and) : sums.join('')
  return `${words.cashParcels(written)}${discountPaisa > 0 ? ` ${words.shared}` : ''}`
}
