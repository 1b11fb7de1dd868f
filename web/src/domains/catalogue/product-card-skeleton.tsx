import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

type ProductCardSkeletonProps = { tone?: 'blush' | 'pine' | 'cream' | 'indigo'; isTall?: boolean }

/** Grey boxes as high as the lines of a card, so that nothing moves when it has been read. */
export function ProductCardSkeleton({ tone = 'blush', isTall = false }: ProductCardSkeletonProps) {
  return (
    <div className="flex h-full flex-col">
      <PictureSkeleton tone={tone} className={isTall ? 'aspect-4/5' : 'aspect-square'} />
      <span className="mt-3 flex h-[1lh] items-center text-fine">
        <Skeleton className="h-3 w-1/2 rounded-full" />
      </span>
      <span className="grid min-h-[2lh] content-evenly text-name">
        <Skeleton className="h-3.5 w-11/12 rounded-full" />
        <Skeleton className="h-3.5 w-2/3 rounded-full" />
      </span>
      <span className="mt-1 flex h-[1lh] items-center text-price">
        <Skeleton className="h-5 w-2/5 rounded-full" />
      </span>
      <span className="mt-0.5 flex h-[1lh] items-center text-fine">
        <Skeleton className="h-3 w-1/3 rounded-full" />
      </span>
    </div>
  )
}
