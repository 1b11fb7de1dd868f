import { ProductCardSkeleton } from '#domains/catalogue/product-card-skeleton.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

const tones = ['blush', 'pine', 'cream', 'indigo', 'blush', 'pine', 'cream', 'indigo'] as const

const Heading = () => (
  <span className="mb-5 flex h-[1lh] items-center text-h2">
    <Skeleton className="h-7 w-56 rounded-full" />
  </span>
)

export const lanesSkeleton = (
  <SkeletonGroup className="pt-(--section-gap)">
    <Heading />
    <span className="grid grid-cols-4 gap-x-3 gap-y-5 md:grid-cols-8 md:gap-x-5">
      {tones.map((tone, at) => (
        <span key={at} className="pb-14">
          <Skeleton tone={tone} className="aspect-4/5 rounded-arch" />
        </span>
      ))}
    </span>
  </SkeletonGroup>
)

export const cardsSkeleton = (
  <SkeletonGroup className="pt-(--section-gap)">
    <Heading />
    <span className="grid grid-cols-2 gap-3.5 md:grid-cols-5 md:gap-5">
      {tones.slice(0, 5).map((tone, at) => (
        <span key={at} className={at > 1 ? 'max-md:hidden' : undefined}>
          <ProductCardSkeleton tone={tone} />
        </span>
      ))}
    </span>
  </SkeletonGroup>
)

export const panelSkeleton = (
  <SkeletonGroup className="pt-(--section-gap)">
    <Skeleton tone="cream" className="h-[30rem] rounded-deal" />
  </SkeletonGroup>
)

export const handsSkeleton = (
  <SkeletonGroup className="bg-pine-deep">
    <Weave />
    <span className="ghost block h-[36rem] md:h-[28rem]" />
  </SkeletonGroup>
)

/** Kept short, since it is part of every page that the server renders. */
export const rowSkeleton = (
  <SkeletonGroup className="pt-(--section-gap)">
    <Skeleton tone="blush" className="h-80 rounded-panel" />
  </SkeletonGroup>
)
