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
  primary: 'bg-crimson-fill text-white hover:bg-crimson-press active:bg-crimson-press',
  secondary: 'border-[1.5px] border-line-strong bg-surface text-ink hover:bg-sunken active:bg-sunken',
  quiet: 'text-crimson hover:bg-blush active:bg-blush hover:text-crimson-deep',
  onColour: 'bg-on-colour text-on-colour-ink hover:bg-marigold-soft active:bg-marigold-soft',
  marigold: 'bg-marigold text-on-marigold hover:bg-marigold-press active:bg-marigold-press',
}

const sizes = { regular: 'min-h-12 px-5 py-2', large: 'min-h-13 px-6 py-2' }

/** The classes of a button, for links that look like one too. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  isWide,
  className,
}: ButtonLook = {}): string {
  return classNames('button', variants[variant], sizes[size], isWide && 'w-full', className)
}
