import { classNames } from '../class-names.ts'

type SkeletonProps = {
  /** Sets the size and the radius. */
  className?: string
  /** `sunken` is for text, the others for pictures. */
  tone?: 'sunken' | 'blush' | 'pine' | 'cream' | 'indigo'
}

const tones = {
  sunken: undefined,
  blush: 'bg-blush',
  pine: 'bg-pine-tint',
  cream: 'bg-cream',
  indigo: 'bg-indigo-tint',
}

/** A grey box in place of something that loads. Hidden from screen readers: `SkeletonGroup` tells them. */
export function Skeleton({ className, tone = 'sunken' }: SkeletonProps) {
  return <span aria-hidden className={classNames('skeleton', tones[tone], className ?? 'h-4 rounded-full')} />
}
