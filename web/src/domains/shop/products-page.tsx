import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import { Link } from '@tanstack/react-router'
import type { Areas } from '#messages/areas.ts'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'
import type { ProductSearch } from './product-search.ts'

function headingOf(search: ProductSearch, shop: Areas['shop']): string {
  if (search.searchTerm) return shop.searched(search.searchTerm)
  if (search.deals) return shop.deals
  if (search.origin) return shop.madeInNepal
  return search.sortField ? shop.newArrivals : shop.products
}

export function ProductsPage({ search }: { search: ProductSearch }) {
  const shop = useArea('shop')
  const { searchTerm } = search
  return (
    <>
      <h1 className="text-h1 break-words">{headingOf(search, shop)}</h1>
      <EmptyShelf
        picture={searchTerm ? magnifier : teapot}
        tone={searchTerm ? 'indigo' : 'pine'}
        heading={searchTerm ? shop.noMatch(searchTerm) : shop.noProducts}
        text={searchTerm ? shop.noMatchText : shop.noProductsText}
        wayOn={
          <Link to="/services/" className={wayOnClass}>
            {shop.seeServices}
          </Link>
        }
      />
    </>
  )
}
