import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  /** Rendered at the end of the row, for instance a count. */
  trailing?: ReactNode
}

/** A row of at least 44 px, all of which can be pressed. */
export function Checkbox({ children, trailing, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center gap-3 text-body has-disabled:text-muted',
        rest.disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        className,
      )}
    >
      <input type="checkbox" {...rest} className="tick" />
      <span className="grow">{children}</span>
      {trailing !== undefined && <span className="text-small text-muted">{trailing}</span>}
    </label>
  )
}
