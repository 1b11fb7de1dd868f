import type { ReactNode } from 'react'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

const gridClass =
  'product-grid grid grid-cols-2 gap-x-3.5 gap-y-5.5 md:grid-cols-3 md:gap-x-5 md:gap-y-8 xl:grid-cols-4'

/** Two, three or four columns; the children are `<li>`. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={gridClass}>{children}</ul>
}

const tones = ['blush', 'indigo', 'cream', 'pine', 'indigo'] as const

export function ProductGridSkeleton({ count = 24 }: { count?: number }) {
  return (
    <SkeletonGroup className={gridClass}>
      {Array.from({ length: count }, (_, at) => (
        <ProductCardSkeleton key={at} tone={tones[at % tones.length]!} />
      ))}
    </SkeletonGroup>
  )
}
