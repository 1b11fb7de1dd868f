import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/button/icon-button.tsx'

interface ReorderButtonsProps {
  index: number
  count: number
  labels: { up: string; down: string; remove?: string }
  onMove(step: 1 | -1): void
  onRemove?(): void
}

/**
 * Moves an item of a list by keyboard or touch. At an end of the list its button is only marked as disabled,
 * so that it keeps the focus.
 */
export function ReorderButtons({ index, count, labels, onMove, onRemove }: ReorderButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={labels.up}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(-1)}
        className="aria-disabled:opacity-35"
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={labels.down}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(1)}
        className="aria-disabled:opacity-35"
      >
        <ArrowDown aria-hidden />
      </IconButton>
      {labels.remove !== undefined && (
        <IconButton label={labels.remove} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </span>
  )
}
