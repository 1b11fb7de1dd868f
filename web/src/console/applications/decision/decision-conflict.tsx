import { canMakeStep } from '@haat/contract/domains/applications.rules.ts'
import type { ChecklistItem } from '@haat/contract/domains/applications.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { Judging } from '../use-judging.ts'

interface DecisionConflictProps {
  application: StaffApplication
  judging: Judging
}

/** Says that somebody else was quicker, what differs now, and lets the reader decide all the same. */
export function DecisionConflict({ application, judging }: DecisionConflictProps) {
  const { checklist, decide, states } = useArea('staff').vendors
  const { desk } = useArea('staff')
  const { conflict, dropConflict } = judging
  if (!conflict) return null
  const { seen, decision } = conflict
  if (!canMakeStep(application.state, decision.step)) {
    return (
      <div role="alert" className="grid gap-2 border-l-4 border-marigold bg-cream px-4 py-3">
        <p className="font-semibold">{decide.movedOn(states[application.state])}</p>
        <div>
          <Button variant="secondary" onClick={dropConflict}>
            {desk.seen}
          </Button>
        </div>
      </div>
    )
  }
  const verdictText = (item: ChecklistItem | undefined) => {
    if (!item || item.verdict === 'open') return checklist.open
    return item.verdict === 'accepted' ? checklist.accepted : checklist.sentBack
  }
  const changes = application.checklist.flatMap((item) => {
    const before = seen.checklist.find(({ line }) => line === item.line)
    if (before?.verdict === item.verdict && before.isChanged === item.isChanged) return []
    const sent = decision.step === 'send-back' && decision.lines.find(({ line }) => line === item.line)
    return [
      {
        label: checklist.lines[item.line],
        theirs: verdictText(item),
        yours: sent ? `${checklist.reasons[sent.reason]}. ${sent.note}` : verdictText(before),
      },
    ]
  })
  return (
    <ConflictNotice
      changes={changes}
      onTakeTheirs={dropConflict}
      onKeepMine={() => void judging.decide(decision)}
      isBusy={judging.busyStep !== undefined}
    />
  )
}
