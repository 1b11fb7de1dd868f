import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HomeEdition, HomeLayout } from '@haat/contract/domains/home.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const homeEdition = (call: Call) =>
  queryOptions({
    queryKey: ['console', 'home'],
    queryFn: async ({ signal }) => (await call('GET /staff/home', { signal })).data,
    staleTime: 0,
    // A refetch must not replace what somebody is arranging.
    refetchOnWindowFocus: false,
  })

export const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409

interface HomeChange {
  /** The layout to save; undefined when the saved draft is published as it is. */
  layout: HomeLayout | undefined
  version: number
  isPublishing: boolean
}

/** Saves the draft of the home page and publishes it if asked; the shop's home page is then refetched. */
export function useHomeChange() {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ layout, version, isPublishing }: HomeChange): Promise<HomeEdition> => {
      const saved = layout && (await call('PUT /staff/home/draft', { body: { ...layout, version } })).data
      if (saved) queryClient.setQueryData(homeEdition(call).queryKey, saved)
      if (saved && !isPublishing) return saved
      return (await call('POST /staff/home/publish', { body: { version: saved?.version ?? version } })).data
    },
    onSuccess: (edition) => {
      queryClient.setQueryData(homeEdition(call).queryKey, edition)
      void queryClient.invalidateQueries({ queryKey: ['home'] })
    },
  })
}
