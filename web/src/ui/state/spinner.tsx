import { useMessages } from '../messages/use-messages.ts'
import { steppedDiamond } from '../brand/stepped-diamond.ts'
import { classNames } from '../class-names.ts'

const outer = steppedDiamond(17)
const middle = steppedDiamond(9, 17)
const inner = steppedDiamond(5, 17)

type SpinnerProps = {
  size?: number
  /** `current` takes the colour of the text around it, for buttons. */
  tone?: 'brand' | 'current'
  /** What is loading; without a label the spinner is decorative. */
  label?: string
}

/** The brand's diamond, whose rings fade in and out. It does not move. */
export function Spinner({ size = 20, tone = 'current', label }: SpinnerProps) {
  return (
    <svg
      className={classNames('spinner shrink-0', tone === 'brand' ? 'spinner-brand' : undefined)}
      viewBox="0 0 17 17"
      width={size}
      height={size}
      shapeRendering="crispEdges"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={outer} />
      <path d={middle} />
      <path d={inner} />
    </svg>
  )
}

/** A spinner with a text below it, which screen readers announce once. */
export function LoadingMark({ label, size = 50 }: { label?: string; size?: number }) {
  const { ui } = useMessages()
  return (
    <div role="status" className="grid justify-items-center gap-3 text-body font-semibold no-js:hidden">
      <Spinner size={size} tone="brand" />
      {label ?? ui.loading}
    </div>
  )
}
