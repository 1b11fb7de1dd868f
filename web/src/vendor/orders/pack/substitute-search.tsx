import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { PackLine } from '@haat/contract/domains/orders.parcel-view.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { ItemName } from '../../stock/item-name.tsx'
import { stockQueries } from '../../stock/stock.queries.ts'
import { useFigures } from '../parts/use-figures.ts'

interface SubstituteSearchProps {
  shopId: string
  line: PackLine
  chosen: string | undefined
  onChoose(variantId: string): void
}

/** Looks in the shop's own stock for what could be sent instead: on sale, and enough of it. */
export function SubstituteSearch({ shopId, line, chosen, onChoose }: SubstituteSearchProps) {
  const { missingForm: texts } = useArea('vendor').orders.pack
  const { rupees, count } = useFigures()
  const call = useCall()
  const [term, setTerm] = useState('')
  const { queryKey, fetchPage } = stockQueries.list(call, shopId, 'all', term)
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKey, 'substitutes'],
    queryFn: ({ signal }) => fetchPage(undefined, signal),
  })
  const items = data?.items.filter(
    ({ variantId, isOnSale, available }) =>
      variantId !== line.variantId && isOnSale && available >= line.sent,
  )
  return (
    <div className="grid gap-3">
      <SearchField label={texts.search} icon={<Search aria-hidden />} term={term} onChange={setTerm} />
      <p className="text-small text-muted">{texts.atMost(rupees(line.pricePaisa))}</p>
      {isError && <PartError onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <p role="status" className="text-small">
          {texts.noneFound}
        </p>
      )}
      <div role="radiogroup" aria-label={texts.chooseOne} className="grid gap-2">
        {items?.map((item) => (
          <ChoiceCard
            key={item.variantId}
            name="substitute"
            isChosen={item.variantId === chosen}
            onChoose={() => onChoose(item.variantId)}
            className="flex items-center justify-between gap-3 p-3"
          >
            <ItemName item={item} />
            <span className="shrink-0 text-small text-muted">{texts.left(count(item.available))}</span>
          </ChoiceCard>
        ))}
      </div>
    </div>
  )
}
