import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { homeQueries } from '../home.queries.ts'
import { ProductLane } from './product-lane.tsx'
import { SectionHead, sectionLinkClass } from './section-head.tsx'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { recentProducts } from '#domains/catalogue/recent-products.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { cardsSkeleton } from '../sections/section-skeletons.tsx'
import { VendorCard } from '#domains/vendors/vendor-card.tsx'

// One chunk holds all sections below the first screen; it is fetched when the first of them comes near.
export { Deals } from './deals.tsx'
export { ServicesLane } from './services-lane.tsx'
export { Departments } from './departments.tsx'

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

const shown = 5

/** The products that were viewed in this browser. */
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

export function WeekVendors() {
  const home = useArea('home')
  const { data } = useSuspenseQuery(homeQueries.vendors(useCall()))
  if (data.items.length === 0) return null
  return (
    <section aria-labelledby="vendors" className="pt-(--section-gap)">
      <SectionHead
        id="vendors"
        title={home.vendors}
        action={
          <Link to="/vendors/" className={sectionLinkClass}>
            {home.allVendors} <ArrowRight aria-hidden />
          </Link>
        }
      />
      <ul className="grid auto-cols-[72%] grid-flow-col gap-3.5 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-3 max-lg:[scrollbar-width:none] md:auto-cols-[40%] md:gap-5 lg:grid-flow-row lg:grid-cols-4">
        {data.items.map((vendor) => (
          <li key={vendor.slug} className="grid snap-start">
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
