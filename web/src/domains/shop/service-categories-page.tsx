import picture from 'picture:state-broom'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'

export function ServiceCategoriesPage() {
  const shop = useArea('shop')
  return (
    <>
      <h1 className="text-h1">{shop.serviceCategories}</h1>
      <EmptyShelf
        picture={picture}
        tone="pine"
        heading={shop.noServiceCategories}
        text={shop.noServiceCategoriesText}
        wayOn={
          <Link to="/services/" className={wayOnClass}>
            {shop.seeServices}
          </Link>
        }
      />
    </>
  )
}
