import { PictureSkeleton } from '#ui/picture-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

export const vendorGridClass = 'grid gap-4 sm:grid-cols-2 md:gap-x-5 md:gap-y-8 lg:grid-cols-4'

const tones = ['pine', 'cream', 'blush', 'indigo'] as const

export const VendorGridSkeleton = () => (
  <SkeletonGroup className={vendorGridClass}>
    {Array.from({ length: 12 }, (_, at) => (
      <div key={at} className="overflow-hidden rounded-panel bg-surface shadow-2">
        <PictureSkeleton tone={tones[at % tones.length]!} className="aspect-[282/120]" />
        <div className="grid gap-2 p-4 pt-8">
          <Skeleton className="h-5 w-3/5 rounded-full" />
          <Skeleton className="h-3.5 w-2/5 rounded-full" />
          <Skeleton className="h-3.5 w-4/5 rounded-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
