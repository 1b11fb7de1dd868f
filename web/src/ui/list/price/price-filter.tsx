import { useState } from 'react'
import { useArea } from '../../messages/use-area.ts'
import { FilterSection } from '../filter-section.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceInput } from './price-input.tsx'
import { priceScale, maxPosition, type PriceScale } from './price-scale.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** In whole rupees. */
export interface Prices {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

type PriceFilterProps = {
  price: { minPaisa: number; maxPaisa: number; steps: readonly number[] }
  chosen: Prices
  onChoose: (prices: Prices) => void
}

/** A histogram of the prices with two sliders on it, and two fields for the same limits. */
export function PriceFilter({ price, chosen, onChoose }: PriceFilterProps) {
  const texts = useArea('filters')
  const [draft, setDraft] = useState<Prices>()
  const scale = priceScale(price.minPaisa, price.maxPaisa)
  const { low, high, positionOf } = scale
  const { minPrice, maxPrice } = draft ?? chosen
  const from = Math.max(low, Math.min(high, minPrice ?? low))
  const to = Math.max(low, Math.min(high, maxPrice ?? high))

  /** A limit at the end of the scale is no limit. */
  function apply(prices: Prices) {
    setDraft(undefined)
    const next = {
      minPrice: prices.minPrice !== undefined && prices.minPrice > low ? prices.minPrice : undefined,
      maxPrice: prices.maxPrice !== undefined && prices.maxPrice < high ? prices.maxPrice : undefined,
    }
    if (next.minPrice !== chosen.minPrice || next.maxPrice !== chosen.maxPrice) onChoose(next)
  }

  const applyDraft = () => draft && apply(draft)
  const thumb = { scale, onRelease: applyDraft }
  return (
    <FilterSection title={texts.price}>
      {high > low && (
        <div className="relative mx-2 mb-6 no-js:hidden">
          <PriceHistogram steps={price.steps} from={positionOf(from)} to={positionOf(to)} />
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
          onApply={(rupees) => apply({ minPrice: rupees, maxPrice })}
        />
        <PriceInput
          name="maxPrice"
          label={texts.highest}
          rupees={maxPrice}
          end={high}
          onApply={(rupees) => apply({ minPrice, maxPrice: rupees })}
        />
      </div>
    </FilterSection>
  )
}

type PriceThumbProps = {
  label: string
  rupees: number
  scale: PriceScale
  onMove: (rupees: number) => void
  /** Called when the pointer or the key is released. */
  onRelease: () => void
}

/** Two range inputs lie over each other, so only their thumbs receive the pointer: see `price-thumb.css`. */
function PriceThumb({ label, rupees, scale, onMove, onRelease }: PriceThumbProps) {
  const { ui } = useMessages()
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatRupees(rupees * 100, ui.language)}
      min={0}
      max={maxPosition}
      value={Math.round(scale.positionOf(rupees))}
      onChange={(event) => onMove(scale.rupeesAt(Number(event.target.value)))}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      onBlur={onRelease}
      className="price-thumb"
    />
  )
}
