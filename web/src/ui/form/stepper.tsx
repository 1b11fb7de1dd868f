import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { IconButton } from '../button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'

interface StepperProps {
  label: string
  isLabelHidden?: true
  value: number
  min: number
  max: number
  fewer: string
  more: string
  onChange(value: number): void
}

/** A small count with a button on either side. */
export function Stepper({ label, isLabelHidden, value, min, max, fewer, more, onChange }: StepperProps) {
  const { language } = useMessages().ui
  const buttonClass = 'border-[1.5px] border-line-strong bg-surface aria-disabled:opacity-50'
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-3">
      {!isLabelHidden && <span className="text-label">{label}</span>}
      <span className="flex items-center gap-2">
        <IconButton
          label={fewer}
          aria-disabled={value <= min}
          className={buttonClass}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Minus aria-hidden />
        </IconButton>
        <output className="min-w-8 text-center text-h3">{formatCount(value, language)}</output>
        <IconButton
          label={more}
          aria-disabled={value >= max}
          className={buttonClass}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Plus aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
