import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { useArea } from '#messages/use-area.ts'
import type { ServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'

const chipClass =
  'inline-flex min-h-11 items-center rounded-chip bg-sunken px-4 text-label whitespace-nowrap hover:bg-line aria-[current]:bg-ink aria-[current]:text-paper'

/** Kinds of work as links, with what is below the chosen one. */
export function CategoryChips({ search }: { search: ServiceSearch }) {
  const services = useArea('services')
  const { data } = useQuery(servicesQueries.categories(useCall()))
  const { category } = search
  const kinds = data?.categories ?? []
  const chosen = kinds.find(
    ({ slug, children }) => slug === category || children.some((child) => child.slug === category),
  )
  const shown = chosen ? [chosen, ...chosen.children] : kinds
  const chip = (slug: string | undefined, label: ReactNode) => (
    <li key={slug ?? ''}>
      <Link
        to="/services/"
        search={{ ...search, category: slug, pageIndex: undefined }}
        resetScroll={false}
        aria-current={slug === category ? 'true' : undefined}
        className={chipClass}
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={services.categories} className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-1">
      <ul className="flex min-h-11 gap-2 md:flex-wrap">
        {chip(undefined, services.allCategories)}
        {shown.map(({ slug, name }) => chip(slug, <BilingualText text={name} />))}
      </ul>
    </nav>
  )
}
