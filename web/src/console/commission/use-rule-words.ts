import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { formatRate } from '@haat/contract/domains/commission.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { dayInBoth } from '#office/parts/bs-day-name.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Rates, days, sums and subjects of rules as the reader writes them. */
export function useRuleWords() {
  const { language } = useMessages().ui
  const { commission } = useArea('staff')
  return {
    rate: (rate: number) => commission.percent(formatRate(rate, language)),
    rupees: (paisa: number) => formatRupees(paisa, language),
    from: ({ beginsOn }: Pick<CommissionRule, 'beginsOn'>) => commission.from(dayInBoth(beginsOn, language)),
    until: ({ endsOn }: Pick<CommissionRule, 'endsOn'>) =>
      endsOn === null ? commission.open : commission.until(dayInBoth(endsOn, language)),
    about: ({ name }: Pick<CommissionRule, 'name'>) =>
      name ? inLanguage(name, language) : commission.everything,
  }
}

/** Why a change of a rule came to nothing, where no field is the reason. */
export function useFailureText() {
  const { faults } = useArea('staff').commission
  return (failure: unknown): string | undefined => {
    if (failure === undefined) return undefined
    if (!(failure instanceof ApiFailure)) return faults.failed
    if (failure.fields['id']) return faults.noted
    if (failure.status === 403) return faults.ownShop
    if (failure.status === 404) return faults.gone
    if (failure.status === 409) return faults.conflict
    return failure.status === 429 ? faults.tooMany : faults.failed
  }
}
