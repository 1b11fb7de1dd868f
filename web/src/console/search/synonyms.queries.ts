import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const groupsPerPage = 25

export interface SynonymsSearch {
  searchTerm: string
  pageIndex: number
}

export const synonymGroups = (call: Call, { searchTerm, pageIndex }: SynonymsSearch) =>
  queryOptions({
    queryKey: ['console', 'words', searchTerm, pageIndex],
    queryFn: async ({ signal }) => {
      const query = { searchTerm, pageIndex: String(pageIndex), pageSize: String(groupsPerPage) }
      return (await call('GET /staff/synonyms', { query, signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

interface GroupChange {
  /** The group as it was loaded; undefined for a new group. */
  group: SynonymGroup | undefined
  words: string[]
}

function useGroupMutation<Input, Output>(change: (call: Call, input: Input) => Promise<Output>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(call, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['console', 'words'] }),
  })
}

export const useSaveGroup = () =>
  useGroupMutation(async (call, { group, words }: GroupChange) => {
    if (!group) return (await call('POST /staff/synonyms', { body: { words } })).data
    const params = { id: String(group.id) }
    return (await call('PATCH /staff/synonyms/:id', { params, body: { words, version: group.version } })).data
  })

export const useDeleteGroup = () =>
  useGroupMutation((call, { id }: SynonymGroup) =>
    call('DELETE /staff/synonyms/:id', { params: { id: String(id) } }),
  )
