import CircleAlert from 'lucide-react/icons/circle-alert'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import { CodeBoxes } from '#ui/form/code-boxes.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { useFigures } from '../parts/use-figures.ts'
import { useRun } from '../use-run.ts'
import type { DoorForm } from './use-door-form.ts'

interface CodeCardProps {
  stop: PhoneStop
  form: DoorForm
}

/** The four figures that the shopper tells once the parcel was looked at. */
export function CodeCard({ stop, form }: CodeCardProps) {
  const { door } = useCourierTexts()
  const { count } = useFigures()
  const { hasLine } = useRun().state
  const isOffline = useIsOffline() || !hasLine
  const isBlocked = stop.guessesLeft === 0
  const problem = isBlocked
    ? door.codeBlocked
    : form.lacks === 'wrong'
      ? door.codeWrong
      : form.lacks === 'code'
        ? door.codeMissing
        : undefined
  return (
    <section className="rounded-panel bg-cream p-4 text-cream-ink">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-label">{door.code}</h2>
        <p className={`text-small ${problem ? 'font-semibold text-crimson' : ''}`}>
          {door.triesLeft(count(stop.guessesLeft))}
        </p>
      </div>
      <CodeBoxes
        texts={door}
        length={doorCodeDigits}
        code={form.code}
        isWrong={problem !== undefined}
        isDisabled={isBlocked}
        onChange={form.setCode}
      />
      <div role="alert">
        {problem && (
          <p className="mt-3 flex gap-2 text-small font-semibold text-crimson">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {!isBlocked && (
        <p className="mt-3 text-small">{isOffline ? door.codeOffline : door.codeText(stop.name)}</p>
      )}
    </section>
  )
}
