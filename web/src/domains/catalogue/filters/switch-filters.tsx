import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { SwitchRow } from '#ui/list/switch-row.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DistrictFilter } from './district-filter.tsx'
import type { FilterProps } from './filter-fields.tsx'

/** A switch that would leave no product is left out, unless it is on. */
export function SwitchFilters({ choice, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const { chosen, choose } = choice
  const switches = [
    { name: 'inStock', label: texts.inStock, count: facets.inStockCount },
    { name: 'deals', label: texts.onDeal, count: facets.dealCount },
  ] as const
  return (
    <div className="border-t border-line pt-3 pb-5">
      {switches.map(
        ({ name, label, count }) =>
          (count > 0 || chosen[name]) && (
            <SwitchRow
              key={name}
              name={name}
              isOn={!!chosen[name]}
              onChange={(isOn) => choose({ [name]: isOn ? true : undefined })}
              count={formatCappedCount(count, ui.language, facets.isCapped)}
            >
              {label}
            </SwitchRow>
          ),
      )}
      <DistrictFilter choice={choice} facets={facets} />
    </div>
  )
}
