import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { AnnouncedCoupons } from '#domains/catalogue/announced-coupons.tsx'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/product-grid.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { vendorsQueries } from '../vendors.queries.ts'
import { PartFailed } from './part-failed.tsx'

const sizes = '(min-width: 80rem) 281px, (min-width: 48rem) 30vw, 44vw'
const shown = 8
export const vendorProductsOf = (slug: string) => ({ vendor: slug, pageSize: String(shown) })

export function VendorGoods({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { data, isError, refetch } = useQuery(catalogueQueries.list(useCall(), vendorProductsOf(vendor.slug)))
  const coupons = useQuery(vendorsQueries.coupons(useCall(), vendor.slug))
  if (vendor.productCount === 0 && vendor.serviceCount > 0) return null
  return (
    <section aria-labelledby="goods">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="goods" className="text-h2">
          {texts.itsProducts}
        </h2>
        {vendor.productCount > shown && (
          <Link
            to="/products/"
            search={{ vendor: vendor.slug }}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson hover:underline"
          >
            {texts.allProducts(formatCount(vendor.productCount, ui.language))}
            <ArrowRight aria-hidden className="size-[18px]" />
          </Link>
        )}
      </div>
      {coupons.data && coupons.data.length > 0 && (
        <div className="mb-4">
          <AnnouncedCoupons coupons={coupons.data} texts={texts.shopCoupons} saysScope />
        </div>
      )}
      {isError ? (
        <PartFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <ProductGridSkeleton count={Math.min(shown, vendor.productCount)} />
      ) : data.items.length === 0 ? (
        <p className="text-muted">
          <strong className="text-ink">{texts.nothing}.</strong> {texts.nothingText}
        </p>
      ) : (
        <ProductGrid>
          {data.items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={sizes} />
            </li>
          ))}
        </ProductGrid>
      )}
    </section>
  )
}
