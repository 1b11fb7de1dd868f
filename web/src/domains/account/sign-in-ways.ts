import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const signInWaysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['account', 'sign-in-ways'],
    queryFn: async ({ signal }) => (await call('GET /account/sign-in-ways', { signal })).data,
  })

/** Whether the signed-in person has a password, and whether Google is linked. */
export const useSignInWays = () => useQuery(signInWaysQuery(useCall()))

/** Loads the ways to sign in again, after the Google pop-up or another change of them. */
export function useReloadSignInWays() {
  const { queryKey } = signInWaysQuery(useCall())
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}
