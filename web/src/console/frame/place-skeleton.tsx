import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** While the code of a place is on its way. */
export const PlaceSkeleton = () => (
  <SkeletonGroup className="grid gap-5 p-4 md:p-6">
    <Skeleton className="h-9 w-48 rounded-chip" />
    <Skeleton className="h-13 w-full rounded-control" />
    <Skeleton className="h-80 w-full rounded-panel" />
  </SkeletonGroup>
)
