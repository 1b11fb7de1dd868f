import { classNames } from '#ui/class-names.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface TimeRangeProps {
  from: string
  to: string
  labels: readonly [from: string, to: string]
  isDisabled: boolean
  /** The id of the sentence that says what is wrong, if something is. */
  faultId: string | undefined
  className?: string
  onChange(from: string, to: string): void
}

/** Two times of a day, of which the second ends what the first begins. */
export function TimeRange({ from, to, labels, isDisabled, faultId, className, onChange }: TimeRangeProps) {
  const { shopHours } = useArea('vendor')
  const shared = {
    type: 'time',
    disabled: isDisabled,
    'aria-invalid': faultId ? true : undefined,
    'aria-describedby': faultId,
    className: 'min-w-0 sm:w-34',
  }
  return (
    <div className={classNames('flex min-w-0 items-center gap-2 max-sm:grow sm:shrink-0', className)}>
      <TextInput
        {...shared}
        aria-label={labels[0]}
        value={from}
        onChange={({ target }) => onChange(target.value, to)}
      />
      <span className="shrink-0 text-small text-muted">{shopHours.until}</span>
      <TextInput
        {...shared}
        aria-label={labels[1]}
        value={to}
        onChange={({ target }) => onChange(from, target.value)}
      />
    </div>
  )
}
