import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface ToggleProps {
  isOn: boolean
  isBusy?: boolean
  isDisabled?: boolean
  onPress(): void
  /** What is on or off. */
  children: ReactNode
}

/** A switch with its label, all of which can be pressed. */
export function Toggle({ isOn, isBusy = false, isDisabled = false, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-small font-semibold hover:bg-sunken disabled:cursor-not-allowed disabled:text-muted"
    >
      <span
        aria-hidden
        className={classNames(
          'flex h-6 w-10 shrink-0 items-center rounded-full p-0.5 transition-colors duration-(--press)',
          isOn ? 'justify-end bg-pine-deep' : 'bg-line-strong',
        )}
      >
        <span className="size-5 rounded-full bg-white" />
      </span>
      <span className="text-left">{children}</span>
    </button>
  )
}
