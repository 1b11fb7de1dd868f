import { formatRupees } from '@haat/contract/shared/money.ts'
import { useMessages } from '#messages/use-messages.ts'
import { placesAcross, type PriceScale } from './price-scale.ts'

type PriceThumbProps = {
  label: string
  rupees: number
  scale: PriceScale
  onMove: (rupees: number) => void
  /** The finger or the key has let go. */
  onSettle: () => void
}

/** Two of them lie over each other: only the diamonds take the pointer. See `price-thumb.css`. */
export function PriceThumb({ label, rupees, scale, onMove, onSettle }: PriceThumbProps) {
  const { ui } = useMessages()
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatRupees(rupees * 100, ui.language)}
      min={0}
      max={placesAcross}
      value={Math.round(scale.placeOf(rupees))}
      onChange={(event) => onMove(scale.rupeesAt(Number(event.target.value)))}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
      onBlur={onSettle}
      className="price-thumb"
    />
  )
}
