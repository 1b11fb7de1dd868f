import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { Judging } from '../use-judging.ts'
import { RefuseButton } from './refuse-button.tsx'

interface DecisionFootProps {
  application: StaffApplication
  judging: Judging
}

/** Approves, sends back or refuses. No button is ever dead: pressed too early it says what is missing. */
export function DecisionFoot({ application, judging }: DecisionFootProps) {
  const { decide } = useArea('staff').vendors
  const { ui } = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  const { fields, checklist } = application
  const { reasonCount, undecidedCount, busyStep } = judging
  const count = (n: number) => formatCount(n, ui.language)
  const isAllAccepted = reasonCount === 0 && undecidedCount === 0
  const close = () => setIsAsking(false)

  async function approve() {
    const isDone = await judging.decide({ step: 'approve' })
    close()
    if (isDone) void showToast('success', decide.approved)
  }
  return (
    <>
      <FormError text={judging.problem} className="mb-3" />
      <div className="flex flex-wrap items-center gap-2.5">
        <p className="min-w-0 grow text-small">
          <span className="block font-semibold">
            {isAllAccepted
              ? decide.allAccepted
              : reasonCount > 0
                ? decide.reasons(count(reasonCount))
                : decide.left(count(undecidedCount))}
          </span>
          {!isAllAccepted && (
            <span className="block text-fine text-muted">{decide.approveAt(count(checklist.length))}</span>
          )}
        </p>
        <RefuseButton judging={judging} />
        <Button
          variant={isAllAccepted ? 'primary' : 'secondary'}
          isBusy={busyStep === 'approve'}
          onClick={() => judging.canApprove() && setIsAsking(true)}
        >
          {decide.approve}
        </Button>
        {reasonCount > 0 && (
          <Button
            icon={<Undo2 aria-hidden />}
            isBusy={busyStep === 'send-back'}
            busyLabel={decide.sendingBack}
            onClick={() => void judging.sendBack()}
            className="grow"
          >
            {decide.sendBack(count(reasonCount))}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={decide.approveTitle}
          text={decide.approveText(inLanguage({ en: fields.nameEn, ne: fields.nameNe }, ui.language))}
          confirmLabel={decide.approve}
          busyLabel={decide.approving}
          isBusy={busyStep === 'approve'}
          onConfirm={() => void approve()}
          onClose={close}
        />
      )}
    </>
  )
}
