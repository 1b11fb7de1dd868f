import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffOrder, StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import type { CallOutcome, OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import type {
  DoorOutcome,
  DoorPaymentAnswered,
  HandOver,
  Missing,
} from '@haat/contract/domains/orders.parcel-input.ts'
import type { DeclineReason } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const refetchMs = 15_000
const countRefetchMs = 60_000
const firstPageSize = 25
const longPageSize = 100

const listsKey = ['staff-orders', 'list']

export interface OrdersFilter {
  view: OrderView
  searchTerm: string
}

export const orderQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, filter: OrdersFilter) => ({
    queryKey: [...listsKey, filter],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      return (await call('GET /staff/orders', { query: { ...filter, pageSize, cursor }, signal })).data
    },
    keyOf: ({ number }: StaffOrderCard) => number,
    refetchMs,
  }),
  one: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['staff-orders', 'one', number],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/orders/:number', { params: { number }, signal })).data,
      refetchInterval: refetchMs,
      staleTime: 0,
    }),
}

/** How many orders wait for staff; undefined while that is unknown. */
export function useWaitingOrderCount(): number | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [...listsKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/orders', { query: { pageSize: '1' }, signal })).data.counts,
    refetchInterval: countRefetchMs,
    retry: false,
  })
  return data && Object.values(data).reduce((sum, count) => sum + count, 0)
}

/** What staff do with a parcel, as its call takes it. */
export type ParcelStepInput =
  | { step: 'accept' | 'pack' | 'leave' | 'back' }
  | { step: 'decline'; body: { reason: DeclineReason; words: string } }
  | { step: 'missing'; body: Missing }
  /** Late is a tracking number that came after the courier took the parcel. */
  | { step: 'hand-over'; body: HandOver; isLate?: true }
  | { step: 'door'; body: DoorOutcome }
  | { step: 'door-payment'; body: DoorPaymentAnswered }
  | { step: 'cancel' | 'free-door-code'; body: { words: string } }

async function sendStep(call: Call, number: string, position: number, input: ParcelStepInput) {
  const params = { number, position: String(position) }
  const line = `POST /staff/orders/:number/parcels/:position/${input.step}` as const
  return call(line, {
    params,
    ...('body' in input && { body: input.body }),
  } as never)
}

/** Keeps how the order is after a change, and loads it again after a refusal, because somebody was quicker. */
function useChange<Input>(number: string, send: (call: Call, input: Input) => Promise<{ data: StaffOrder }>) {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = orderQueries.one(call, number)
  return useMutation({
    mutationFn: async (input: Input) => (await send(call, input)).data,
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: listsKey }),
  })
}

export const useParcelStep = (number: string, position: number) =>
  useChange(number, (call, input: ParcelStepInput) => sendStep(call, number, position, input))

export interface NewCall {
  outcome: CallOutcome
  words: string
  callAgainAt?: string
  seenCalls: number
}
export const useNoteCall = (number: string) =>
  useChange(number, (call, body: NewCall) =>
    call('POST /staff/orders/:number/calls', { params: { number }, body }),
  )

export function useCompleteRefund(number: string) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; reference: string; code: string }) =>
      (await call('POST /staff/refunds/:id/done', { params: { id }, body })).data,
    onSuccess: (refund) =>
      client.setQueryData(
        orderQueries.one(call, number).queryKey,
        (order) =>
          order && { ...order, refunds: order.refunds.map((one) => (one.id === refund.id ? refund : one)) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-orders'] }),
  })
}

interface NewLineRefund {
  id: string
  lines: { variantId: string; quantity: number }[]
  reason: string
  code: string
}

/** Refunds delivered pieces. Whatever became of it, the order is asked again: others refund too. */
export function useRefundLines(number: string, position: number) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewLineRefund) => {
      const params = { number, position: String(position) }
      return (await call('POST /staff/orders/:number/parcels/:position/refunds', { params, body })).data
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-orders'] }),
  })
}
