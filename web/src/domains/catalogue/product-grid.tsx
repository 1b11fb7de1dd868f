import type { ReactNode } from 'react'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

/** Two, three or four columns; the children are `<li>`. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className="product-grid">{children}</ul>
}

const tones = ['blush', 'indigo', 'cream', 'pine', 'indigo'] as const

export function ProductGridSkeleton({ count = 24 }: { count?: number }) {
  return (
    <SkeletonGroup className="product-grid">
      {Array.from({ length: count }, (_, at) => (
        <ProductCardSkeleton key={at} tone={tones[at % tones.length]!} />
      ))}
    </SkeletonGroup>
  )
}
