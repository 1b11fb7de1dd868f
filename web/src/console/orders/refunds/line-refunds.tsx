import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import { creditNoteFile } from '@haat/contract/domains/orders.refunds.rules.ts'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { Button } from '#ui/button/button.tsx'
import { useSaveFile } from '#ui/device/use-save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { RefundLinesDialog } from './refund-lines-dialog.tsx'
import { refundableLines } from './refundable-lines.ts'

interface LineRefundsProps {
  parcel: ShopParcel
  shop: string
}

/** What was refunded of a delivered parcel; staff with the right to money refund more of it. */
export function LineRefunds({ parcel, shop }: LineRefundsProps) {
  const { lineRefunds: texts } = useArea('staff')
  const { rights } = useConsoleReader()
  const [isOpen, setIsOpen] = useState(false)
  const isUnanswered = parcel.saidPayment?.answer === null
  const mayRefund = rights.includes('money') && !isUnanswered && refundableLines(parcel).length > 0
  if (!mayRefund && parcel.refunds.length === 0) return null
  return (
    <div className="mt-3.5 grid gap-3 border-t border-line pt-3.5">
      {parcel.refunds.length > 0 && (
        <ul aria-label={texts.done} className="grid gap-3">
          {parcel.refunds.map((refund) => (
            <RefundedLines key={refund.id} parcel={parcel} refund={refund} />
          ))}
        </ul>
      )}
      {mayRefund && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && <RefundLinesDialog parcel={parcel} shop={shop} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function RefundedLines({ parcel, refund }: { parcel: ShopParcel; refund: LineRefund }) {
  const { lineRefunds: texts } = useArea('staff')
  const { language } = useMessages().ui
  const file = useSaveFile({ saved: texts.noteSaved, failed: texts.noteFailed })
  const { id, at, reason, lines, amountPaisa, creditNote, dueAt, doneAt } = refund
  const day = (moment: string) => shortDay(moment, language)
  const nameOf = (variantId: string) => {
    const line = parcel.lines.find((one) => one.variantId === variantId)
    return line ? [line.title, ...line.choice].map((text) => inLanguage(text, language)).join(', ') : ''
  }
  const state = doneAt ? texts.sent(day(doneAt)) : dueAt && texts.to(day(dueAt))
  return (
    <li className="rounded-chip bg-paper px-3 py-2.5 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">
          {texts.done}{' '}
          {lines
            .map((line) => texts.pieces(formatCount(line.quantity, language), nameOf(line.variantId)))
            .join(', ')}
        </strong>
        <span className="font-semibold">{formatRupees(amountPaisa, language)}</span>
      </p>
      <p className="[overflow-wrap:anywhere] text-muted">
        {[texts.on(day(at)), state].filter(Boolean).join(', ')}. {reason}
      </p>
      <button
        type="button"
        aria-busy={file.isPending}
        onClick={() => file.mutate({ path: `/staff/credit-notes/${id}`, name: creditNoteFile(creditNote) })}
        className="flex min-h-11 items-center gap-2 text-ink underline hover:text-crimson"
      >
        <FileText aria-hidden className="size-4 shrink-0" />
        {texts.note(creditNote)}
      </button>
    </li>
  )
}
