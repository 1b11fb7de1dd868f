import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CashDay, Remittance } from '@haat/contract/domains/cash.ts'
import type { DifferenceEnd } from '@haat/contract/domains/cash.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const refetchMs = 60_000

export const cashQueries = {
  overview: (call: Call) =>
    queryOptions({
      queryKey: ['staff-cash', 'overview'],
      queryFn: async ({ signal }) => (await call('GET /staff/cash', { signal })).data,
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  courier: (call: Call, courierId: string) =>
    queryOptions({
      queryKey: ['staff-cash', 'courier', courierId],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/cash/couriers/:courierId', { params: { courierId }, signal })).data,
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  /** For `useEndlessList`, as the next one. */
  days: (call: Call) => ({
    queryKey: ['staff-cash', 'days'],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await call('GET /staff/cash/days', { query: { cursor }, signal })).data,
    keyOf: ({ day }: CashDay) => day,
  }),
  remittances: (call: Call) => ({
    queryKey: ['staff-cash', 'remittances'],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await call('GET /staff/cash/remittances', { query: { cursor }, signal })).data,
    keyOf: ({ id }: Remittance) => id,
  }),
}

/** One day that is not closed; they are few, and stand before the closed ones. */
export const openDayQuery = (call: Call, day: string) =>
  queryOptions({
    queryKey: ['staff-cash', 'open-day', day],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /staff/cash/days', { query: { pageSize: '100' }, signal })
      return data.items.find((one) => one.day === day)
    },
    staleTime: 0,
  })

/** Whatever became of a change, all is asked again: others change it, too. */
function useCashMutation<Input>(change: (call: Call, input: Input) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-cash'] }),
  })
}

export const useHandIn = () =>
  useCashMutation((call, body: { id: string; courierId: string; parcelIds: string[] }) =>
    call('POST /staff/cash/hand-ins', { body }),
  )

export const useUndoHandIn = () =>
  useCashMutation((call, id: string) => call('DELETE /staff/cash/hand-ins/:id', { params: { id } }))

export const useCount = (id: string) =>
  useCashMutation((call, body: { countedPaisa: number; words: string }) =>
    call('POST /staff/cash/hand-ins/:id/count', { params: { id }, body }),
  )

interface EndedDifference {
  id: string
  courierId: string
  amountPaisa: number
  end: DifferenceEnd
  words: string
  code: string
}
export const useEndDifference = () =>
  useCashMutation((call, body: EndedDifference) => call('POST /staff/cash/differences', { body }))

export const useRemit = () =>
  useCashMutation((call, body: { id: string; amountPaisa: number; reference: string; code: string }) =>
    call('POST /staff/cash/remittances', { body }),
  )

export const useCloseDay = (day: string) =>
  useCashMutation((call, body: { boxPaisa: number; foundPaisa: number; words: string; code: string }) =>
    call('POST /staff/cash/days/:day/close', { params: { day }, body }),
  )
