import type { CouponScope } from '@haat/contract/domains/coupons.rules.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const shownSubjects = 3

interface CouponSubjectsProps {
  coupon: ShopCoupon
  /** How the scopes are called to the reader. */
  names: Record<CouponScope, string>
  className?: string
}

/** What a coupon is for: everything, or the first of its categories or products. */
export function CouponSubjects({ coupon: { scope, subjects }, names, className }: CouponSubjectsProps) {
  const { language } = useMessages().ui
  const shown = subjects.slice(0, shownSubjects).map(({ name }) => inLanguage(name, language))
  const more = subjects.length - shown.length
  return (
    <p className={`${className} wrap-anywhere`}>
      {names[scope]}
      {shown.length > 0 && `: ${shown.join(' · ')}`}
      {more > 0 && ` +${formatCount(more, language)}`}
    </p>
  )
}
