import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import umbrella from 'picture:state-umbrella'
import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import {
  colours,
  maxOptionValues,
  optionValuePattern,
  origins,
  productSorts,
  type Colour,
  type Origin,
  type ProductSort,
} from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductCard as Card } from '@haat/contract/domains/catalogue.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { RouterContext } from '#api/router-context.ts'
import {
  filterKinds,
  isCategoryFilter,
  nameAmong,
  namedOptions,
  rating,
} from '#domains/search/filter-kinds.tsx'
import { cheapestFirst, priceRange } from '#domains/search/price-filters.tsx'
import type { CardsProps, FilterTable, ListDefinition, ListSearch } from '#domains/search/list-definition.ts'
import { ListPage, loadList } from '#domains/search/list-page.tsx'
import { isSlug, oneOf, slugOf } from '#ui/list/read-address.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { CategoryField } from './filters/category-field.tsx'
import { ColourField } from './filters/colour-field.tsx'
import { DistrictField } from './filters/district-field.tsx'
import { OptionFields, optionLabel } from './filters/option-fields.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

/** The search parameters of the product list. Lists are joined by commas, prices are whole rupees. */
export interface ProductSearch extends ListSearch {
  vendor?: string | undefined
  colour?: string | undefined
  /** Options and their values: `size:m,storage:256-gb`. */
  option?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rating?: number | undefined
  inStock?: true | undefined
  deals?: true | undefined
  origin?: Origin | undefined
  district?: string | undefined
  sortField?: ProductSort | undefined
}

export interface ProductListTypes {
  area: 'products'
  search: ProductSearch
  facets: ProductFacets
  item: Card
}

const { many, one, onOff } = filterKinds<ProductListTypes>()
const maxVendors = 20

/** The filters of the product list, one row each: from its parameter in the address to its chip and its field. */
export const productFilters: FilterTable<ProductListTypes> = {
  filters: [
    one('category', {
      read: slugOf,
      isFilter: isCategoryFilter,
      label: ({ category }, { path, language }) => nameAmong(path, category, language) ?? category,
      Field: CategoryField,
    }),
    priceRange(),
    cheapestFirst(),
    many('colour', {
      isKnown: (item) => colours.some((colour) => colour === item),
      maxItems: colours.length,
      label: (colour, { texts }) => texts.colours[colour as Colour],
      Field: ColourField,
    }),
    many('option', {
      isKnown: (item) => optionValuePattern.test(item),
      maxItems: maxOptionValues,
      label: optionLabel,
      Field: OptionFields,
    }),
    rating(),
    many('vendor', {
      isKnown: isSlug,
      maxItems: maxVendors,
      label: (slug, { facets, language }) => nameAmong(facets?.vendors, slug, language) ?? slug,
      title: (texts) => texts.vendor,
      // In the API's order: vendors with the most products first.
      options: ({ facets }) => namedOptions(facets.vendors),
      first: 3,
      findLabel: (texts) => texts.findVendor,
    }),
    onOff('inStock', {
      title: (texts) => texts.inStock,
      chip: (texts) => texts.inStockChip,
      count: (facets) => facets.inStockCount,
    }),
    one('district', {
      read: slugOf,
      label: ({ district }, { texts, language }) =>
        texts.deliversToChip(inLanguage(districtName(district!), language)),
      Field: DistrictField,
      place: 'below-switches',
    }),
    one('origin', {
      read: (value) => oneOf(value, ...origins),
      label: ({ origin }, { texts }) => texts.origins[origin!],
      title: (texts) => texts.origin,
      options: ({ facets, texts }) =>
        facets.origins.map(({ origin, count }) => ({ value: origin, label: texts.origins[origin], count })),
      minOptions: 2,
    }),
    onOff('deals', {
      title: (texts) => texts.onDeal,
      chip: (texts) => texts.dealsChip,
      count: (facets) => facets.dealCount,
    }),
  ],
  addressOrder: [
    'category',
    'vendor',
    'colour',
    'option',
    'minPrice',
    'maxPrice',
    'rating',
    'inStock',
    'deals',
    'origin',
    'district',
  ],
  sorts: [
    { name: 'relevance', sortField: 'relevance', sortOrder: 'desc' },
    { name: 'bestSelling', sortField: 'bestSelling', sortOrder: 'desc' },
    { name: 'newest', sortField: 'createdAt', sortOrder: 'desc' },
    { name: 'priceUp', sortField: 'price', sortOrder: 'asc' },
    { name: 'priceDown', sortField: 'price', sortOrder: 'desc' },
    { name: 'rating', sortField: 'rating', sortOrder: 'desc' },
    { name: 'discount', sortField: 'discount', sortOrder: 'desc' },
  ],
  /** The default order is left out of the address. Only prices can also be sorted upwards. */
  readSort(address, hasSearchTerm) {
    const field = oneOf(address['sortField'], ...productSorts)
    const defaultField = hasSearchTerm ? 'relevance' : 'bestSelling'
    if (!field || field === defaultField || (field === 'relevance' && !hasSearchTerm)) return {}
    const order = field === 'price' ? oneOf(address['sortOrder'], 'asc' as const, 'desc' as const) : undefined
    return { sortField: field, sortOrder: order ?? 'desc' }
  },
  /** Without search term and category, deals and origin are pages of their own: the main menu links to them. */
  identityOf({ searchTerm, category, deals, origin }) {
    if (searchTerm || category) return { searchTerm, category }
    return deals ? { deals } : { origin }
  },
}

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
  emptyReason(search, { total, hasChosen, cleared }, texts) {
    if (total > 0) {
      const action = { label: texts.firstPage, search: { ...search, pageIndex: undefined } }
      return { heading: texts.pastEnd, text: texts.pastEndText, action, isPastEnd: true }
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
