import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface PlainSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose(value: string): void
  /** What is shown; the invisible native select lies above it. */
  children: ReactNode
  className?: string
  hasArrow?: boolean
  isDisabled?: boolean
}

/** A native select with a look of our own, so that keyboards, phones and screen readers handle it as usual. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, value, options, onChoose, children, className, hasArrow = true, isDisabled = false } = props
  return (
    <label
      className={classNames(
        'relative flex min-h-7 items-center gap-2 rounded-badge text-small focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      {children}
      {hasArrow && <ChevronDown aria-hidden className="size-4 shrink-0" />}
      <select
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 size-full appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
