import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '../../catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ProductRow, rowLength } from './product-row.tsx'
import { recentProducts, rememberProduct } from '../../recent-products.ts'

/**
 * The products that were viewed before this one. They are rendered while the row is out of view, so that nothing on
 * the screen moves.
 */
export function RecentlyViewed({ productId }: { productId: string }) {
  const texts = useArea('product')
  const { element, ids } = useIdsOutOfSight(productId)
  const { data } = useQuery({ ...catalogueQueries.byIds(useCall(), ids), enabled: ids.length > 0 })
  return (
    <div ref={element} className="min-h-px empty:-mt-(--section-gap)">
      {ids.length > 0 && data && data.length > 0 && (
        <ProductRow id="recent" title={texts.recent} products={data} />
      )}
    </div>
  )
}

/** The list as it was when the page was opened; this product is remembered for the next page. */
function useIdsOutOfSight(productId: string) {
  const element = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    const before = recentProducts.read().filter((id) => id !== productId)
    rememberProduct(productId)
    setIds([])
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return
      watcher.disconnect()
      setIds(before.slice(0, rowLength))
    })
    watcher.observe(element.current!)
    return () => watcher.disconnect()
  }, [productId])
  return { element, ids }
}
