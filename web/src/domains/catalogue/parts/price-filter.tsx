import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { priceScale } from '../price-scale.ts'
import type { FilterProps } from './filter-fields.tsx'
import { FilterSection } from './filter-section.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceInput } from './price-input.tsx'
import { PriceThumb } from './price-thumb.tsx'

interface Prices {
  from: number | undefined
  to: number | undefined
}

/** How the prices are spread, two thumbs on it, and the same two as figures. */
export function PriceFilter({ choice: { chosen, choose }, facets: { price } }: FilterProps) {
  const texts = useArea('products')
  const [draft, setDraft] = useState<Prices>()
  const scale = priceScale(price.minPaisa, price.maxPaisa)
  const { low, high } = scale
  const shown = draft ?? { from: chosen.minPrice, to: chosen.maxPrice }
  const within = (rupees: number) => Math.max(low, Math.min(high, rupees))
  const from = within(shown.from ?? low)
  const to = within(shown.to ?? high)

  /** The ends of the scale are no choice. */
  function take(prices: Prices) {
    setDraft(undefined)
    const next = {
      minPrice: prices.from !== undefined && prices.from > low ? prices.from : undefined,
      maxPrice: prices.to !== undefined && prices.to < high ? prices.to : undefined,
    }
    if (next.minPrice !== chosen.minPrice || next.maxPrice !== chosen.maxPrice) choose(next)
  }

  const settle = () => draft && take(draft)
  return (
    <FilterSection title={texts.price}>
      {high > low && (
        <div className="relative mx-2 mb-6 noscript:hidden">
          <PriceHistogram steps={price.steps} scale={scale} from={from} to={to} />
          <PriceThumb
            label={texts.lowest}
            value={from}
            scale={scale}
            onMove={(rupees) => setDraft({ ...shown, from: Math.min(rupees, to) })}
            onSettle={settle}
          />
          <PriceThumb
            label={texts.highest}
            value={to}
            scale={scale}
            onMove={(rupees) => setDraft({ ...shown, to: Math.max(rupees, from) })}
            onSettle={settle}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <PriceInput
          name="minPrice"
          label={texts.lowest}
          rupees={shown.from}
          end={low}
          onTake={(rupees) => take({ ...shown, from: rupees })}
        />
        <PriceInput
          name="maxPrice"
          label={texts.highest}
          rupees={shown.to}
          end={high}
          onTake={(rupees) => take({ ...shown, to: rupees })}
        />
      </div>
    </FilterSection>
  )
}
