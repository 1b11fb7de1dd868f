import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { parcelPath } from '../orders/parcel-path.ts'
import { EntryIcon, LineIcon } from './line-icons.tsx'
import { useEntryWords } from './use-entry-words.ts'

interface EntryRowProps {
  shopId: string
  entry: LedgerEntry
  /** The day in Nepal, as "2026-11-18". */
  today: string
}

/** An entry with its lines. A phone shows what it comes to, and what it is made of on a tap. */
export function EntryRow({ shopId, entry, today }: EntryRowProps) {
  const { list } = useArea('vendor').money
  const words = useEntryWords()
  const [isOpen, setIsOpen] = useState(false)
  const [first, ...others] = entry.lines
  const hasMore = others.length > 0
  const title = words.titleOf(entry)
  return (
    <>
      <RowGrid>
        <EntryIcon kind={entry.kind} />
        <span className="min-w-0">
          <span className="block text-name wrap-anywhere">
            {title} <EntryNumber shopId={shopId} entry={entry} />
          </span>
          <span className="block text-fine text-muted">{words.noteOf(entry, today)}</span>
          {hasMore && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              className="inline-flex min-h-11 items-center gap-1 text-fine font-semibold text-crimson md:hidden"
            >
              {list.explain}
              <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
            </button>
          )}
        </span>
        <span className="text-right">
          {/* A wide screen has all lines below, so the first amount is that of the first of them. */}
          <Amount paisa={entry.amountPaisa} className="font-semibold md:hidden" />
          <Amount
            paisa={hasMore ? first!.amountPaisa : entry.amountPaisa}
            className="text-name max-md:hidden"
          />
          <BalanceAfter paisa={entry.balanceAfterPaisa} className="block text-fine text-muted md:hidden" />
        </span>
        <BalanceAfter paisa={entry.balanceAfterPaisa} className="text-right text-small max-md:hidden" />
      </RowGrid>
      {hasMore && (
        <ul className={isOpen ? undefined : 'max-md:hidden'}>
          {/* Where a phone says what it all comes to, it has to say the first line as well. */}
          <LineRow line={first!} className="md:hidden" />
          {others.map((line) => (
            <LineRow key={line.kind ?? 'earlier'} line={line} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Sign, words, amount, and on a wide screen the balance after it. */
export const RowGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2 md:grid-cols-[2.25rem_minmax(0,1fr)_5.75rem_5.75rem]">
    {children}
  </div>
)

function LineRow({ line, className }: { line: EntryLine; className?: string }) {
  const words = useEntryWords()
  return (
    <li className={className}>
      <RowGrid>
        <LineIcon kind={line.kind} />
        <span className="min-w-0">
          <span className="block text-small">{words.lineName(line)}</span>
          <span className="block text-fine text-muted">{words.lineNote(line)}</span>
        </span>
        <Amount paisa={line.amountPaisa} className="text-right text-small" />
      </RowGrid>
    </li>
  )
}

/** The order or the payout that it belongs to. */
function EntryNumber({ shopId, entry }: Pick<EntryRowProps, 'shopId' | 'entry'>) {
  const className = 'text-small font-semibold whitespace-nowrap text-crimson'
  if (entry.parcel) {
    const { orderNumber } = entry.parcel
    return (
      <Link to="/vendor/$" params={{ _splat: parcelPath(shopId, orderNumber) }} className={className}>
        {orderNumber}
      </Link>
    )
  }
  const isPayout = entry.kind === 'payout' || entry.kind === 'payoutBack'
  return isPayout && entry.payoutNumber && <span className={className}>{entry.payoutNumber}</span>
}

export function Amount({ paisa, className }: { paisa: number; className?: string }) {
  const { language } = useMessages().ui
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', paisa > 0 && 'text-pine', className)}>
      {formatExactAmount(paisa, language, true)}
    </span>
  )
}

export function BalanceAfter({ paisa, className }: { paisa: number; className?: string }) {
  const { list } = useArea('vendor').money
  const { language } = useMessages().ui
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      <span className="sr-only">{list.after} </span>
      {formatExactAmount(paisa, language)}
    </span>
  )
}
