import magnifier from 'picture:state-magnifier'
import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { BackScreen } from './door/back-screen.tsx'
import { DoorPage } from './door/door-page.tsx'
import { CancelledScreen } from './pack/cancelled-screen.tsx'
import { PackScreen } from './pack/pack-screen.tsx'
import { OverScreen } from './parts/over-screen.tsx'
import { parcelQueries } from './parcels.queries.ts'

export interface ParcelScreenProps {
  shop: Shop
  parcel: ShopParcel
}

/** What is to be done with a parcel depends on where it stands. */
const screens: Partial<Record<ParcelState, ComponentType<ParcelScreenProps>>> = {
  confirmed: PackScreen,
  accepted: PackScreen,
  packed: PackScreen,
  handedOver: DoorPage,
  shipped: DoorPage,
  tried: DoorPage,
  refused: BackScreen,
  partlyDelivered: BackScreen,
  cancelled: CancelledScreen,
}

interface ParcelPageProps {
  shop: Shop
  number: string
}

/** One parcel of the shop, with what has to be done with it now. */
export default function ParcelPage({ shop, number }: ParcelPageProps) {
  const { orders } = useArea('vendor')
  const query = useQuery(parcelQueries.one(useCall(), shop.shopId, number))
  const { data: parcel, error } = query
  if (parcel) {
    const Screen = screens[parcel.state] ?? OverScreen
    return <Screen shop={shop} parcel={parcel} />
  }
  if (!error) return <PageSkeleton />
  const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
  if (!isMissing) return <ErrorState picture={plug} heading={orders.loadFailed} query={query} />
  return (
    <>
      <PageTitle title={orders.missing} />
      <EmptyState
        picture={magnifier}
        tone="cream"
        heading={orders.missing}
        headingLevel={1}
        actions={
          <Link
            to="/vendor/$"
            params={{ _splat: `${shop.shopId}/orders` }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {orders.toAll}
          </Link>
        }
      >
        {orders.missingText}
      </EmptyState>
    </>
  )
}
