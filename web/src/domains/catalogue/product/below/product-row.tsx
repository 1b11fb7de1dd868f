import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, type ReactNode } from 'react'
import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { ProductCard } from '../../product-card.tsx'
import { ProductCardSkeleton } from '../../product-card-skeleton.tsx'

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
const placeClass = 'w-[44vw] max-w-56 shrink-0 snap-start md:w-[28vw] xl:w-auto xl:max-w-none'
const skeletons = tones.map((tone, at) => (
  <li key={at} aria-hidden className={placeClass}>
    <ProductCardSkeleton tone={tone} />
  </li>
))

/** Five beside each other on a desktop; on a phone the row scrolls. */
export function ProductRow({ id, title, action, products }: ProductRowProps) {
  return (
    <section aria-labelledby={id} aria-busy={!products}>
      <div className="mb-4 flex items-baseline justify-between gap-4 md:mb-6">
        <h2 id={id} className="text-title lg:text-h2">
          {title}
        </h2>
        {action}
      </div>
      <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3.5 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2 md:gap-5 xl:mx-0 xl:grid xl:grid-cols-5 xl:overflow-visible xl:px-0 noscript:has-[.skeleton]:hidden">
        {/* The cards wait for their own texts; without this boundary the rest of the page would wait with them. */}
        <Suspense fallback={skeletons}>
          {products
            ? products.slice(0, rowLength).map((product) => (
                <li key={product.id} className={placeClass}>
                  <ProductCard product={product} sizes={sizes} />
                </li>
              ))
            : skeletons}
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
