import type { ServiceCard as ServiceCardData } from '@haat/contract/domains/services.ts'
import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ServiceCard } from '../service-card.tsx'

const gridClass = 'grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3'
const firstRow = 3

export const ServiceGrid = ({ services }: { services: ServiceCardData[] }) => (
  <ul className={gridClass}>
    {services.map((service, at) => (
      <li key={service.id}>
        <ServiceCard service={service} isPriority={at < firstRow} />
      </li>
    ))}
  </ul>
)

const tones = ['indigo', 'pine', 'blush', 'cream'] as const

export const ServiceGridSkeleton = () => (
  <SkeletonGroup className={gridClass}>
    {Array.from({ length: 9 }, (_, at) => (
      <div key={at} className="overflow-hidden rounded-panel bg-surface shadow-2">
        <PictureSkeleton tone={tones[at % tones.length]!} className="aspect-8/5" />
        <div className="grid gap-2.5 p-4">
          <Skeleton className="h-5 w-3/5 rounded-full" />
          <Skeleton className="h-3.5 w-4/5 rounded-full" />
          <Skeleton className="h-5 w-2/5 rounded-full" />
          <Skeleton className="h-3.5 w-1/3 rounded-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
