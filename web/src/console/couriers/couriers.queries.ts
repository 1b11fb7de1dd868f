import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Courier } from '@haat/contract/domains/couriers.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const courierQueries = {
  /** Those that a parcel can be given to. */
  choices: (call: Call) =>
    queryOptions({
      queryKey: ['staff-couriers', 'choices'],
      queryFn: async ({ signal }) => (await call('GET /staff/couriers', { signal })).data.items,
      staleTime: 300_000,
    }),
  all: (call: Call) =>
    queryOptions({
      queryKey: ['staff-couriers', 'all'],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/couriers', { query: { all: 'true' }, signal })).data.items,
      staleTime: 0,
    }),
}

function useCourierMutation<Input>(change: (call: Call, input: Input) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-couriers'] }),
  })
}

export type CourierForm = Pick<Courier, 'name' | 'phone' | 'collects'>

/** Adds a courier, or changes the one with the given id. */
export const useSaveCourier = (id: string | undefined) =>
  useCourierMutation((call, body: CourierForm) =>
    id === undefined
      ? call('POST /staff/couriers', { body })
      : call('PATCH /staff/couriers/:id', { params: { id }, body }),
  )

export const useSwitchCourier = () =>
  useCourierMutation((call, { id, isActive }: Pick<Courier, 'id' | 'isActive'>) =>
    call('PATCH /staff/couriers/:id', { params: { id }, body: { isActive } }),
  )
