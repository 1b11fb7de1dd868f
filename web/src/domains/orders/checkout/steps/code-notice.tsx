import MailCheck from 'lucide-react/icons/mail-check'
import { confirmCodeDigits, confirmHours } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Says before the order is placed that one paid in cash has to be confirmed by a code from our mail. */
export function CodeNotice({ method }: { method: PaymentMethod | undefined }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  if (method !== 'cod') return null
  const [digits, hours] = [confirmCodeDigits, confirmHours].map((n) => formatCount(n, ui.language))
  return (
    <p className="flex gap-2.5 rounded-panel bg-cream px-4 py-3.5 text-small text-cream-ink md:rounded-hero md:px-7">
      <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      {texts.codeComes(digits!, hours!)}
    </p>
  )
}
