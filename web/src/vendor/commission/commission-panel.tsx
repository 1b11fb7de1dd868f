import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ShopCommissionRule } from '@haat/contract/domains/commission.ts'
import { commissionOf, formatRate, vatOnCommission } from '@haat/contract/domains/commission.rules.ts'
import { receivedPaisa } from '@haat/contract/domains/listings.prices.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { dayInBoth } from '#office/parts/bs-day-name.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

const shopCommission = (call: Call, shopId: string) =>
  queryOptions({
    queryKey: ['vendor', 'shops', shopId, 'commission'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/commission', { params: { shopId }, signal })).data,
    staleTime: 0,
  })

const examplePaisa = 1000_00

/** What Haat keeps of the shop's sales, by which rules, and what it is taken on. */
export function CommissionPanel({ shopId }: { shopId: string }) {
  const { commission: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const { data, isError, refetch } = useQuery(shopCommission(useCall(), shopId))
  const percent = (rate: number) => texts.percent(formatRate(rate, language))
  const rupees = (paisa: number) => formatRupees(paisa, language)
  if (!data) {
    return (
      <Panel title={texts.title}>
        {isError ? (
          <PartError onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup className="grid gap-3">
            <Skeleton className="h-5 w-2/3 rounded-full" />
            <Skeleton className="h-20 rounded-control" />
          </SkeletonGroup>
        )}
      </Panel>
    )
  }
  const { rate, vatRate, rules } = data
  const commissionPaisa = commissionOf(examplePaisa, rate)
  const sums = [
    [texts.example, rupees(examplePaisa)],
    [texts.commission(percent(rate)), rupees(-commissionPaisa)],
    [texts.vat(percent(vatRate)), rupees(-vatOnCommission(commissionPaisa, vatRate))],
    [texts.receive, rupees(receivedPaisa(examplePaisa, rate))],
  ] as const
  const running = new Set(rules.filter(({ state }) => state === 'running').map(({ subject }) => subject))
  // A shop's own rule comes before those of categories.
  const hasNearer = running.has('product') || (running.has('category') && !running.has('shop'))
  const lead = hasNearer ? texts.leadOfRest : texts.lead
  return (
    <Panel title={texts.title}>
      <p>{lead(percent(rate), percent(vatRate))}</p>
      <dl className="mt-4 grid max-w-120 gap-1.5 rounded-control bg-cream px-4 py-3 text-cream-ink">
        {sums.map(([name, sum], at) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className={at === sums.length - 1 ? 'font-semibold' : undefined}>{name}</dt>
            <dd className="font-semibold whitespace-nowrap">{sum}</dd>
          </div>
        ))}
      </dl>
      {rules.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-label">{texts.rules}</h3>
          <ul className="divide-y divide-line">
            {rules.map((rule) => (
              <RuleRow
                key={`${rule.subject} ${rule.name?.en} ${rule.beginsOn}`}
                rule={rule}
                percent={percent}
              />
            ))}
          </ul>
        </>
      )}
      <ul className="mt-4 grid list-disc gap-1.5 ps-5 text-small text-muted">
        {texts.notes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  )
}

function RuleRow({ rule, percent }: { rule: ShopCommissionRule; percent(rate: number): string }) {
  const { commission: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const { subject, name, rate, beginsOn, endsOn } = rule
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5">
      <span className="min-w-0">
        <strong className="block text-label wrap-anywhere">
          {name && subject !== 'shop' ? inLanguage(name, language) : texts.about[subject]}
        </strong>
        <span className="block text-small text-muted">
          {texts.from(dayInBoth(beginsOn, language))}{' '}
          {endsOn === null ? '' : texts.until(dayInBoth(endsOn, language))}
        </span>
      </span>
      <strong className="text-name whitespace-nowrap">{percent(rate)}</strong>
    </li>
  )
}
