import type { StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useResumeForShop } from './coupons.queries.ts'
import { useCouponFailure } from './use-coupon-failure.ts'

interface ResumeDialogProps {
  coupon: StaffCoupon
  onClose(): void
}

/** Takes the pause of staff back. */
export function ResumeDialog({ coupon: { code }, onClose }: ResumeDialogProps) {
  const { resume: texts } = useArea('staff').coupons
  const failureText = useCouponFailure()
  const resume = useResumeForShop(code)
  return (
    <ConfirmDialog
      title={texts.title(code)}
      text={texts.text}
      confirmLabel={texts.save}
      busyLabel={texts.busy}
      isBusy={resume.isPending}
      onConfirm={() =>
        resume.mutate(undefined, {
          onSuccess: () => void showToast('success', texts.done(code)),
          onError: (failure) => void showToast('error', failureText(failure)!),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
