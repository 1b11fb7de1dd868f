import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Run, RunCard } from '@haat/contract/domains/runs.ts'
import type { RunState } from '@haat/contract/domains/runs.rules.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const pageSize = '20'
const refetchMs = 60_000
/** While a courier is on the way, each door can be closed at any moment. */
const runRefetchMs = 15_000

/** A parcel as the calls of runs name it. Shops name only the order, since each has one parcel in it. */
export interface Door {
  number: string
  position: number
}

export interface NewRun {
  id: string
  courierId: string
  rider: string
  doors: readonly Door[]
}

/** Who looks at runs, a shop or staff: what they call, and where their pages are. */
export interface RunSide {
  /** Begins the names of everything that is kept of their runs. */
  key: readonly string[]
  list(
    call: Call,
    query: { pageSize: string; cursor: string | undefined },
    signal: AbortSignal,
  ): Promise<{ data: { items: RunCard[]; nextCursor: string | null } }>
  one(call: Call, runId: string, signal: AbortSignal): Promise<{ data: Run }>
  make(call: Call, run: NewRun): Promise<{ data: Run }>
  sort(call: Call, runId: string, doors: readonly Door[]): Promise<{ data: Run }>
  free(call: Call, runId: string): Promise<{ data: Run }>
  revoke(call: Call, runId: string): Promise<{ data: Run }>
  photoPath(runId: string, outcomeId: string): string
  /** The route of the office, and the addresses below it. */
  to: '/vendor/$' | '/staff/$'
  ordersPath: string
  parcelPath(number: string): string
  /** Staff see parcels of several shops on one run. */
  showsShops: boolean
  renderState(state: ParcelState): ReactNode
}

export const runsPath = ({ ordersPath }: RunSide) => `${ordersPath}/runs`
export const runPath = (side: RunSide, runId: string) => `${runsPath(side)}/${runId}`

/** Whether the link of the run still opens it. */
export const isOpen = (state: RunState) => state === 'waiting' || state === 'started'

export const runQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, side: RunSide) => ({
    queryKey: [...side.key, 'list'],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await side.list(call, { pageSize, cursor }, signal)).data,
    keyOf: ({ id }: RunCard) => id,
    refetchMs,
  }),
  one: (call: Call, side: RunSide, runId: string) =>
    queryOptions({
      queryKey: [...side.key, 'one', runId],
      queryFn: async ({ signal }) => (await side.one(call, runId, signal)).data,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && !isOpen(data.state) ? refetchMs : runRefetchMs),
    }),
}

/** A change of runs, whose answer is shown at once. Parcels move with their run, so their lists are asked again, too. */
export function useRunChange<Given>(
  side: RunSide,
  send: (call: Call, given: Given) => Promise<{ data: Run }>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: Given) => (await send(call, given)).data,
    onSuccess: (run) => queryClient.setQueryData(runQueries.one(call, side, run.id).queryKey, run),
    onSettled: () => {
      const others = ['vendor', 'staff-orders', 'staff-runs']
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => others.includes(String(queryKey[0])),
      })
    },
  })
}
