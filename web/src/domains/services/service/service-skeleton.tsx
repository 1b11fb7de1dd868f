import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

/** Grey boxes in place of the parts of the first screen. */
export const ServiceSkeleton = () => (
  <SkeletonGroup className="grid gap-x-10 gap-y-5 pb-(--section-gap) md:pt-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
    <div className="grid content-start gap-4">
      <PictureSkeleton tone="indigo" className="aspect-2/1 max-md:-mx-4 max-md:aspect-5/4" />
      <Skeleton className="h-4 w-44 rounded-full" />
      <Skeleton className="h-9 w-2/3 rounded-chip" />
      <Skeleton className="h-4 w-64 rounded-full" />
      <Skeleton className="h-20 rounded-control" />
    </div>
    <Skeleton className="h-140 rounded-hero" />
  </SkeletonGroup>
)
