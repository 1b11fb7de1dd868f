import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { RunForm } from '#office/runs/run-form.tsx'
import { RunList } from '#office/runs/run-list.tsx'
import { RunPage } from '#office/runs/run-page.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { courierQueries } from '../couriers/couriers.queries.ts'
import { parcelsForRun, staffRuns } from './staff-runs.tsx'

/** Serves `runs`, `runs/new` and `runs/<id>` below the orders of the console. */
export default function RunsPage({ rest }: { rest: string }) {
  if (rest === '') return <RunList side={staffRuns} />
  if (rest === 'new') return <NewRun />
  return <RunPage key={rest} side={staffRuns} runId={rest} />
}

/** Staff choose among what one courier has of all shops. */
function NewRun() {
  const { form } = useArea('office').runs
  const call = useCall()
  const { search } = useSearchParams()
  const couriers = useQuery(courierQueries.choices(call))
  const [chosenId, setChosenId] = useState(search['courier'])
  const courierId = chosenId ?? (couriers.data?.length === 1 ? couriers.data[0]!.id : undefined)
  const parcels = useQuery(parcelsForRun(call, courierId))
  const courier = couriers.data?.find(({ id }) => id === courierId)
  return (
    <RunForm
      side={staffRuns}
      couriers={couriers}
      courierId={courierId}
      onCourier={setChosenId}
      groups={
        parcels.data && [
          {
            title: form.with(courier?.name ?? ''),
            // The API lists them by district and local level.
            parcels: parcels.data.map((parcel, at) => ({
              ...parcel,
              way: String(at),
            })),
          },
        ]
      }
      onRetry={parcels.isLoadingError ? () => void parcels.refetch() : undefined}
      emptyText={form.emptyStaff}
      wanted={search['parcels']?.split(',') ?? []}
    />
  )
}
