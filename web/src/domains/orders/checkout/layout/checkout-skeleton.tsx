import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

export const CheckoutSkeleton = () => (
  <SkeletonGroup className="page-width grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
    <div className="grid gap-5">
      <Skeleton className="h-72 rounded-hero" />
      <Skeleton className="h-48 rounded-hero" />
    </div>
    <Skeleton className="h-96 rounded-hero max-lg:hidden" />
  </SkeletonGroup>
)
