import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '../../catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { ProductRow, rowLinkClass, RowLinkText } from './product-row.tsx'
import { useEffect, useRef, useState } from 'react'

/**
 * What was bought together with it, more of the vendor, and related products. They are fetched when the visitor has scrolled this far, since the cards
 * would double the size of the page. Without JavaScript there are links to the vendor and the category instead.
 */
export function RelatedRows({ product }: { product: Product }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { element, isNear } = useNearView()
  const related = catalogueQueries.related(useCall(), product.id)
  const { data, isError, refetch } = useQuery({ ...related, enabled: isNear })
  const { slug, productCount } = product.seller
  const category = product.categories.at(-1)
  if (isError) return <PartError onRetry={() => void refetch()} />
  return (
    <div ref={element} className="grid grid-cols-[minmax(0,1fr)] gap-y-(--section-gap)">
      {data && data.boughtTogether.length > 0 && (
        <ProductRow id="bought-together" title={texts.together} products={data.boughtTogether} />
      )}
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

/** About one screen, so that the cards have been read when they come into view. */
const rootMargin = '800px'

/** Whether the element has come near the viewport. */
function useNearView() {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setIsNear(true)
      },
      { rootMargin },
    )
    watcher.observe(element.current!)
    return () => watcher.disconnect()
  }, [])
  return { element, isNear }
}
