import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/button/icon-button.tsx'

type QuantityStepperProps = { quantity: number; maxQuantity: number; onChange: (quantity: number) => void }

export function QuantityStepper({ quantity, maxQuantity, onChange }: QuantityStepperProps) {
  const { ui } = useMessages()
  const texts = useArea('product')
  // At its ends the button is marked as disabled but not disabled: a disabled button would lose the focus.
  const step = (by: 1 | -1, isEnd: boolean, label: string) => (
    <IconButton
      label={label}
      aria-disabled={isEnd}
      className={classNames(isEnd && 'opacity-40')}
      onClick={() => !isEnd && onChange(quantity + by)}
    >
      {by === 1 ? <Plus aria-hidden /> : <Minus aria-hidden />}
    </IconButton>
  )
  return (
    <div
      role="group"
      aria-label={texts.quantity}
      className="flex h-13 w-33 items-center justify-between rounded-control border-[1.5px] border-line-strong bg-surface px-0.5"
    >
      {step(-1, quantity <= 1, texts.fewer)}
      <output className="font-semibold">{formatCount(quantity, ui.language)}</output>
      {step(1, quantity >= maxQuantity, texts.more)}
    </div>
  )
}
