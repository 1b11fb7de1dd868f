import { couponPauseReasonNames } from '@haat/contract/domains/coupons.staff.rules.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface StaffPauseNoteProps {
  pause: NonNullable<ShopCoupon['staffPause']>
  title: string
}

/** That staff have paused a coupon, since when and why. */
export function StaffPauseNote({ pause: { at, reason, words }, title }: StaffPauseNoteProps) {
  const { language } = useMessages().ui
  return (
    <div className="border-l-4 border-marigold bg-cream px-3 py-2 text-small text-cream-ink">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere">
        {inLanguage(couponPauseReasonNames[reason], language)}: {words}
      </p>
      <p className="text-fine">{formatLocalDateTime(at, language)}</p>
    </div>
  )
}
