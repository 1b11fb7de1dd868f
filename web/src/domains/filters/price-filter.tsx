import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { FilterSection } from './filter-section.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceInput } from './price-input.tsx'
import { priceScale } from './price-scale.ts'
import { PriceThumb } from './price-thumb.tsx'

/** Whole rupees. */
export interface Prices {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

type PriceFilterProps = {
  price: { minPaisa: number; maxPaisa: number; steps: readonly number[] }
  chosen: Prices
  onChoose: (prices: Prices) => void
}

/** How the prices are spread, two thumbs on it, and the same two as figures. */
export function PriceFilter({ price, chosen, onChoose }: PriceFilterProps) {
  const texts = useArea('filters')
  const [draft, setDraft] = useState<Prices>()
  const scale = priceScale(price.minPaisa, price.maxPaisa)
  const { low, high, placeOf } = scale
  const { minPrice, maxPrice } = draft ?? chosen
  const from = Math.max(low, Math.min(high, minPrice ?? low))
  const to = Math.max(low, Math.min(high, maxPrice ?? high))

  /** The ends of the scale are no choice. */
  function take(prices: Prices) {
    setDraft(undefined)
    const next = {
      minPrice: prices.minPrice !== undefined && prices.minPrice > low ? prices.minPrice : undefined,
      maxPrice: prices.maxPrice !== undefined && prices.maxPrice < high ? prices.maxPrice : undefined,
    }
    if (next.minPrice !== chosen.minPrice || next.maxPrice !== chosen.maxPrice) onChoose(next)
  }

  const settle = () => draft && take(draft)
  const thumb = { scale, onSettle: settle }
  return (
    <FilterSection title={texts.price}>
      {high > low && (
        <div className="relative mx-2 mb-6 noscript:hidden">
          <PriceHistogram steps={price.steps} from={placeOf(from)} to={placeOf(to)} />
          <PriceThumb
            {...thumb}
            label={texts.lowest}
            rupees={from}
            onMove={(rupees) => setDraft({ minPrice: Math.min(rupees, to), maxPrice })}
          />
          <PriceThumb
            {...thumb}
            label={texts.highest}
            rupees={to}
            onMove={(rupees) => setDraft({ minPrice, maxPrice: Math.max(rupees, from) })}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <PriceInput
          name="minPrice"
          label={texts.lowest}
          rupees={minPrice}
          end={low}
          onTake={(rupees) => take({ minPrice: rupees, maxPrice })}
        />
        <PriceInput
          name="maxPrice"
          label={texts.highest}
          rupees={maxPrice}
          end={high}
          onTake={(rupees) => take({ minPrice, maxPrice: rupees })}
        />
      </div>
    </FilterSection>
  )
}
