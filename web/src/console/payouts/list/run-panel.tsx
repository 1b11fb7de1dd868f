import CalendarCheck from 'lucide-react/icons/calendar-check'
import type { PayoutRun } from '@haat/contract/domains/payouts.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePayoutWords } from '../use-payout-words.ts'

/** What the run of the week proposed, and when the next one is. */
export function RunPanel({ run, nextDay }: { run: PayoutRun | null; nextDay: string }) {
  const { run: texts } = useArea('staff').payouts
  const words = usePayoutWords()
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-panel bg-indigo-tint px-5 py-4 text-indigo">
      <CalendarCheck aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 grow">
        <h2 className="text-name">{run ? texts.title(words.day(run.day)) : texts.none}</h2>
        {run && (
          <p className="text-small">
            {run.endedAt === null
              ? texts.running
              : texts.made(words.count(run.payoutCount), words.rupees(run.totalPaisa))}
          </p>
        )}
      </div>
      <p className="text-small">{texts.next(words.day(nextDay))}</p>
    </section>
  )
}

/** As high as the panel: on a phone the next run is on a line of its own. */
export const RunSkeleton = () => <Skeleton className="block h-24.25 rounded-panel md:h-18" />
