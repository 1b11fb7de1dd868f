import type { CouponState } from '@haat/contract/domains/cart.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

/** Why a coupon does not count, as a sentence. */
export function useCouponWords(coupon: CouponState | null): string | undefined {
  const { ui } = useMessages()
  const { couponRefused } = useArea('cart')
  if (!coupon?.refusal) return undefined
  const { reason, missingPaisa, vendor, at } = coupon.refusal
  // Each reason comes with what it is about.
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
