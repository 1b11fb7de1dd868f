import { useState } from 'react'
import type { Refund, StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { RefundDialog } from '../refunds/refund-dialog.tsx'

/** The money that goes back, with its day; staff with the right to money note that it was sent. */
export function RefundList({ staffOrder }: { staffOrder: StaffOrder }) {
  const { refunds: texts } = useArea('staff').orders
  const { rights } = useConsoleReader()
  const [open, setOpen] = useState<Refund>()
  const hasRight = rights.includes('money')
  const isOneOpen = staffOrder.refunds.some(({ doneAt }) => doneAt === null)
  return (
    <>
      <ul className="grid gap-3">
        {staffOrder.refunds.map((refund) => (
          <li key={refund.id}>
            <RefundLine refund={refund} />
            {refund.doneAt === null && hasRight && (
              <Button variant="secondary" isWide className="mt-2" onClick={() => setOpen(refund)}>
                {texts.send}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOneOpen && !hasRight && <p className="mt-2 text-fine text-muted">{texts.noRight}</p>}
      {open && (
        <RefundDialog number={staffOrder.order.number} refund={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function RefundLine({ refund }: { refund: Refund }) {
  const { refunds: texts } = useArea('staff').orders
  const { ui } = useMessages()
  const now = useBrowserTime()
  const { position, amountPaisa, dueAt, doneAt, reference } = refund
  const sent = doneAt && shortDay(doneAt, ui.language)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
      <span>
        <strong className="block font-semibold">
          {position === null ? texts.whole : texts.one(formatCount(position, ui.language))}
        </strong>
        <span
          className={classNames(
            !doneAt && new Date(dueAt) < now ? 'font-semibold text-crimson' : 'text-muted',
          )}
        >
          {!sent
            ? texts.by(shortDay(dueAt, ui.language))
            : reference
              ? texts.done(sent, reference)
              : texts.doneWithout(sent)}
        </span>
      </span>
      <span className="font-semibold">{formatRupees(amountPaisa, ui.language)}</span>
    </p>
  )
}
