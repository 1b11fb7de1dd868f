import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ViewPlace } from '@haat/contract/domains/staff.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const viewsQueries = {
  all: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'views'],
      queryFn: async ({ signal }) => (await call('GET /staff/views', { signal })).data,
    }),
}

interface NewView {
  place: ViewPlace
  name: string
  search: string
  isShared: boolean
}

/** Both answer when the list is there anew. */
export function useViewChanges() {
  const call = useCall()
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: viewsQueries.all(call).queryKey })
  const save = useMutation({
    mutationFn: (body: NewView) => call('POST /staff/views', { body }),
    networkMode: 'always',
    onSuccess,
  })
  const drop = useMutation({
    mutationFn: (id: string) => call('DELETE /staff/views/:id', { params: { id } }),
    networkMode: 'always',
    onSettled: onSuccess,
  })
  return { save, drop }
}
