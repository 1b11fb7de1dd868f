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
    <label className={classNames('checkbox', className)}>
      <input type="checkbox" {...rest} className="tick" />
      <span>{children}</span>
      {trailing !== undefined && <span>{trailing}</span>}
    </label>
  )
}
