import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { recentProducts } from '#domains/product/recent-products.ts'
import { useArea } from '#messages/use-area.ts'
import { useLocalList } from '#ui/local-list.ts'
import { ProductLane } from './product-lane.tsx'
import { SectionHead } from './section-head.tsx'
import { cardsSkeleton } from './section-skeletons.tsx'

const shown = 5

/** What this browser has looked at; the server knows nothing of it. */
export function Recent() {
  const home = useArea('home')
  const ids = useLocalList(recentProducts).slice(0, shown)
  const { data, isError } = useQuery({ ...catalogueQueries.byIds(useCall(), ids), enabled: ids.length > 0 })
  if (ids.length === 0 || isError || data?.length === 0) return null
  if (!data) return cardsSkeleton
  return (
    <section aria-labelledby="recent" className="pt-(--section-gap)">
      <SectionHead
        id="recent"
        title={home.recent}
        note={<p className="text-small text-muted">{home.recentText}</p>}
      />
      <ProductLane products={data} />
    </section>
  )
}
