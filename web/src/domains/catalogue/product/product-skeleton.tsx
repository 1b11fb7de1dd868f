import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

/** Grey boxes in place of the parts of the first screen. */
export const ProductSkeleton = () => (
  <SkeletonGroup className="grid gap-x-11 gap-y-5 pb-(--section-gap) md:grid-cols-2 md:pt-12 lg:grid-cols-[660fr_480fr]">
    <div className="max-md:-mx-4 lg:pl-25">
      <PictureSkeleton tone="blush" />
    </div>
    <div className="grid content-start gap-4.5">
      <Skeleton className="h-4 w-44 rounded-full" />
      <Skeleton className="h-9 w-11/12 rounded-chip" />
      <Skeleton className="h-9 w-2/3 rounded-chip" />
      <Skeleton className="h-4 w-64 rounded-full" />
      <Skeleton tone="cream" className="h-24 rounded-picture" />
      <span className="flex gap-2.5">
        <Skeleton tone="blush" className="size-16 rounded-control" />
        <Skeleton tone="indigo" className="size-16 rounded-control" />
        <Skeleton tone="pine" className="size-16 rounded-control" />
      </span>
      <Skeleton className="h-13 rounded-control" />
      <Skeleton className="h-48 rounded-panel" />
    </div>
  </SkeletonGroup>
)
