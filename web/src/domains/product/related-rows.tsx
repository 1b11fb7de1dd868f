import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Unread } from '#ui/unread.tsx'
import { ProductRow, rowLinkClass, RowLinkText } from './product-row.tsx'
import { useNearView } from './use-near-view.ts'

/**
 * Where to go from here. Fetched by those who scroll this far: the cards would double the page. Whoever runs no scripts
 * has the links to the shop and the category.
 */
export function RelatedRows({ product }: { product: Product }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { place, isNear } = useNearView()
  const related = catalogueQueries.related(useCall(), product.id)
  const { data, isError, refetch } = useQuery({ ...related, enabled: isNear })
  const { slug, productCount } = product.seller
  const category = product.categories.at(-1)
  if (isError) return <Unread onRetry={() => void refetch()} />
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-y-(--section-gap)">
      {data?.fromVendor.length !== 0 && (
        <ProductRow
          id="from-vendor"
          title={texts.fromVendor}
          products={data?.fromVendor}
          action={
            <Link to="/vendors/$slug" params={{ slug }} className={rowLinkClass}>
              <RowLinkText>{texts.seeAll(formatCount(productCount, ui.language))}</RowLinkText>
            </Link>
          }
        />
      )}
      {data?.similar.length !== 0 && (
        <ProductRow
          id="similar"
          title={texts.similar}
          products={data?.similar}
          action={
            category && (
              <Link to="/products/" search={{ category: category.slug }} className={rowLinkClass}>
                <RowLinkText>{inLanguage(category.name, ui.language)}</RowLinkText>
              </Link>
            )
          }
        />
      )}
    </div>
  )
}
