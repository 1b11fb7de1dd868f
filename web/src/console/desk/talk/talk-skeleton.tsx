import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

export const TalkSkeleton = () => (
  <SkeletonGroup className="flex min-h-0 flex-col xl:col-span-2">
    <div className="grid h-22 content-center gap-2 border-b border-line bg-surface px-6">
      <Skeleton className="h-6 w-72 rounded-full" />
      <Skeleton className="h-4 w-52 rounded-full" />
    </div>
    <div className="grid gap-3.5 px-6 py-4">
      <Skeleton className="h-28 w-4/5 rounded-control" />
      <Skeleton tone="indigo" className="ml-auto h-22 w-4/5 rounded-control" />
      <Skeleton className="h-18 w-3/5 rounded-control" />
    </div>
  </SkeletonGroup>
)
