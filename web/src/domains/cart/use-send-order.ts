import { useMutation } from '@tanstack/react-query'
import { messageMaxLength } from '@haat/contract/domains/contact.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { Orderer } from './order-dialog.tsx'
import { sumOf, type CartRow } from './use-cart-goods.ts'

/** The cart as a message that names every line with its id, for whoever takes the order. */
export function useSendOrder(rows: CartRow[], { name, email }: Orderer) {
  const call = useCall()
  const { ui } = useMessages()
  const cart = useArea('cart')

  const textOf = ({ line, good }: CartRow) => {
    const names = [good!.card.title, ...good!.choice].map((one) => inLanguage(one, ui.language)).join(', ')
    const price = formatRupees(line.quantity * good!.pricePaisa, ui.language)
    return `${cart.orderLine(formatCount(line.quantity, ui.language), names, price)} (${line.productId}, ${line.variantId})`
  }

  const messageOf = (note: string) =>
    [cart.orderWords, ...rows.map(textOf), cart.orderSum(formatRupees(sumOf(rows), ui.language)), note]
      .filter(Boolean)
      .join('\n')
      .slice(0, messageMaxLength)

  return useMutation({
    mutationFn: async ({ phoneNumber, note }: { phoneNumber: string; note: string }) => {
      const body = {
        name,
        email,
        phoneNumber,
        contactNumber: '',
        subject: cart.orderSubject,
        message: messageOf(note),
        type: 'support' as const,
        timestamp: new Date().toISOString(),
      }
      return (await call('POST /contact-admin', { body })).data
    },
    // Without a line it fails at once: an order is never queued behind the sender's back.
    networkMode: 'always',
  })
}
