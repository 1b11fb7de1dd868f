import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { searchToQuery, type ContentSearch } from './list/content-search.ts'

/** Staff need the current state: nothing counts as fresh. */
const alwaysFresh = { staleTime: 0 }

export const contentQueries = {
  list: (call: Call, search: ContentSearch) =>
    queryOptions({
      queryKey: ['console', 'content', 'list', search],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content', { query: searchToQuery(search), signal })).data,
      placeholderData: keepPreviousData,
      ...alwaysFresh,
    }),
  stats: (call: Call) =>
    queryOptions({
      queryKey: ['console', 'content', 'stats'],
      queryFn: async ({ signal }) => (await call('GET /master-content/stats', { signal })).data,
      ...alwaysFresh,
    }),
  one: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['console', 'content', 'one', id],
      queryFn: async ({ signal }) => (await call('GET /master-content/:id', { params: { id }, signal })).data,
      ...alwaysFresh,
      // A refetch must not replace what somebody is typing.
      refetchOnWindowFocus: false,
    }),
  versions: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['console', 'content', 'versions', id],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content/:id/versions', { params: { id }, signal })).data,
      ...alwaysFresh,
    }),
}

export const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409
export const isMissing = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)

/** Changes content; every list of content is then loaded again, and so are the shop's own pages. */
export function useContentMutation<Input, Output>(change: (call: Call, input: Input) => Promise<Output>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => {
      for (const query of ['list', 'stats', 'versions'])
        void queryClient.invalidateQueries({ queryKey: ['console', 'content', query] })
      void queryClient.invalidateQueries({ queryKey: ['content'] })
    },
  })
}

export interface BulkUpdate {
  id: string
  version: number
  changes: ContentChanges
}

export const useBulkMutation = () =>
  useContentMutation(async (call, updates: BulkUpdate[]): Promise<MasterContent[]> => {
    return (await call('PATCH /master-content/bulk', { body: { updates } })).data
  })
