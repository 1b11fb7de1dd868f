import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly { value: NoInfer<Value>; label: string; icon: ReactNode }[]
  chosen: Value
  onChoose(value: NoInfer<Value>): void
  className?: string
}

/** One of two or three ways, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, chosen, onChoose, className } = props
  const group = useId()
  return (
    <fieldset
      className={classNames(
        'grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-sunken p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-[9px] font-semibold text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-5"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={chosen === choice.value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
