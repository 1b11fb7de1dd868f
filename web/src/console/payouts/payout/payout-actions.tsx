import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CodeDialog } from '../dialogs/code-dialog.tsx'
import { FailDialog } from '../dialogs/fail-dialog.tsx'
import { SendDialog } from '../dialogs/send-dialog.tsx'
import { useFailureText } from '../dialogs/use-failure-text.ts'
import { WithdrawDialog } from '../dialogs/withdraw-dialog.tsx'
import { useApprove, usePropose, useRepeat } from '../payouts.queries.ts'
import { usePayoutWords } from '../use-payout-words.ts'

/** What can be done with a payout in its state; nothing by somebody who belongs to the shop. */
export function PayoutActions({ payout }: { payout: StaffPayoutDetail }) {
  const { actions: texts } = useArea('staff').payouts
  const [dialog, setDialog] = useState<'approve' | 'send' | 'fail' | 'withdraw'>()
  const onClose = () => setDialog(undefined)
  const { state, approvals, isOwnShop, problem, repeatedBy } = payout
  const isMine = approvals.some((approval) => approval.isMine)
  /** Whoever has read the number may have paid: that can be noted whatever came since. */
  const maySend = state === 'approved' && (!problem || payout.openedAt !== null)
  const isOpen = state === 'proposed' || state === 'approved'
  if (isOwnShop || (state === 'failed' && repeatedBy !== null)) return null
  return (
    <Panel title={texts.title}>
      {state === 'proposed' && isMine && <p className="mb-4 text-small text-muted">{texts.approvedMine}</p>}
      {maySend && <p className="mb-4 text-small text-muted">{texts.waitsToSend}</p>}
      <div className="flex flex-wrap gap-2.5">
        {state === 'proposed' && !isMine && !problem && (
          <Button onClick={() => setDialog('approve')}>{texts.approve}</Button>
        )}
        {maySend && <Button onClick={() => setDialog('send')}>{texts.send}</Button>}
        {state === 'sent' && (
          <Button variant="secondary" onClick={() => setDialog('fail')}>
            {texts.fail}
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" onClick={() => setDialog('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
        {state === 'failed' && <ProposeAnew payout={payout} />}
        {state === 'withdrawn' && <ProposeAnew payout={payout} />}
      </div>
      {dialog === 'approve' && <ApproveDialog {...{ payout, onClose }} />}
      {dialog === 'send' && <SendDialog {...{ payout, onClose }} />}
      {dialog === 'fail' && <FailDialog {...{ payout, onClose }} />}
      {dialog === 'withdraw' && <WithdrawDialog {...{ payout, onClose }} />}
    </Panel>
  )
}

function ApproveDialog({ payout, onClose }: { payout: StaffPayoutDetail; onClose(): void }) {
  const { approve: texts } = useArea('staff').payouts
  const { language } = useMessages().ui
  const { rupees } = usePayoutWords()
  const approve = useApprove(payout.number)
  const send = async (code: string) => {
    const { state } = await approve.mutateAsync({ code })
    void showToast('success', state === 'proposed' ? texts.partly : texts.saved)
    onClose()
  }
  return (
    <CodeDialog title={texts.title} saveLabel={texts.save} {...{ send, onClose }}>
      <p className="text-muted">
        {texts.text(rupees(payout.amountPaisa), inLanguage(payout.shopName, language))}
      </p>
      {payout.peopleNeeded > 1 && <p className="text-small">{texts.two}</p>}
    </CodeDialog>
  )
}

/** Proposes what failed or was withdrawn once more, and opens the new payout. */
function ProposeAnew({ payout }: { payout: StaffPayoutDetail }) {
  const { payouts } = useArea('staff')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const repeat = useRepeat(payout.number)
  const propose = usePropose()
  const isFailed = payout.state === 'failed'
  const change = isFailed ? repeat : propose
  const onSuccess = ({ number }: { number: string }) => {
    void showToast('success', payouts.proposed(number))
    void navigate({ to: '/staff/$', params: { _splat: `payouts/${number}` } })
  }
  const press = () => {
    if (change.isPending) return
    if (isFailed) repeat.mutate(undefined, { onSuccess })
    else propose.mutate(payout.shopSlug, { onSuccess })
  }
  return (
    <div className="grid gap-3">
      <FormError text={failureText(change.error ?? undefined)} />
      <Button className="w-fit" isBusy={change.isPending} onClick={press}>
        {isFailed ? payouts.actions.repeat : payouts.actions.propose}
      </Button>
    </div>
  )
}
