import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../members/failure-text.ts'
import { useDeleteCoupon, useEndCoupon } from './coupons.queries.ts'

interface LeaveDialogProps {
  shopId: string
  coupon: ShopCoupon
  onClose(): void
}

/** Ends a coupon, or deletes one that no order ever held. */
export function LeaveDialog({ shopId, coupon: { code, wasUsed }, onClose }: LeaveDialogProps) {
  const { coupons, failures } = useArea('vendor')
  const end = useEndCoupon(shopId, code)
  const remove = useDeleteCoupon(shopId, code)
  const [texts, change, done] = wasUsed
    ? [coupons.ending, end, coupons.ended]
    : [coupons.removing, remove, coupons.removed]
  return (
    <ConfirmDialog
      title={texts.title(code)}
      text={texts.text}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      isBusy={change.isPending}
      onConfirm={() =>
        change.mutate(undefined, {
          onSuccess: () => void showToast('success', done(code)),
          onError: (failure) => void showToast('error', failureText(failure, failures)!),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
