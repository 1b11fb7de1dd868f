import { Skeleton } from './skeleton.tsx'

type PictureSkeletonProps = { tone: 'blush' | 'pine' | 'cream' | 'indigo'; className?: string }

/** The skeleton of a picture: a tinted background with an arch. */
export function PictureSkeleton({ tone, className = 'aspect-square' }: PictureSkeletonProps) {
  return (
    <span aria-hidden className={`picture-skeleton ${className}`}>
      <Skeleton tone={tone} className="" />
      <span />
    </span>
  )
}
