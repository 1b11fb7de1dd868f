import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const secondFactorQueries = {
  state: (call: Call) =>
    queryOptions({
      queryKey: ['second-factor'],
      queryFn: async ({ signal }) => (await call('GET /account/second-factor', { signal })).data,
      staleTime: Infinity,
    }),
}

/** Whether the signed-in person has set up a second factor, and has shown it in this session. */
export const useSecondFactor = () => useQuery(secondFactorQueries.state(useCall()))

/** Lets nobody ask the person to set one up for a while. */
export function usePostponeSecondFactor() {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call('POST /account/second-factor/postpone')).data,
    onSuccess: (factor) => queryClient.setQueryData(secondFactorQueries.state(call).queryKey, factor),
  })
}
