import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { AnnouncedCoupon } from '@haat/contract/domains/coupons.announced.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

type CouponTexts = Areas['vendors']['shopCoupons']

interface AnnouncedCouponsProps {
  coupons: readonly AnnouncedCoupon[]
  texts: CouponTexts
  /** Says that a coupon is only for some of what is shown. */
  saysScope?: boolean
}

/** The coupons that a shop tells everybody of, each with its code and on which terms it holds. */
export function AnnouncedCoupons({ coupons, texts, saysScope = false }: AnnouncedCouponsProps) {
  const { language } = useMessages().ui
  const rupees = (paisa: number) => formatRupees(paisa, language)
  const termsOf = ({ kind, value, maxPaisa, minimumPaisa, endsOn, scope }: AnnouncedCoupon) =>
    [
      kind === 'percent' ? texts.percentOff(formatCount(value, language)) : texts.amountOff(rupees(value)),
      ...(maxPaisa === null ? [] : [texts.atMost(rupees(maxPaisa))]),
      ...(minimumPaisa === 0 ? [] : [texts.from(rupees(minimumPaisa))]),
      ...(saysScope && scope !== 'all' ? [texts.onSome] : []),
      ...(endsOn === null ? [] : [texts.until(formatLocalDate(endsOn, language))]),
    ].join(', ')
  return (
    <ul aria-label={texts.label} className="flex flex-wrap gap-2.5">
      {coupons.map((coupon) => (
        <li
          key={coupon.code}
          className="flex max-w-full items-start gap-2.5 rounded-control border border-dashed border-line-strong px-3.5 py-2.5 text-small"
        >
          <TicketPercent aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
          <span className="min-w-0">
            {texts.code}{' '}
            <strong translate="no" className="tracking-wide wrap-anywhere select-all">
              {coupon.code}
            </strong>
            <span className="block text-muted">{termsOf(coupon)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
