import FileText from 'lucide-react/icons/file-text'
import { creditNoteFile } from '@haat/contract/domains/orders.refunds.rules.ts'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useSaveFile } from '#ui/device/use-save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { dueText } from '../news/due-text.ts'
import { nepalDay } from '../news/order-news.ts'

/** What the user got back of a delivered parcel: for which pieces, why, when, and the credit note. */
export function ParcelRefunds({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { refunded: words } = orders
  const file = useSaveFile({ saved: orders.invoiceSaved, failed: orders.invoiceFailed })
  if (parcel.refunds.length === 0) return null
  const titleOf = (variantId: string) => {
    const line = parcel.lines.find((one) => one.variantId === variantId)
    return line ? inLanguage(line.title, ui.language) : ''
  }
  const day = (moment: string) => {
    const date = nepalDay(new Date(moment))
    return dueText({ dueFrom: date, dueTo: date }, ui.language, orders)
  }
  const stateOf = ({ dueAt, doneAt }: Parcel['refunds'][number]) => {
    if (doneAt) return words.sent(day(doneAt))
    return dueAt && words[order.method === 'cod' ? 'dueCash' : 'due'](day(dueAt))
  }
  return (
    <ul aria-label={words.title} className="-mx-1 mt-4 grid gap-2">
      {parcel.refunds.map((refund) => (
        <li key={refund.id} className="rounded-picture bg-sunken p-4 text-small">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="text-label">{words.title}</strong>
            <strong className="text-label">{formatRupees(refund.amountPaisa, ui.language)}</strong>
          </p>
          <p className="mt-1">
            {refund.lines
              .map(({ variantId, quantity }) =>
                words.pieces(formatCount(quantity, ui.language), titleOf(variantId)),
              )
              .join(', ')}
          </p>
          <p className="text-muted wrap-anywhere">{words.reason(refund.reason)}</p>
          <p className="text-muted">{stateOf(refund)}</p>
          <button
            type="button"
            aria-busy={file.isPending}
            onClick={() =>
              file.mutate({
                path: `/orders/${order.number}/credit-notes/${refund.id}`,
                name: creditNoteFile(refund.creditNote),
              })
            }
            className="flex min-h-11 items-center gap-2 underline hover:text-crimson print:hidden"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            {words.note(refund.creditNote)}
          </button>
        </li>
      ))}
    </ul>
  )
}
