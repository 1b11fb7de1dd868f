import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { useArea } from '#messages/use-area.ts'
import { ProductRow, rowLength } from './product-row.tsx'
import { recentProducts, rememberProduct } from './recent-products.ts'

/** What was looked at before this one. Put in while its place is out of sight, so that nothing moves before one's eyes. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const texts = useArea('product')
  const { place, ids } = useIdsOutOfSight(productId)
  const { data } = useQuery({ ...catalogueQueries.byIds(useCall(), ids), enabled: ids.length > 0 })
  return (
    <div ref={place} className="min-h-px empty:-mt-(--section-gap)">
      {ids.length > 0 && data && data.length > 0 && (
        <ProductRow id="recent" title={texts.recent} products={data} />
      )}
    </div>
  )
}

/** As it was when the page was opened; this product is remembered for the next one. */
function useIdsOutOfSight(productId: string) {
  const place = useRef<HTMLDivElement>(null)
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
    watcher.observe(place.current!)
    return () => watcher.disconnect()
  }, [productId])
  return { place, ids }
}
