import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** As high as the menu will be. */
export const MenuSkeleton = () => (
  <SkeletonGroup className="min-h-[34rem] gap-6 p-5 md:grid md:grid-cols-[13rem_1fr]">
    <div className="grid content-start gap-6">
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className="h-5 rounded-full" />
      ))}
    </div>
    <div className="grid content-start gap-5 max-md:hidden">
      <Skeleton className="h-8 w-1/3 rounded-full" />
      <Skeleton className="h-4 w-4/5 rounded-full" />
      <Skeleton className="h-4 w-3/4 rounded-full" />
      <Skeleton tone="blush" className="mt-6 h-32 rounded-picture" />
    </div>
  </SkeletonGroup>
)
