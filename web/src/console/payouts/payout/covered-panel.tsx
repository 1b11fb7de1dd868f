import { Link } from '@tanstack/react-router'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { usePayoutWords } from '../use-payout-words.ts'

/** The entries of the shop's books that a payout covers; they add up to its amount. */
export function CoveredPanel({ payout }: { payout: StaffPayoutDetail }) {
  const { covers: texts } = useArea('staff').payouts
  const words = usePayoutWords()
  const { entries, entryCount, balancePaisa, state } = payout
  const isOver = state === 'failed' || state === 'withdrawn'
  return (
    <Panel title={texts.title}>
      <p className="mb-3 flex justify-between gap-3 text-small">
        <span className="text-muted">{texts.balance}</span>
        <strong className="font-semibold">{words.rupees(balancePaisa)}</strong>
      </p>
      {isOver ? (
        <p className="text-muted">{texts.free(words.count(entryCount))}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {entries.map(({ number, kind, day, amountPaisa, orderNumber }) => (
            <li key={number} className="flex items-baseline justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className="font-semibold">{texts.kinds[kind]}</span>
                {orderNumber && (
                  <>
                    {' '}
                    <Link
                      to="/staff/$"
                      params={{ _splat: `orders/${orderNumber}` }}
                      aria-label={texts.order(orderNumber)}
                    >
                      {orderNumber}
                    </Link>
                  </>
                )}
                <span className="block text-small text-muted">{words.day(day)}</span>
              </span>
              <span className="whitespace-nowrap">{words.rupees(amountPaisa)}</span>
            </li>
          ))}
        </ul>
      )}
      {!isOver && entryCount > entries.length && (
        <p className="mt-3 text-small text-muted">
          {texts.some(words.count(entries.length), words.count(entryCount))}
        </p>
      )}
    </Panel>
  )
}
