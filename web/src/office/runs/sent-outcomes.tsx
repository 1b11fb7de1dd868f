import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Run, RunStop, SentOutcome } from '@haat/contract/domains/runs.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { DoorPhoto } from './door-photo.tsx'
import type { RunSide } from './runs.queries.ts'
import { useRunFigures } from './use-run-figures.ts'

interface SentOutcomesProps {
  side: RunSide
  run: Run
  stop: RunStop
}

/** What the phone sent about one door: what moved the parcel, and what staff have to decide. */
export function SentOutcomes({ side, run, stop }: SentOutcomesProps) {
  return (
    <ul className="grid gap-2">
      {stop.outcomes.map((sent) => (
        <li
          key={sent.id}
          className={classNames(
            'flex flex-wrap gap-x-3 gap-y-2 rounded-control p-3 text-small',
            sent.state === 'task' ? 'bg-cream text-cream-ink' : 'bg-pine-tint text-pine',
          )}
        >
          <SentText sent={sent} />
          {sent.hasPhoto && (
            <DoorPhoto path={side.photoPath(run.id, sent.id)} outcomeId={sent.id} number={stop.number} />
          )}
        </li>
      ))}
    </ul>
  )
}

function SentText({ sent }: { sent: SentOutcome }) {
  const { runs } = useArea('office')
  const { time } = useRunFigures()
  const isTask = sent.state === 'task'
  const Icon = isTask ? CircleAlert : CircleCheck
  const noted = time(sent.at)
  const arrived = time(sent.receivedAt)
  const facts = [
    runs.noted(noted),
    // What was sent at once arrives in the same minute, and then one time is enough.
    arrived !== noted && runs.arrived(arrived),
    sent.wasOffline && runs.wasOffline,
  ].filter((one) => typeof one === 'string')
  return (
    <div className="flex min-w-0 grow gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{runs.outcomes[sent.outcome]}</p>
        <p className="text-fine">{facts.join(' · ')}</p>
        {isTask && (
          <p className="mt-1 wrap-anywhere">
            <span className="font-semibold">{runs.task}</span>
            {sent.refusal && (
              <>
                {': '}
                <span lang="en">{sent.refusal}</span>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
