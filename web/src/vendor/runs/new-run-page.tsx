import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { RunForm } from '#office/runs/run-form.tsx'
import type { RunParcel } from '#office/runs/use-chosen-doors.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { parcelQueries } from '../orders/parcels.queries.ts'
import { shopRuns, takenQuery } from './shop-runs.tsx'

/** "Tansen-5, Palpa": the ward belongs to the town, which stands first. */
const withWard = (place: string, ward: string) => place.replace(/^[^,]+/, (town) => `${town}-${ward}`)

const toDoor = ({ number, buyer, place, ward, state, cashPaisa }: ParcelCard): RunParcel => ({
  number,
  position: 1,
  buyer,
  place:
    ward === null
      ? place
      : { en: withWard(place.en, formatCount(ward, 'en')), ne: withWard(place.ne, formatCount(ward, 'ne')) },
  state,
  cashPaisa,
  shopName: undefined,
  // Parcels of one district stand together, then those of one town and one ward.
  way: [...place.en.split(', ').toReversed(), ward ?? ''].join(' '),
})

/** Gives packed parcels of the shop to a courier, and those that the courier has, did not bring yet, and are in no other run. */
export default function NewRunPage({ shop: { shopId } }: { shop: Shop }) {
  const { form } = useArea('office').runs
  const call = useCall()
  const { search } = useSearchParams()
  const couriers = useQuery(parcelQueries.couriers(call, shopId))
  const packed = useQuery(parcelQueries.forRun(call, shopId, 'packed'))
  const carried = useQuery(parcelQueries.forRun(call, shopId, 'onTheWay'))
  const taken = useQuery(takenQuery(call, shopId))
  const [chosenId, setChosenId] = useState(search['courier'])
  const courierId = chosenId ?? (couriers.data?.length === 1 ? couriers.data[0]!.id : undefined)
  const courier = couriers.data?.find(({ id }) => id === courierId)
  const isTheirs = ({ state, courierName }: ParcelCard) =>
    carriedStates.includes(state) && courierName === courier?.name
  const isFree = ({ number }: ParcelCard) => !taken.data?.includes(number)
  const failed = [packed, carried, taken].filter((query) => query.isLoadingError)
  return (
    <RunForm
      side={shopRuns(shopId)}
      couriers={couriers}
      courierId={courierId}
      onCourier={setChosenId}
      groups={
        packed.data &&
        carried.data &&
        taken.data && [
          { title: form.packed, parcels: packed.data.map(toDoor) },
          {
            title: form.with(courier?.name ?? ''),
            parcels: carried.data.filter((one) => isTheirs(one) && isFree(one)).map(toDoor),
          },
        ]
      }
      onRetry={failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined}
      emptyText={form.emptyText}
      wanted={search['parcels']?.split(',') ?? []}
    />
  )
}
