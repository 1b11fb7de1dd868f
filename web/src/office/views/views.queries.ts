import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '@haat/contract/domains/views.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export interface NewView {
  name: string
  search: string
  isShared: boolean
}

/** Where the views of a list are kept: with the staff, or with a shop. */
export interface ViewSource {
  /** Of the answer with all views of the reader. */
  queryKey: readonly string[]
  /** The list whose views they are. */
  place: SavedView['place']
  /** Who sees what is shared. */
  audience: 'staff' | 'shop'
  list(call: Call, signal: AbortSignal): Promise<{ data: SavedView[] }>
  save(call: Call, view: NewView): Promise<unknown>
  rename(call: Call, id: string, name: string): Promise<unknown>
  drop(call: Call, id: string): Promise<unknown>
}

export const viewsQuery = (call: Call, { queryKey, list }: ViewSource) =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await list(call, signal)).data })

/** Changes of views. Each settles after the list of views has been loaded again. */
export function useViewChanges(source: ViewSource) {
  const call = useCall()
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: source.queryKey })
  const save = useMutation({ mutationFn: (view: NewView) => source.save(call, view), onSuccess: reload })
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => source.rename(call, id, name),
    onSuccess: reload,
  })
  const remove = useMutation({ mutationFn: (id: string) => source.drop(call, id), onSettled: reload })
  return { save, rename, remove }
}
