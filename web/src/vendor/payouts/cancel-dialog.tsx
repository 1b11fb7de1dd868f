import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { ApiFailure } from '#api/client.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../members/failure-text.ts'
import { useAccountTitle } from './account-mark.tsx'
import { useCancelChange } from './payouts.queries.ts'

interface CancelDialogProps {
  shopId: string
  account: PayoutAccount
  onClose(): void
}

/** Asks once more before a change is stopped. */
export function CancelDialog({ shopId, account, onClose }: CancelDialogProps) {
  const { payout, failures } = useArea('vendor')
  const titleOf = useAccountTitle()
  const { mutate, isPending } = useCancelChange(shopId)
  const cancel = () =>
    mutate(account.id, {
      onSuccess: () => {
        onClose()
        void showToast('success', payout.cancelled)
      },
      onError: (failure) => {
        if (!(failure instanceof TypeError)) onClose()
        const isTooLate = failure instanceof ApiFailure && failure.status === 409
        void showToast('error', isTooLate ? payout.tooLate : failureText(failure, failures)!)
      },
    })
  return (
    <ConfirmDialog
      title={payout.cancelTitle}
      text={payout.cancelText(`${titleOf(account)} ${account.maskedNumber}`)}
      confirmLabel={payout.cancel}
      busyLabel={payout.cancelling}
      isBusy={isPending}
      onConfirm={cancel}
      onClose={onClose}
    />
  )
}
