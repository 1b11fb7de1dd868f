import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { ServiceCard } from '#domains/services/service-card.tsx'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { PartFailed } from './part-failed.tsx'

const gridClass = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'
const shown = 3
export const vendorServicesOf = (slug: string) => ({ vendor: slug, pageSize: String(shown) })

export function VendorServices({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { data, isError, refetch } = useQuery(servicesQueries.few(useCall(), vendorServicesOf(vendor.slug)))
  if (vendor.serviceCount === 0) return null
  return (
    <section aria-labelledby="services">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="services" className="text-h2">
          {texts.itsServices}
        </h2>
        {vendor.serviceCount > shown && (
          <Link
            to="/services/"
            search={{ vendor: vendor.slug }}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson hover:underline"
          >
            {texts.allServices(formatCount(vendor.serviceCount, ui.language))}
            <ArrowRight aria-hidden className="size-[18px]" />
          </Link>
        )}
      </div>
      {isError ? (
        <PartFailed onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={gridClass}>
          {data.items.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={gridClass}>
          <Skeleton tone="pine" className="h-80 rounded-panel" />
        </SkeletonGroup>
      )}
    </section>
  )
}
