import { Skeleton } from './skeleton.tsx'

type PictureSkeletonProps = { tone: 'blush' | 'pine' | 'cream' | 'indigo'; className?: string }

/** The skeleton of a picture: a tinted background with an arch. */
export function PictureSkeleton({ tone, className = 'aspect-square' }: PictureSkeletonProps) {
  return (
    <span aria-hidden className={`relative block ${className}`}>
      <Skeleton tone={tone} className="absolute inset-0 rounded-picture" />
      <span className="absolute inset-x-[28%] top-[40%] bottom-[20%] rounded-arch bg-ink/6" />
    </span>
  )
}
