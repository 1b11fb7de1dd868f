import picture from 'picture:state-toolbox'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'

export function ServicesPage() {
  const shop = useArea('shop')
  return (
    <>
      <h1 className="text-h1">{shop.services}</h1>
      <EmptyShelf
        picture={picture}
        tone="pine"
        heading={shop.noServices}
        text={shop.noServicesText}
        wayOn={
          <Link to="/products/" className={wayOnClass}>
            {shop.seeProducts}
          </Link>
        }
      />
    </>
  )
}
