import { payoutSteps, payoutSumDays, type PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import type { PayoutPage } from '@haat/contract/domains/payouts.staff.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePayoutWords } from '../use-payout-words.ts'

interface StateTabsProps {
  sums: PayoutPage['sums']
  chosen: PayoutStep
  onChoose(state: PayoutStep): void
}

const isOpen = (state: PayoutStep) => state === 'proposed' || state === 'approved'

/** The states of payouts with how many and how much; on a phone they are moved sideways. */
export function StateTabs({ sums, chosen, onChoose }: StateTabsProps) {
  const { payouts } = useArea('staff')
  const { count, rupees } = usePayoutWords()
  return (
    <nav aria-label={payouts.tabs} className="-mx-4 overflow-x-auto px-4 pb-1 md:-mx-7 md:px-7">
      <ul className="grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-2.5">
        {payoutSteps.map((state) => (
          <li key={state} className="grid">
            <button
              type="button"
              aria-current={state === chosen ? 'true' : undefined}
              onClick={() => onChoose(state)}
              className={classNames(
                'grid cursor-pointer content-start rounded-panel px-4 py-3 text-left shadow-1 transition-colors focus-visible:outline-2 focus-visible:outline-focus',
                state === chosen
                  ? 'bg-blush inset-ring-[2px] inset-ring-crimson'
                  : 'bg-surface hover:bg-sunken',
              )}
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="text-small font-semibold">{payouts.states[state]}</span>
                <strong className="text-h3">{count(sums[state].count)}</strong>
              </span>
              <span className="block text-small whitespace-nowrap">{rupees(sums[state].paisa)}</span>
              {!isOpen(state) && (
                <span className="block text-fine text-muted">{payouts.lastDays(count(payoutSumDays))}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const TabsSkeleton = () => <Skeleton className="block h-22 rounded-panel" />
