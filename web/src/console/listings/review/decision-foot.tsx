import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { canMakeVersionStep } from '@haat/contract/domains/listings.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Judging } from '../use-judging.ts'

interface DecisionFootProps {
  review: Review
  judging: Judging
}

/** Approves or sends back; of a trusted shop's, leaves it or takes it back. Afterwards it says how it was decided. */
export function DecisionFoot({ review, judging }: DecisionFootProps) {
  const { decide } = useArea('staff').listings
  const { ui } = useMessages()
  const { reasonCount, problem } = judging
  const count = formatCount(reasonCount, ui.language)
  if (!canMakeVersionStep(review.state, 'approve')) return <Decided review={review} />
  const isTrusted = review.state === 'trusted'
  const hasReasons = reasonCount > 0
  return (
    <>
      <FormError text={problem} className="mb-3" />
      <div className="flex flex-wrap items-center gap-2.5">
        <p className="min-w-0 grow text-small font-semibold max-sm:basis-full">
          {hasReasons ? decide.reasons(count) : decide.noReasons}
        </p>
        <span className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-3">
          <Button
            variant={hasReasons ? 'secondary' : 'primary'}
            icon={<Check aria-hidden />}
            onClick={judging.approve}
          >
            {isTrusted ? decide.leave : decide.approve}
          </Button>
          <Button
            variant={hasReasons ? 'primary' : 'secondary'}
            icon={<Undo2 aria-hidden />}
            onClick={judging.sendBack}
          >
            {isTrusted ? decide.takeBack : hasReasons ? decide.sendBackCount(count) : decide.sendBack}
          </Button>
        </span>
      </div>
      {judging.isAsking && (
        <ConfirmDialog
          title={decide.takeBackTitle}
          text={decide.takeBackText}
          confirmLabel={decide.takeBack}
          busyLabel={decide.takeBack}
          isBusy={false}
          onConfirm={judging.takeBack}
          onClose={judging.stopAsking}
        />
      )}
    </>
  )
}

function Decided({ review: { state, decidedAt, sentBack } }: { review: Review }) {
  const { decide, states } = useArea('staff').listings
  const { ui } = useMessages()
  if (decidedAt === null) return <p className="text-small font-semibold">{states[state]}</p>
  const when = dayAndTime(decidedAt, ui.language)
  return (
    <p className="text-small font-semibold">
      {sentBack?.by
        ? decide.decidedBy(states[state], sentBack.by, when)
        : decide.decidedAt(states[state], when)}
    </p>
  )
}
