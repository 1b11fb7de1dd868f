import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  /** A count at the far end of the row. */
  trailing?: ReactNode
}

/** A row of at least 44 px; all of it can be pressed. */
export function Checkbox({ children, trailing, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center gap-3 text-body has-disabled:text-muted',
        rest.disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        className,
      )}
    >
      <span className="relative size-5.5 shrink-0">
        <input
          type="checkbox"
          {...rest}
          className={
            'peer block size-full appearance-none rounded-badge border-[1.5px] border-line-strong bg-surface transition-colors ' +
            'checked:border-crimson-fill checked:bg-crimson-fill aria-invalid:border-2 aria-invalid:border-crimson ' +
            'disabled:border-line disabled:bg-sunken checked:disabled:border-muted checked:disabled:bg-muted'
          }
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-4 text-white opacity-0 peer-checked:opacity-100 dark:peer-disabled:text-paper"
        />
      </span>
      <span className="grow">{children}</span>
      {trailing !== undefined && <span className="text-small text-muted">{trailing}</span>}
    </label>
  )
}
