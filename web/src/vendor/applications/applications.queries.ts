import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Application } from '@haat/contract/domains/applications.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const listKey = ['vendor', 'applications']

/** Newest first. */
const listOf = (call: Call) =>
  queryOptions({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await call('GET /vendor/applications', { signal })).data,
  })

export const useApplications = () => useQuery(listOf(useCall()))

/** Puts an answer of the API in the place of what was known of the application. */
export function keepApplication(queryClient: QueryClient, next: Application) {
  queryClient.setQueryData<Application[]>(listKey, (known = []) => [
    next,
    ...known.filter(({ id }) => id !== next.id),
  ])
}

function useStep<Given>(step: (call: Call, given: Given) => Promise<{ data: Application }>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => step(call, given),
    onSuccess: ({ data }) => keepApplication(queryClient, data),
    // What was refused may have another state than this page knows.
    onError: () => queryClient.invalidateQueries({ queryKey: listKey }),
  })
}

export const useBegin = () => useStep((call) => call('POST /vendor/applications'))

export const useSend = () =>
  useStep((call, { id, version }: Pick<Application, 'id' | 'version'>) =>
    call('POST /vendor/applications/:id/send', { params: { id }, body: { version } }),
  )

export const useWithdraw = () =>
  useStep((call, id: string) => call('POST /vendor/applications/:id/withdraw', { params: { id } }))

export const useObject = () =>
  useStep((call, { id, words }: { id: string; words: string }) =>
    call('POST /vendor/applications/:id/object', { params: { id }, body: { words } }),
  )

export const useDropPaper = () =>
  useStep((call, params: { id: string; paperId: string }) =>
    call('DELETE /vendor/applications/:id/papers/:paperId', { params }),
  )
