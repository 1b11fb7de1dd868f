import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { archClass, categoryGridClass } from './category-grid.tsx'

const tones = ['blush', 'pine', 'indigo', 'sunken', 'cream', 'blush'] as const

export const CategoryGridSkeleton = () => (
  <SkeletonGroup className={categoryGridClass}>
    {Array.from({ length: 12 }, (_, at) => (
      <div key={at} className="flex gap-4 md:gap-5">
        <Skeleton tone={tones[at % tones.length]!} className={`aspect-4/5 rounded-arch ${archClass}`} />
        <div className="grid grow content-start gap-4 pt-1">
          <Skeleton className="h-6 w-1/2 rounded-full" />
          <Skeleton className="h-4 w-11/12 rounded-full" />
          <Skeleton className="h-4 w-4/5 rounded-full" />
          <Skeleton className="h-4 w-5/6 rounded-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
