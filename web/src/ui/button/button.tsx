import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { ButtonContent } from './button-content.tsx'
import { classNames } from '../class-names.ts'
import { Spinner } from '../state/spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    trailingIcon?: ReactNode
    isBusy?: boolean
    /** Shown beside the spinner; without it screen readers announce "Loading…". */
    busyLabel?: string
  }

/** Label and spinner share one grid cell, so that the wider one sets the width and nothing moves. */
const layer = 'col-start-1 row-start-1 flex'

/**
 * A busy button keeps its width and its focus, and ignores further clicks. It is marked as disabled but not
 * disabled, since a disabled button would lose the focus.
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
