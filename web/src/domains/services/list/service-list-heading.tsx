import { useQuery } from '@tanstack/react-query'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import type { ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'

type ServiceListHeadingProps = { search: ServiceSearch; total: number | undefined }

/** The heading of the list, which names the category when one is chosen, and the number of services. */
export function ServiceListHeading({ search, total }: ServiceListHeadingProps) {
  const { ui } = useMessages()
  const texts = useArea('services')
  const path = useCategoryPath(search.category)
  const own = search.searchTerm ? texts.searched(search.searchTerm) : path.at(-1)?.label
  const name = own ?? texts.title
  const above = search.searchTerm ? path : path.slice(0, -1)
  const parents = own === undefined ? [] : [{ href: '/services/', label: texts.title }, ...above]
  const address = serviceListAddress(search)
  const isEmpty = total !== undefined && total <= ((search.pageIndex ?? 1) - 1) * shopPageSize
  return (
    <>
      <PageHead
        title={name}
        page={search.pageIndex}
        description={path.length > 0 ? `${name} · ${texts.lead}` : texts.lead}
        canonical={address}
        isHidden={isEmpty || !!search.searchTerm}
      />
      <PageCrumbs parents={parents} current={name} path={address} />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-h1 break-words">{name}</h1>
        <p role="status" className="min-h-[1lh] text-muted">
          {total !== undefined && texts.count(formatCount(total, ui.language))}
        </p>
      </div>
    </>
  )
}

function useCategoryPath(category: string | undefined) {
  const { ui } = useMessages()
  const { data } = useQuery(servicesQueries.categories(useCall()))
  const parent = data?.categories.find(
    ({ slug, children }) => slug === category || children.some((child) => child.slug === category),
  )
  const child = parent?.children.find(({ slug }) => slug === category)
  return [parent, child].flatMap((one) =>
    one ? [{ href: `/services/?category=${one.slug}`, label: inLanguage(one.name, ui.language) }] : [],
  )
}

/**
 * The canonical address. As with products, search terms and categories are pages of their own; everything else is a
 * view of one of them.
 */
function serviceListAddress({ searchTerm, category, pageIndex, ...views }: ServiceSearch): string {
  const isView = Object.values(views).some((value) => value !== undefined)
  return hrefWithSearch('/services/', { searchTerm, category, pageIndex: isView ? undefined : pageIndex })
}
