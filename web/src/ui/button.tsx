import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { ButtonContent } from './button-content.tsx'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    trailingIcon?: ReactNode
    isBusy?: boolean
    /** Shown beside the spinner; without it a screen reader hears "Loading…". */
    busyLabel?: string
  }

/** Words and spinner lie on the same cell, so that the wider one sets the width once and for all. */
const layer = 'col-start-1 row-start-1 flex'

/**
 * A busy button keeps its width and its focus, and lets no second click through: it is marked as disabled
 * rather than disabled, since a disabled one would drop the focus.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isWide,
    className,
    icon,
    trailingIcon,
    isBusy,
    busyLabel,
    children,
    onClick,
    ...rest
  } = props
  const { ui } = useMessages()

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={classNames(layer, isBusy && 'invisible')}>
        <ButtonContent icon={icon} trailingIcon={trailingIcon}>
          {children}
        </ButtonContent>
      </span>
      {(isBusy || busyLabel) && (
        <span className={classNames(layer, !isBusy && 'invisible')}>
          <ButtonContent icon={<Spinner />}>
            {busyLabel ?? <span className="sr-only">{ui.loading}</span>}
          </ButtonContent>
        </span>
      )}
    </button>
  )
}
