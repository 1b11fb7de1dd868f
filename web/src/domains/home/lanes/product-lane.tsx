import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { ProductCard } from '#domains/catalogue/product-card.tsx'

const sizes = '(min-width: 64rem) 220px, (min-width: 48rem) 30vw, 44vw'

/** Five cards beside each other on a desktop; on a phone a row that scrolls. */
export function ProductLane({ products }: { products: readonly ProductCardData[] }) {
  return (
    <ul className="grid auto-cols-[44%] grid-flow-col gap-3.5 overflow-x-auto max-lg:-mx-(--gutter) max-lg:snap-x max-lg:scroll-px-(--gutter) max-lg:px-(--gutter) max-lg:[scrollbar-width:none] md:auto-cols-[30%] md:gap-5 lg:grid-flow-row lg:grid-cols-5 lg:overflow-visible">
      {products.map((product) => (
        <li key={product.id} className="snap-start">
          <ProductCard product={product} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
