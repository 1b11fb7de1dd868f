import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, type ReactNode } from 'react'
import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { ProductCard } from '../../product-card.tsx'
import { ProductCardSkeleton } from '../../product-card-skeleton.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'

type ProductRowProps = {
  id: string
  title: string
  /** A link to all of them. */
  action?: ReactNode
  /** Undefined until they have been read. */
  products: readonly ProductCardData[] | undefined
}

const sizes = '(min-width: 80rem) 221px, (min-width: 48rem) 28vw, 44vw'
const tones = ['pine', 'indigo', 'cream', 'indigo', 'blush'] as const
export const rowLength = tones.length
const skeletons = tones.map((tone, at) => (
  <li key={at} aria-hidden>
    <ProductCardSkeleton tone={tone} />
  </li>
))

/** As high as a card, without anything in it: five cards of skeletons would be a part of the HTML that nobody sees. */
const room = (
  <li aria-hidden>
    <div className="product-card-skeleton">
      <Skeleton className="aspect-square rounded-picture" />
      <span />
      <span />
      <span />
      <span />
    </div>
  </li>
)

/** Five beside each other on a desktop; on a phone the row scrolls. */
export function ProductRow({ id, title, action, products }: ProductRowProps) {
  const isHydrated = useIsHydrated()
  return (
    <section aria-labelledby={id} aria-busy={!products}>
      <div className="mb-4 flex items-baseline justify-between gap-4 md:mb-6">
        <h2 id={id} className="text-title lg:text-h2">
          {title}
        </h2>
        {action}
      </div>
      <ul className="product-row">
        {/* The cards wait for their own texts; without this boundary the rest of the page would wait with them. */}
        <Suspense fallback={skeletons}>
          {products
            ? products.slice(0, rowLength).map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes={sizes} />
                </li>
              ))
            : isHydrated
              ? skeletons
              : room}
        </Suspense>
      </ul>
    </section>
  )
}

/** For the link to all of them. */
export const rowLinkClass =
  'flex min-h-11 shrink-0 items-center gap-2 font-semibold text-crimson hover:underline'

export const RowLinkText = ({ children }: { children: string }) => (
  <>
    {children}
    <ArrowRight aria-hidden className="size-4.5" />
  </>
)
