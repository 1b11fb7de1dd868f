import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface QuantityStepperProps {
  title: string
  quantity: number
  max: number
  /** Gets the change instead of a number: two quick presses may come before the first one is shown. */
  onChange(change: (shown: number) => number): void
  onRemove(): void
  /** Pressed although there are no more: somebody who does not see that the plus is pale has to be told. */
  onMax(): void
}

const stepClass =
  'grid size-11 place-items-center transition-colors hover:bg-sunken aria-disabled:opacity-40 [&>svg]:size-5'

/** Going below one removes the line. */
export function QuantityStepper({ title, quantity, max, onChange, onRemove, onMax }: QuantityStepperProps) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const isLast = quantity <= 1
  // Marked with aria-disabled, since a disabled button would lose the focus.
  const isMax = quantity >= max
  return (
    <div
      role="group"
      aria-label={cart.quantity(title)}
      className="inline-flex shrink-0 items-center overflow-hidden rounded-control border-[1.5px] border-line-strong bg-surface"
    >
      <button
        type="button"
        className={stepClass}
        aria-label={isLast ? cart.remove(title) : cart.less(title)}
        onClick={() => (isLast ? onRemove() : onChange((shown) => Math.max(1, Math.min(max, shown - 1))))}
      >
        {isLast ? <Trash aria-hidden /> : <Minus aria-hidden />}
      </button>
      <output className="min-w-9 text-center text-label">{formatCount(quantity, ui.language)}</output>
      <button
        type="button"
        className={stepClass}
        aria-label={cart.more(title)}
        aria-disabled={isMax}
        onClick={() => (isMax ? onMax() : onChange((shown) => Math.min(max, shown + 1)))}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
