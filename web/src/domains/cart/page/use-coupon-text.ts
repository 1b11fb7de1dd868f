import type { CouponState } from '@haat/contract/domains/cart.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The reason why a coupon does not count, as a sentence. */
export function useCouponText(coupon: CouponState | null): string | undefined {
  const { ui } = useMessages()
  const { couponRefused } = useArea('cart')
  if (!coupon?.refusal) return undefined
  const { reason, missingPaisa, vendor, at } = coupon.refusal
  // The detail that each reason's sentence mentions.
  const detail = {
    unknown: '',
    notYet: at ? formatDate(at, ui.language) : '',
    over: at ? formatDate(at, ui.language) : '',
    usedUp: '',
    usedByYou: '',
    belowMinimum: formatRupees(missingPaisa ?? 0, ui.language),
    otherVendor: vendor ? inLanguage(vendor, ui.language) : '',
  }
  return couponRefused[reason](coupon.code, detail[reason])
}
