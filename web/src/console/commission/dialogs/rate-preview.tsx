import { commissionOf, vatOnCommission } from '@haat/contract/domains/commission.rules.ts'
import { receivedPaisa } from '@haat/contract/domains/listings.prices.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useRuleWords } from '../use-rule-words.ts'

const examplePaisa = 1000_00

/** What a rate means for one sale. */
export function RatePreview({ rate }: { rate: number | undefined }) {
  const { form: texts } = useArea('staff').commission
  const { rupees } = useRuleWords()
  const commissionPaisa = rate === undefined ? undefined : commissionOf(examplePaisa, rate)
  const sums = [
    [texts.commission, commissionPaisa],
    [texts.vat, commissionPaisa === undefined ? undefined : vatOnCommission(commissionPaisa)],
    [texts.receives, rate === undefined ? undefined : receivedPaisa(examplePaisa, rate)],
  ] as const
  return (
    <div className="rounded-control bg-cream px-4 py-3 text-cream-ink" aria-live="polite">
      <p className="text-small font-semibold">{texts.example(rupees(examplePaisa))}</p>
      <dl className="mt-1 grid gap-0.5">
        {sums.map(([name, paisa]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-semibold">{paisa === undefined ? '–' : rupees(paisa)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
