import type { PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import type { ShopPayout } from '@haat/contract/domains/payouts.staff.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Sums, counts, days and accounts as the reader writes them. */
export function usePayoutWords() {
  const { language } = useMessages().ui
  const { payouts } = useArea('staff')
  return {
    rupees: (paisa: number) => formatRupees(paisa, language),
    count: (count: number) => formatCount(count, language),
    day: (day: string) => shortDay(day, language),
    time: (at: string) => formatLocalDateTime(at, language),
    /** "Nabil Bank ••••0123" */
    account: ({ kind, bankName, maskedNumber }: ShopPayout['account']) =>
      `${bankName || payouts.kinds[kind]} ${maskedNumber}`,
  }
}

export const badgeTones = {
  proposed: 'creamTint',
  approved: 'indigoTint',
  sent: 'pineTint',
  failed: 'blushTint',
  withdrawn: 'sunken',
} as const satisfies Record<PayoutStep, string>
