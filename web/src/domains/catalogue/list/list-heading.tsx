import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import type { CategoryLink } from '../catalogue.queries.ts'
import { listAddress } from './list-address.ts'
import type { ProductSearch } from '../product-search.ts'
import { useFacets } from '../filters/use-facets.ts'

type ListHeadingProps = { search: ProductSearch; path: readonly CategoryLink[] }

function nameOf(search: ProductSearch, category: string | undefined, texts: Areas['products']): string {
  if (search.searchTerm) return texts.searched(search.searchTerm)
  if (category) return category
  if (search.deals) return texts.deals
  if (search.origin === 'nepal') return texts.madeInNepal
  return search.sortField === 'createdAt' ? texts.newArrivals : texts.products
}

export function ListHeading({ search, path }: ListHeadingProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const { data: facets } = useFacets(search)
  const category = path.at(-1)
  const name = nameOf(search, category && inLanguage(category.name, ui.language), texts)
  const address = listAddress(search)
  const isEmpty = facets && facets.total <= ((search.pageIndex ?? 1) - 1) * shopPageSize
  return (
    <>
      <PageHead
        title={name}
        page={search.pageIndex}
        description={texts.description(name)}
        canonical={address}
        isHidden={!!search.searchTerm || !!isEmpty}
      />
      <Crumbs path={path} name={name} address={address} />
      <div className="items-baseline gap-x-4 md:flex md:flex-wrap">
        <h1 className="text-h1 break-words">{name}</h1>
        <ResultCount facets={facets} />
      </div>
    </>
  )
}

function ResultCount({ facets }: { facets: ProductFacets | undefined }) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const figure = (count: number) => formatCappedCount(count, ui.language, facets?.isCapped)
  return (
    <p role="status" className="min-h-[1lh] text-lead text-muted max-md:text-body">
      {facets &&
        (facets.total === 0
          ? texts.count(figure(0))
          : texts.countFrom(figure(facets.total), figure(facets.vendorCount)))}
    </p>
  )
}

type CrumbsProps = { path: readonly CategoryLink[]; name: string; address: string }

/** The path to the category; a search stands below the list of all products. */
function Crumbs({ path, name, address }: CrumbsProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const above = path.map(({ slug, name: categoryName }) => ({
    href: `/products/?category=${slug}`,
    label: inLanguage(categoryName, ui.language),
  }))
  const isCategory = above.at(-1)?.label === name
  const parents = isCategory ? above.slice(0, -1) : above
  const all = name === texts.products ? [] : [{ href: '/products/', label: texts.products }]
  return <PageCrumbs parents={[...all, ...parents]} current={name} path={address} />
}
