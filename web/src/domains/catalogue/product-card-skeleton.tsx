import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

type ProductCardSkeletonProps = { tone?: 'blush' | 'pine' | 'cream' | 'indigo'; isTall?: boolean }

/** Grey boxes as high as the lines of a card, so that nothing moves when it has been read. */
export function ProductCardSkeleton({ tone = 'blush', isTall = false }: ProductCardSkeletonProps) {
  return (
    <div className="product-card-skeleton">
      <PictureSkeleton tone={tone} className={isTall ? 'aspect-4/5' : 'aspect-square'} />
      <span>
        <Skeleton className="h-3 w-1/2 rounded-full" />
      </span>
      <span>
        <Skeleton className="h-3.5 w-11/12 rounded-full" />
        <Skeleton className="h-3.5 w-2/3 rounded-full" />
      </span>
      <span>
        <Skeleton className="h-5 w-2/5 rounded-full" />
      </span>
      <span>
        <Skeleton className="h-3 w-1/3 rounded-full" />
      </span>
    </div>
  )
}
