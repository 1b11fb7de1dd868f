import picture from 'picture:state-abacus'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'

export function CategoriesPage() {
  const shop = useArea('shop')
  return (
    <>
      <h1 className="text-h1">{shop.categories}</h1>
      <EmptyShelf
        picture={picture}
        tone="cream"
        heading={shop.noCategories}
        text={shop.noCategoriesText}
        wayOn={
          <Link to="/products/" className={wayOnClass}>
            {shop.seeProducts}
          </Link>
        }
      />
    </>
  )
}
