import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { formatExactAmount, formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dayInBoth } from '#office/parts/bs-day-name.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** What a coupon is, in words of the reader. */
export function useCouponWords() {
  const { coupons } = useArea('office')
  const { language } = useMessages().ui
  const rupees = (paisa: number) => formatRupees(paisa, language)
  const count = (number: number) => formatCount(number, language)
  return {
    count,
    /** Always with its paisa, as in the books. */
    exact: (paisa: number) =>
      `${language === 'ne' ? 'रु.' : 'Rs.'}\u00a0${formatExactAmount(paisa, language)}`,
    /** "10% off, at most Rs. 500, from Rs. 2,000" */
    discount: ({ kind, value, maxPaisa, minimumPaisa }: ShopCoupon) =>
      [
        kind === 'percent' ? coupons.percentOff(count(value)) : coupons.amountOff(rupees(value)),
        ...(maxPaisa === null ? [] : [coupons.atMost(rupees(maxPaisa))]),
        ...(minimumPaisa === 0 ? [] : [coupons.from(rupees(minimumPaisa))]),
      ].join(', '),
    /** `withoutEnd` says it of a coupon without a last day. */
    days: ({ beginsOn, endsOn }: ShopCoupon, withoutEnd: (first: string) => string) => {
      const first = dayInBoth(beginsOn, language)
      return endsOn === null ? withoutEnd(first) : coupons.days(first, dayInBoth(endsOn, language))
    },
    uses: ({ uses, useLimit }: ShopCoupon) =>
      useLimit === null ? count(uses) : coupons.usesOf(count(uses), count(useLimit)),
  }
}
