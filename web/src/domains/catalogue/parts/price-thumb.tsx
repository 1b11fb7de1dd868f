import { formatRupees } from '@haat/contract/shared/money.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { PriceScale } from '../price-scale.ts'

type PriceThumbProps = {
  label: string
  value: number
  scale: PriceScale
  onMove: (rupees: number) => void
  /** The finger or the key has let go. */
  onSettle: () => void
}

/** Two of them lie over each other: only the diamonds take the pointer. See `price-thumb.css`. */
export function PriceThumb({ label, value, scale, onMove, onSettle }: PriceThumbProps) {
  const { ui } = useMessages()
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatRupees(value * 100, ui.language)}
      min={scale.low}
      max={scale.high}
      step={scale.step}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
      onBlur={onSettle}
      className="price-thumb"
    />
  )
}
