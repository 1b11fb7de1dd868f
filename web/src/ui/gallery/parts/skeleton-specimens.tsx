import { PictureSkeleton } from '../../state/picture-skeleton.tsx'
import { SkeletonGroup } from '../../state/skeleton-group.tsx'
import { Skeleton } from '../../state/skeleton.tsx'
import { GallerySection } from './gallery-section.tsx'

const tones = ['blush', 'pine', 'cream', 'indigo'] as const

export function SkeletonSpecimens() {
  return (
    <GallerySection title="Skeletons">
      <SkeletonGroup className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {tones.map((tone) => (
          <span key={tone} className="grid gap-2">
            <PictureSkeleton tone={tone} />
            <Skeleton className="mt-1 h-3 w-1/2 rounded-full" />
            <Skeleton className="h-4 w-11/12 rounded-full" />
            <Skeleton className="h-4 w-2/3 rounded-full" />
            <Skeleton className="h-5 w-1/2 rounded-full" />
          </span>
        ))}
      </SkeletonGroup>
    </GallerySection>
  )
}
