import picture from 'picture:state-toolbox'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { EmptyShelf, wayOnClass } from './empty-shelf.tsx'

export function ServicePage() {
  const shop = useArea('shop')
  return (
    <EmptyShelf
      picture={picture}
      tone="cream"
      heading={shop.serviceGone}
      headingLevel={1}
      text={shop.serviceGoneText}
      wayOn={
        <Link to="/services/" className={wayOnClass}>
          {shop.seeServices}
        </Link>
      }
    />
  )
}
