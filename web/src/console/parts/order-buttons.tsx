import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/icon-button.tsx'

interface OrderButtonsProps {
  at: number
  count: number
  labels: { up: string; down: string; remove?: string }
  onMove(step: 1 | -1): void
  onRemove?(): void
}

/** Moves something in a list without a mouse. At an end the button stays, so that the focus does. */
export function OrderButtons({ at, count, labels, onMove, onRemove }: OrderButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={labels.up}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(-1)}
        className="aria-disabled:opacity-35"
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={labels.down}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(1)}
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
