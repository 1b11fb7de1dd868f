import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { homeQueries } from '../home.queries.ts'
import { ProductLane } from './product-lane.tsx'
import { SectionHead, sectionLinkClass } from './section-head.tsx'

export function Arrivals() {
  const home = useArea('home')
  const { data } = useSuspenseQuery(homeQueries.arrivals(useCall()))
  if (data.items.length === 0) return null
  return (
    <section aria-labelledby="arrivals" className="pt-(--section-gap)">
      <SectionHead
        id="arrivals"
        title={home.arrivals}
        action={
          <Link
            to="/products/"
            search={{ sortField: 'createdAt', sortOrder: 'desc' }}
            className={sectionLinkClass}
          >
            {home.allArrivals} <ArrowRight aria-hidden />
          </Link>
        }
      />
      <ProductLane products={data.items} />
    </section>
  )
}
