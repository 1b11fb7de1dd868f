import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** Gives it its size and radius. */
  className?: string
  /** Pictures wait in the tint of a backdrop, text in sunken. */
  tone?: 'sunken' | 'blush' | 'pine' | 'cream' | 'indigo'
}

const tones = {
  sunken: 'bg-sunken',
  blush: 'bg-blush',
  pine: 'bg-pine-tint',
  cream: 'bg-cream',
  indigo: 'bg-indigo-tint',
}

/** The box of something on its way. Silent: the group round it says that it loads. */
export function Skeleton({ className, tone = 'sunken' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames('skeleton block', tones[tone], className ?? 'h-4 rounded-full')}
    />
  )
}
