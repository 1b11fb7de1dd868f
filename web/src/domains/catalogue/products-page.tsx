import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import umbrella from 'picture:state-umbrella'
import type { RouterContext } from '#api/router-context.ts'
import type { CardsProps, ListDefinition } from '#domains/search/list-definition.ts'
import { ListPage, loadList } from '#domains/search/list-page.tsx'
import { catalogueQueries } from './catalogue.queries.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { productFilters, type ProductListTypes } from './product-filters.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

export const productList: ListDefinition<ProductListTypes> = {
  to: '/products/',
  area: 'products',
  table: productFilters,
  queries: {
    list: catalogueQueries.list,
    facets: catalogueQueries.facets,
    count: catalogueQueries.count,
    path: catalogueQueries.path,
    departments: catalogueQueries.categories,
  },
  countsOwnDistrict: true,

  nameOf(search, category, texts) {
    if (search.searchTerm) return texts.searched(search.searchTerm)
    if (category) return category
    if (search.deals) return texts.deals
    if (search.origin === 'nepal') return texts.madeInNepal
    return search.sortField === 'createdAt' ? texts.newArrivals : texts.title
  },
  descriptionOf: (name, _, texts) => texts.description(name),
  countText: ({ total, vendorCount }, format, texts) =>
    total === 0 ? texts.count(format(0)) : texts.countFrom(format(total), format(vendorCount)),
  emptyReason(search, { total, isNoCategory, hasChosen, cleared }, texts) {
    if (total > 0) {
      const action = { label: texts.firstPage, search: { ...search, pageIndex: undefined } }
      return { heading: texts.pastEnd, text: texts.pastEndText, action, isPastEnd: true }
    }
    if (isNoCategory) {
      const elsewhere = { ...search, category: undefined, pageIndex: undefined }
      const action = { label: search.searchTerm ? texts.searchAll : texts.seeAll, search: elsewhere }
      return { heading: texts.noCategory, text: texts.noCategoryText, action }
    }
    if (hasChosen) {
      const action = { label: texts.clearAll, search: cleared }
      return { heading: texts.nothing, text: texts.nothingText, action }
    }
    const all = { label: texts.seeAll, search: {} }
    return search.searchTerm
      ? { heading: texts.noMatch(search.searchTerm), text: texts.noMatchText, action: all }
      : { heading: texts.empty, text: texts.emptyText, action: all }
  },
  emptyPicture: ({ searchTerm }) =>
    searchTerm ? { picture: magnifier, tone: 'indigo' } : { picture: teapot, tone: 'pine' },
  brokenPicture: umbrella,

  Grid: ProductGrid,
  Cards,
  GridSkeleton: ProductGridSkeleton,
  CardSkeleton: ProductCardSkeleton,
  looks: {
    heading: 'items-baseline gap-x-4 md:flex md:flex-wrap',
    count: 'min-h-[1lh] text-lead text-muted max-md:text-body',
    foot: 'mt-11 grid justify-items-center gap-4',
  },
}

/** So many cards are on the first screen of a phone. */
const firstScreenCards = 2

function Cards({ items, search, isFirstPage }: CardsProps<ProductListTypes>) {
  const isDeal = !!search.deals
  return items.map((product, at) => {
    const isPriority = isFirstPage && at < firstScreenCards
    return (
      <li key={product.id}>
        <ProductCard product={product} isDeal={isDeal} isPriority={isPriority} />
      </li>
    )
  })
}

export const Page = ({ address }: { address: object }) => <ListPage list={productList} address={address} />

export const load = (context: RouterContext, { address }: { address: object }, isWhole: boolean) =>
  loadList(productList, context, address, isWhole)
