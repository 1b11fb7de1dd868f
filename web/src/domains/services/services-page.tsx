import toolbox from 'picture:state-toolbox'
import type { ReactNode } from 'react'
import type { RouterContext } from '#api/router-context.ts'
import type { CardsProps, ListDefinition } from '#domains/search/list-definition.ts'
import { ListPage, loadList } from '#domains/search/list-page.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { ServiceCard } from './service-card.tsx'
import { serviceFilters, type ServiceListTypes, type ServiceSearch } from './service-filters.tsx'
import { servicesQueries } from './services.queries.ts'
import { CategoryChips } from './list/category-chips.tsx'

export const serviceList: ListDefinition<ServiceListTypes> = {
  to: '/services/',
  area: 'services',
  table: serviceFilters,
  queries: {
    list: servicesQueries.list,
    facets: servicesQueries.facets,
    count: servicesQueries.count,
    path: servicesQueries.path,
    departments: servicesQueries.categories,
  },
  hasDepartments: true,

  nameOf: ({ searchTerm }, category, texts) =>
    searchTerm ? texts.searched(searchTerm) : (category ?? texts.title),
  descriptionOf: (name, hasCategory, texts) => (hasCategory ? `${name} · ${texts.lead}` : texts.lead),
  countText: ({ total }, format, texts) => texts.count(format(total)),
  emptyReason({ searchTerm, exactly, category }, { hasChosen }, texts) {
    // A search term alone is no filter that could be removed.
    if (searchTerm !== undefined && category === undefined && !hasChosen) {
      const action = { label: texts.showAll, search: {} }
      return { heading: texts.noMatch(searchTerm), text: texts.noMatchText, action }
    }
    const label = searchTerm ? texts.clearAll : texts.showAll
    return { heading: texts.none, text: texts.noneText, action: { label, search: { searchTerm, exactly } } }
  },
  emptyPicture: () => ({ picture: toolbox, tone: 'pine' }),
  brokenPicture: toolbox,

  Intro,
  Grid,
  Cards,
  GridSkeleton,
  looks: {
    page: 'pb-10',
    heading: 'flex flex-wrap items-baseline gap-x-4',
    count: 'min-h-[1lh] text-muted',
    results: 'min-h-[60dvh]',
    foot: 'mt-8',
  },
}

function Intro({ search }: { search: ServiceSearch }) {
  return (
    <>
      <p className="mt-1 max-w-(--container-text) text-muted">{useArea('services').lead}</p>
      <div className="mt-4">
        <CategoryChips search={search} />
      </div>
    </>
  )
}

const firstRow = 3

function Grid({ children }: { children: ReactNode }) {
  return <ul className="service-grid">{children}</ul>
}

function Cards({ items }: CardsProps<ServiceListTypes>) {
  return items.map((service, at) => (
    <li key={service.id}>
      <ServiceCard service={service} isPriority={at < firstRow} />
    </li>
  ))
}

const tones = ['indigo', 'pine', 'blush', 'cream'] as const

function GridSkeleton() {
  return (
    <SkeletonGroup className="service-grid">
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
}

export const Page = ({ address }: { address: object }) => <ListPage list={serviceList} address={address} />

export const load = (context: RouterContext, { address }: { address: object }, isWhole: boolean) =>
  loadList(serviceList, context, address, isWhole)
