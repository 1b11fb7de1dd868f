import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { listQueryOf, type ContentSearch } from './content-search.ts'

/** Staff work on what is there now: nothing is taken for fresh, and a refusal stays one. */
const asItIs = {
  staleTime: 0,
  networkMode: 'always' as const,
  retry: (count: number, failure: Error) => count < 1 && !(failure instanceof ApiFailure),
}

export const contentQueries = {
  list: (call: Call, search: ContentSearch) =>
    queryOptions({
      queryKey: ['console', 'content', 'list', search],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content', { query: listQueryOf(search), signal })).data,
      placeholderData: keepPreviousData,
      ...asItIs,
    }),
  stats: (call: Call) =>
    queryOptions({
      queryKey: ['console', 'content', 'stats'],
      queryFn: async ({ signal }) => (await call('GET /master-content/stats', { signal })).data,
      ...asItIs,
    }),
  one: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['console', 'content', 'one', id],
      queryFn: async ({ signal }) => (await call('GET /master-content/:id', { params: { id }, signal })).data,
      ...asItIs,
      // What is being typed must not be asked away under somebody's hands.
      refetchOnWindowFocus: false,
    }),
  versions: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['console', 'content', 'versions', id],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content/:id/versions', { params: { id }, signal })).data,
      ...asItIs,
    }),
}

export const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409
export const isMissing = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)

/** A change of content; whatever shows content is asked for again, the shop's own pages too. */
export function useContentChange<Given, Done>(change: (call: Call, given: Given) => Promise<Done>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    networkMode: 'always',
    onSettled: () => {
      for (const place of ['list', 'stats', 'versions'])
        void queryClient.invalidateQueries({ queryKey: ['console', 'content', place] })
      void queryClient.invalidateQueries({ queryKey: ['content'] })
    },
  })
}

export interface BulkUpdate {
  id: string
  version: number
  changes: ContentChanges
}

export const useBulkChange = () =>
  useContentChange(async (call, updates: BulkUpdate[]): Promise<MasterContent[]> => {
    return (await call('PATCH /master-content/bulk', { body: { updates } })).data
  })
