import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order, OrderCard } from '@haat/contract/domains/orders.ts'
import type { CancelReason } from '@haat/contract/domains/orders.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const ordersQueries = {
  /** For `useEndlessList`. */
  list: (call: Call) => ({
    queryKey: ['orders', 'list'],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
      (await call('GET /orders', { query: { cursor }, signal })).data,
    keyOf: ({ number }: OrderCard) => number,
  }),
  last: (call: Call) =>
    queryOptions({
      queryKey: ['orders', 'last'],
      queryFn: async ({ signal }) =>
        (await call('GET /orders', { query: { pageSize: 1 }, signal })).data.items,
      // Always stale, since parcels change without the page.
      staleTime: 0,
    }),
  one: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['orders', 'one', number],
      queryFn: async ({ signal }) => (await call('GET /orders/:number', { params: { number }, signal })).data,
      staleTime: 0,
    }),
}

/** A change that the API answers with the changed order; the lists are loaded again. */
function useOrderChange<Given>(number: string, change: (call: Call, given: Given) => Promise<Order>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    onSuccess: (order) => {
      queryClient.setQueryData(ordersQueries.one(call, number).queryKey, order)
      for (const list of ['list', 'last']) {
        void queryClient.invalidateQueries({ queryKey: ['orders', list] })
      }
    },
    // A refusal means that the order has changed since it was loaded.
    onError: () => queryClient.invalidateQueries({ queryKey: ordersQueries.one(call, number).queryKey }),
  })
}

export const useConfirmOrder = (number: string) =>
  useOrderChange(
    number,
    async (call, code: string) =>
      (await call('POST /orders/:number/confirm', { params: { number }, body: { code } })).data,
  )

export const useAnswerSubstitute = (number: string, position: number) =>
  useOrderChange(number, async (call, { id, isAccepted }: { id: string; isAccepted: boolean }) => {
    const params = { number, position: String(position), id }
    const body = { isAccepted }
    return (await call('POST /orders/:number/parcels/:position/substitutes/:id', { params, body })).data
  })

export const useChooseDay = (number: string, position: number) =>
  useOrderChange(number, async (call, day: string) => {
    const params = { number, position: String(position) }
    return (await call('PUT /orders/:number/parcels/:position/day', { params, body: { day } })).data
  })

export const useCancelParcel = (number: string, position: number) =>
  useOrderChange(number, async (call, reason: CancelReason) => {
    const params = { number, position: String(position) }
    return (await call('POST /orders/:number/parcels/:position/cancel', { params, body: { reason } })).data
  })
