import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
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
  place: SavedViewPage
  name: string
  search: string
  isShared: boolean
}

/** Saves or deletes a view. Both mutations settle after the list of views has been loaded again. */
export function useViewChanges() {
  const call = useCall()
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: viewsQueries.all(call).queryKey })
  const save = useMutation({
    mutationFn: (body: NewView) => call('POST /staff/views', { body }),
    onSuccess: reload,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /staff/views/:id', { params: { id } }),
    onSettled: reload,
  })
  return { save, remove }
}
