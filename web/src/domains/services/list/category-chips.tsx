import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import type { IntroProps } from '#domains/search/list-definition.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import type { ServiceListTypes } from '../services-page.tsx'
import { servicesQueries } from '../services.queries.ts'

/** Links to the categories of services, with the children of the current one. */
export function CategoryChips({ search, query }: IntroProps<ServiceListTypes>) {
  const services = useArea('services')
  const call = useCall()
  const { ui } = useMessages()
  const { data, isError, refetch } = useQuery(servicesQueries.categories(call))
  const { data: facets } = useQuery(servicesQueries.facets(call, query))
  const { category } = search
  const kinds = data?.categories ?? []
  const chosen = kinds.find(
    ({ slug, children }) => slug === category || children.some((child) => child.slug === category),
  )
  // Categories that are empty with the current filters are left out.
  const counts = new Map(facets?.categories.map(({ slug, count }) => [slug, count]))
  const left = (chosen ? chosen.children : kinds).filter(({ slug }) => !facets || counts.has(slug))
  const shown = chosen ? [chosen, ...left] : left
  const countOf = (slug: string) => {
    const count = counts.get(slug)
    return count !== undefined && <span className="ml-2 font-normal">{formatCount(count, ui.language)}</span>
  }
  const chip = (slug: string | undefined, label: ReactNode) => (
    <li key={slug ?? ''}>
      <Link
        to="/services/"
        search={{ ...search, category: slug, pageIndex: undefined }}
        resetScroll={false}
        // Otherwise the router would also mark links with fewer parameters as current.
        activeOptions={{ exact: true }}
        aria-current={slug === category ? 'true' : undefined}
        className="category-chip"
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={services.categories} className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-1">
      <ul className="flex min-h-11 gap-2 md:flex-wrap">
        {chip(undefined, services.allCategories)}
        {shown.map(({ slug, name }) =>
          chip(
            slug,
            <>
              <BilingualText text={name} />
              {countOf(slug)}
            </>,
          ),
        )}
      </ul>
      {isError && <PartError onRetry={() => void refetch()} />}
    </nav>
  )
}
