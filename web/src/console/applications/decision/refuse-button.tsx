import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import type { RefusalReason } from '@haat/contract/domains/applications.rules.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { Judging } from '../use-judging.ts'
import { RefuseDialog, type Refusal } from './refuse-dialog.tsx'

/** Refuses an application that is with staff, or one whose applicant never answers. */
export function RefuseButton({ judging }: { judging: Judging }) {
  const { decide } = useArea('staff').vendors
  const { parts } = useArea('office')
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>({ reason: undefined, note: '' })

  async function refuse(reason: RefusalReason, note: string) {
    const isDone = await judging.decide({ step: 'refuse', reason, note })
    // The dialog stays, and says why it came to nothing.
    if (!isDone) return
    setIsAsking(false)
    void showToast('success', decide.refused)
  }
  return (
    <>
      <IconButton
        label={decide.refuse}
        title={decide.refuse}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(judging.canRefuse())}
        className="text-crimson"
      >
        <Ban aria-hidden />
      </IconButton>
      {isAsking && (
        <RefuseDialog
          isBusy={judging.busyStep === 'refuse'}
          refusal={refusal}
          onChange={setRefusal}
          failure={judging.problem ?? (judging.conflict && `${parts.conflict}. ${parts.conflictText}`)}
          onRefuse={(reason, note) => void refuse(reason, note)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
