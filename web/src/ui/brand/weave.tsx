import { classNames } from '../class-names.ts'

type WeaveProps = {
  /** Pixels per cell: 1 for phone header, sheet and active tab, 2 for edges and empty states, 3 for the hero. */
  cell?: 1 | 2 | 3
  /** The band runs downwards instead of across. */
  turned?: boolean
  className?: string
}

const sizes = { 1: 'weave-1', 2: undefined, 3: 'weave-3' } as const

/** A decorative band of cloth; `weave.css` draws it. */
export function Weave({ cell = 2, turned = false, className }: WeaveProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('weave', sizes[cell], turned && 'weave-turned', className)}
    />
  )
}
