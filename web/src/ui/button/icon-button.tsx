import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A button of 44 px around one icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control transition-[background-color,scale]',
        'duration-(--press) hover:bg-sunken active:scale-98 [&>svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  )
}
