import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** Shown until the texts of a profile page have loaded: a heading and two panels. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-10 w-72 max-w-full rounded-control" />
      <Skeleton className="h-60 rounded-hero" />
      <Skeleton className="h-48 rounded-hero" />
    </SkeletonGroup>
  )
}
