import { classNames } from '../class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onColour' | 'marigold'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  /** `regular` is 48 px high; `large`, for the main action of a view, 52 px. */
  size?: 'regular' | 'large' | undefined
  isWide?: boolean | undefined
  className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  onColour: 'button-on-colour',
  marigold: 'button-marigold',
}

/** The classes of a button, for links that look like one too. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  isWide,
  className,
}: ButtonLook = {}): string {
  return classNames(
    'button',
    variants[variant],
    size === 'large' && 'button-large',
    isWide && 'w-full',
    className,
  )
}
