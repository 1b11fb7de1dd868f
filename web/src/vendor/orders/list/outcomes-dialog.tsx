import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useFailureText } from '../parts/use-failure-text.ts'
import { useFigures } from '../parts/use-figures.ts'
import type { StepOutcome } from '../parcels.queries.ts'

export type SeveralStep = 'accept' | 'pack' | 'handOver'

interface OutcomesDialogProps {
  step: SeveralStep
  items: readonly StepOutcome[]
  onClose(): void
}

/** What became of each parcel, where some could not be moved. */
export function OutcomesDialog({ step, items, onClose }: OutcomesDialogProps) {
  const { outcomes } = useArea('vendor').orders
  const { count } = useFigures()
  const failureText = useFailureText()
  const refused = items.filter(({ refusal }) => refusal !== null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={outcomes.failed(count(refused.length))}
      footer={
        <Button isWide onClick={onClose}>
          {outcomes.close}
        </Button>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {[...refused, ...items.filter(({ refusal }) => refusal === null)].map(({ number, refusal }) => (
          <li key={number} className="flex gap-3 py-3">
            {refusal === null ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-crimson" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{number}</span>
              <span className="text-small text-muted wrap-anywhere">
                {refusal === null ? outcomes[step] : failureText(refusal)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
