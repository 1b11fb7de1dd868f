import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A page of the profile before its texts have come: a heading and two panels. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-10 w-72 max-w-full rounded-control" />
      <Skeleton className="h-60 rounded-hero" />
      <Skeleton className="h-48 rounded-hero" />
    </SkeletonGroup>
  )
}
