import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A button of 44 px around one icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames('icon-button', className)}>
      {children}
    </button>
  )
}
