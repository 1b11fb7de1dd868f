import { useState } from 'react'
import type { StaffPayout } from '@haat/contract/domains/payouts.staff.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { CodeDialog } from '../dialogs/code-dialog.tsx'
import { useApproveMany } from '../payouts.queries.ts'
import { usePayoutWords } from '../use-payout-words.ts'

interface ApproveBarProps {
  payouts: StaffPayout[]
  /** Whether there is anything to choose. What became of those before is said also when nothing is left. */
  isShown: boolean
  onDone(): void
}

/** Approves all that were chosen with one code, and says what became of each. */
export function ApproveBar({ payouts: chosen, isShown, onDone }: ApproveBarProps) {
  const { payouts } = useArea('staff')
  const { approve: texts, list } = payouts
  const { count, rupees } = usePayoutWords()
  /** Those that the dialog is about: the list may change behind it. */
  const [asked, setAsked] = useState<StaffPayout[]>()
  const approve = useApproveMany()
  const sumOf = (rows: StaffPayout[]) =>
    rupees(rows.reduce((paisa, { amountPaisa }) => paisa + amountPaisa, 0))
  const close = () => {
    setAsked(undefined)
    approve.reset()
  }
  const outcomes = approve.data
  return (
    <>
      {isShown && (
        <Button disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
          {chosen.length === 0 ? texts.save : list.approve(count(chosen.length), sumOf(chosen))}
        </Button>
      )}
      {asked && !outcomes && (
        <CodeDialog
          title={texts.titleMany}
          saveLabel={texts.save}
          onClose={close}
          send={(code) =>
            approve.mutateAsync({ numbers: asked.map(({ number }) => number), code }).then(onDone)
          }
        >
          <p className="text-muted">{texts.textMany(count(asked.length), sumOf(asked))}</p>
          {asked.some(({ peopleNeeded }) => peopleNeeded > 1) && <p className="text-small">{texts.two}</p>}
        </CodeDialog>
      )}
      {asked && outcomes && <Outcomes outcomes={outcomes} onClose={close} />}
    </>
  )
}

type Outcome = NonNullable<ReturnType<typeof useApproveMany>['data']>[number]

function Outcomes({ outcomes, onClose }: { outcomes: Outcome[]; onClose(): void }) {
  const { payouts } = useArea('staff')
  const { approve: texts } = payouts
  const { count } = usePayoutWords()
  const numberOf = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
  const refused = outcomes.filter(({ refusal }) => refusal !== null)
  return (
    <Dialog isOpen onClose={onClose} title={texts.titleMany}>
      <div role="status" className="grid gap-3">
        <p>{texts.done(count(numberOf('approved')))}</p>
        {numberOf('partly') > 0 && <p>{texts.donePartly(count(numberOf('partly')))}</p>}
        {refused.length > 0 && (
          <>
            <p className="font-semibold">{texts.refused}</p>
            <ul className="grid gap-1 text-small">
              {refused.map(({ number, refusal }) => (
                <li key={number}>
                  <strong className="font-semibold">{number}</strong>: {payouts.faults[refusal!]}
                </li>
              ))}
            </ul>
          </>
        )}
        <Button isWide onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
