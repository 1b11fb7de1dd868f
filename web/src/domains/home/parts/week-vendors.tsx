import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useCall } from '#api/use-router-context.ts'
import { VendorCard } from '#domains/vendors/vendor-card.tsx'
import { useArea } from '#messages/use-area.ts'
import { homeQueries } from '../home.queries.ts'
import { SectionHead, sectionLinkClass } from './section-head.tsx'

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
