import { Skeleton } from './skeleton.tsx'

type PictureSkeletonProps = { tone: 'blush' | 'pine' | 'cream' | 'indigo'; className?: string }

/** A picture on its way: its tinted backdrop with the arch of a stage in it. */
export function PictureSkeleton({ tone, className = 'aspect-square' }: PictureSkeletonProps) {
  return (
    <span aria-hidden className={`relative block ${className}`}>
      <Skeleton tone={tone} className="absolute inset-0 rounded-picture" />
      <span className="absolute inset-x-[28%] top-[40%] bottom-[20%] rounded-arch bg-ink/6" />
    </span>
  )
}
