import { queryOptions } from '@tanstack/react-query'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { isOver } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Call } from '#api/client.ts'
import type { Door, RunSide } from '#office/runs/runs.queries.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'

const parcelsOf = (doors: readonly Door[]) => doors.map(({ number, position }) => ({ number, position }))

/** The runs of all shops, and Haat's own, as staff make and watch them. */
export const staffRuns: RunSide = {
  key: ['staff-runs'],
  list: (call, query, signal) => call('GET /staff/runs', { query, signal }),
  one: (call, runId, signal) => call('GET /staff/runs/:runId', { params: { runId }, signal }),
  make: (call, { doors, ...run }) =>
    call('POST /staff/runs', { body: { ...run, parcels: parcelsOf(doors) } }),
  sort: (call, runId, doors) =>
    call('PUT /staff/runs/:runId/order', {
      params: { runId },
      body: { parcels: parcelsOf(doors) },
    }),
  free: (call, runId) => call('POST /staff/runs/:runId/free', { params: { runId } }),
  revoke: (call, runId) => call('POST /staff/runs/:runId/revoke', { params: { runId } }),
  photoPath: (runId, outcomeId) => `/staff/runs/${runId}/photos/${outcomeId}`,
  to: '/staff/$',
  ordersPath: 'orders',
  parcelPath: (number) => `orders/${number}`,
  showsShops: true,
  renderState: (state) => <StateName state={state} />,
}

function StateName({ state }: { state: ParcelState }) {
  const { desk } = useArea('staff')
  return <Badge tone={isOver(state) ? 'sunken' : 'creamTint'}>{desk.states[state]}</Badge>
}

/** What a courier has and is on no run, of all shops; without a courier nothing is asked. */
export const parcelsForRun = (call: Call, courierId: string | undefined) =>
  queryOptions({
    queryKey: ['staff-runs', 'parcels', courierId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /staff/runs/parcels', {
          query: { courierId: courierId! },
          signal,
        })
      ).data.items,
    enabled: courierId !== undefined,
    staleTime: 0,
  })
