import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface QuietSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose(value: string): void
  /** What is shown; the native list lies invisibly above it. */
  children: ReactNode
  className?: string
  hasArrow?: boolean
  isOff?: boolean
}

/** A native list behind a look of our own: keyboard, phone and screen reader know it. */
export function QuietSelect(props: QuietSelectProps) {
  const { label, value, options, onChoose, children, className, hasArrow = true, isOff = false } = props
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
        disabled={isOff}
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
