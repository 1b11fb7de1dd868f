import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

/** Boxes where tiles and the chart will stand. */
export const FiguresSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((tile) => (
        <div key={tile} className="grid gap-2 rounded-panel bg-surface p-5 shadow-2">
          <Skeleton className="h-4 w-20 rounded-full" />
          <Skeleton className="h-7 w-28 rounded-chip" />
        </div>
      ))}
    </div>
    <ChartSkeleton />
  </SkeletonGroup>
)

export const ChartSkeleton = () => (
  <div className="grid gap-4 rounded-panel bg-surface p-5 shadow-2 md:rounded-hero md:p-6">
    <Skeleton className="h-6 w-40 rounded-chip" />
    <Skeleton className="h-64 rounded-control" />
  </div>
)
