import picture from 'picture:state-gift'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'

export function ProductPage() {
  const shop = useArea('shop')
  return (
    <EmptyShelf
      picture={picture}
      tone="cream"
      heading={shop.productGone}
      headingLevel={1}
      text={shop.productGoneText}
      wayOn={
        <Link to="/products/" className={wayOnClass}>
          {shop.seeProducts}
        </Link>
      }
    />
  )
}
