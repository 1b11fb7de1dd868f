import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import type { RunSide } from '#office/runs/runs.queries.ts'
import { parcelPath } from '../orders/parcel-path.ts'
import { StateBadge } from '../orders/parts/state-badge.tsx'

/** The parcels of the shop that are in a run already. */
export const takenQuery = (call: Call, shopId: string) =>
  queryOptions({
    queryKey: ['vendor', 'shops', shopId, 'runs', 'taken'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/runs/taken', { params: { shopId }, signal })).data.numbers,
    staleTime: 0,
  })

/** The runs of one shop, as its members make and watch them. */
export function shopRuns(shopId: string): RunSide {
  const params = { shopId }
  const numbersOf = (doors: readonly { number: string }[]) => doors.map(({ number }) => number)
  return {
    key: ['vendor', 'shops', shopId, 'runs'],
    list: (call, query, signal) => call('GET /vendor/shops/:shopId/runs', { params, query, signal }),
    one: (call, runId, signal) =>
      call('GET /vendor/shops/:shopId/runs/:runId', {
        params: { shopId, runId },
        signal,
      }),
    make: (call, { doors, ...run }) =>
      call('POST /vendor/shops/:shopId/runs', {
        params,
        body: { ...run, numbers: numbersOf(doors) },
      }),
    sort: (call, runId, doors) =>
      call('PUT /vendor/shops/:shopId/runs/:runId/order', {
        params: { shopId, runId },
        body: { numbers: numbersOf(doors) },
      }),
    free: (call, runId) =>
      call('POST /vendor/shops/:shopId/runs/:runId/free', {
        params: { shopId, runId },
      }),
    revoke: (call, runId) =>
      call('POST /vendor/shops/:shopId/runs/:runId/revoke', {
        params: { shopId, runId },
      }),
    photoPath: (runId, outcomeId) => `/vendor/shops/${shopId}/runs/${runId}/photos/${outcomeId}`,
    to: '/vendor/$',
    ordersPath: `${shopId}/orders`,
    parcelPath: (number) => parcelPath(shopId, number),
    showsShops: false,
    renderState: (state) => <StateBadge state={state} />,
  }
}
